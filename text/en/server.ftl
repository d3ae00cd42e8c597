# Text of the server: why a request was not carried out.

## Asking
server-unreadable = The request cannot be read: { $found }
server-missing = There is nothing here by that name.
server-nobody = First choose a name.
server-wrong-password = Login and password do not fit together.
server-origin = This request came from another site.
server-nul = Text with the character NUL cannot be kept.
server-too-large = That is more than fits into one message.
server-too-fast = Not so fast: wait a moment and try again.
server-too-many-sockets = Too many connections are open at once.
server-too-many-hints = Too many hints are being thought out. Try again in a moment.
server-too-many-tables = You have as many unfinished tables as one person can have.
server-closing = The server is being closed; come back in a moment.
server-store = The server cannot reach its memory. Nothing was changed; try again in a moment.
server-broken = Something went wrong on the server.
server-try-again = The table changed in the same moment. Look again and repeat.

## Lessons
server-bad-lesson = These sentences do not belong to this lesson. Begin the step again.

## Names and accounts
server-bad-name = A name has 1 to 40 characters.
server-bad-login = A login has 3 to 40 letters, digits, dots, dashes or underscores.
server-bad-password = A password has 10 to 200 characters.
server-no-such-language = That language is not spoken here.
server-already-account = You already have an account.
server-login-taken = Somebody else has that login.

## Tables
server-no-such-game = There is no game by that name.
server-bad-head = The options or the map cannot be read.
server-bad-clock = A live clock has 10 seconds to a day and at most an hour of increment; otherwise it is 1 to 60 days for each move.
server-bad-level = The computer has the levels 1 to 5.
server-faults = The table cannot be set up that way.
server-no-such-seat = There is no such seat at this table.
server-seat-taken = That seat is taken.
server-seats-free = Some seats are still free.
server-already-started = The game has already begun.
server-not-started = The game has not begun yet.
server-not-running = The game is not being played.
server-not-over = That is shown when the game is over.
server-not-your-seat = You do not sit there.
server-not-your-table = Only whoever made the table can do that.
server-not-your-turn = It is not your turn.
server-no-spectators = This table is not open to spectators.
server-other-rules = This game was begun by version { $found } of the rules; the server plays version { $current }. It cannot go on here, but those who played it can download it.

## At the table
server-stale = The table has moved on since; here is how it stands now.
server-no-takebacks = At this table nothing is taken back once dice were thrown.
server-bad-sentence = A sentence has 1 to 200 characters.
server-bad-token = A message needs a number of its own: 1 to 64 letters or digits.
server-bad-chat = A line of chat has 1 to 500 characters.
server-bad-note = The note is too long.
server-bad-salt = Either a sealed salt or an opened one, as 64 hexadecimal digits.
server-salt-sealed = Your salt is sealed already, or this table takes none.
server-salt-not-now = Salts are opened when the game is about to begin.
server-salt-other = That is not the salt that was sealed.
server-no-socket = This address is for WebSockets.
