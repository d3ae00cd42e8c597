// A lane game of about the size of Clash on boardgame.io's own server, with matches kept in memory: the peer of
// `make bench-server`. boardgame.io itself is installed by npm beside a copy of this file, outside the tree.

const { Server, Origins } = require('boardgame.io/server');

const LANES = 7;
const PIECES = 50;
const MOVES_A_TURN = 4;
const END_OF_LANE = 9;

const other = (side) => (side === '0' ? '1' : '0');

function setup() {
  const pieces = [];
  for (let id = 0; id < PIECES; id++) {
    const side = String(id % 2);
    pieces.push({ id, side, kind: id % 5 === 0 ? 'tank' : 'private', lane: id % LANES, at: 0, isLost: false });
  }
  return { pieces, held: new Array(LANES).fill(null), said: 0 };
}

const ahead = (piece) => (piece.side === '0' ? piece.at : END_OF_LANE - piece.at);

/** A piece goes forward on its lane; at the end it holds the lane and comes back, and a die may cost an enemy there. */
function advance({ G, playerID, random }, id) {
  const piece = G.pieces[id];
  if (!piece || piece.side !== playerID || piece.isLost) return 'INVALID_MOVE';
  piece.at += 1;
  G.said += 1;
  const enemies = G.pieces.filter((enemy) => {
    return enemy.side === other(playerID) && enemy.lane === piece.lane && ahead(enemy) === ahead(piece);
  });
  if (enemies.length > 0 && random.D6() > 4) {
    const enemy = enemies[0];
    enemy.at = 0;
    enemy.isLost = false;
  }
  if (piece.at >= END_OF_LANE) {
    G.held[piece.lane] = playerID;
    piece.at = 0;
  }
}

const lanes = {
  name: 'lanes',
  setup,
  moves: { advance },
  turn: { minMoves: MOVES_A_TURN, maxMoves: MOVES_A_TURN },
  minPlayers: 2,
  maxPlayers: 2,
  // Without this every move would also carry the positions before it: kinder to the peer.
  disableUndo: true,
};

const server = Server({ games: [lanes], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2] || 0), callback: () => {} }).then(({ appServer }) => {
  console.log(`listening ${appServer.address().port}`);
});
