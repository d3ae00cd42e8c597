// How games begin where a claim needs a certain position: tables at which one person plays every seat and says what the
// dice and cards show, and the sentences that lead there.

export const MORTAIN = { game: 'mortain', seats: ['german', 'american'], terms: { chance: 'entered' } }
export const TRENCH = { game: 'trench-club', head: ['map training', 'option rounds 4'], seats: ['germany', 'britain'], terms: { chance: 'entered' } }

const told = (lines) => lines.trim().split(/\s*\n\s*/)

/** The Germans have entered in the east, next to Americans; the next card is to be drawn. */
export const AT_MORTAIN = told(`
  deploy 117 0601
  deploy 119 0702
  deploy 120 0801
  deploy 823 0801
  deploy SPTD 0702
  draw Tc
  move D 0902 with 102
  move 2SS-1 0901
  move 2SS-2 0901
  move DF 0902
  move 37 0905`)

/** All armies stand, and the German guns of the third, which can reach the British, may move. */
export const IN_THE_FIELD = told(`
  assign recommended
  assign recommended
  rolloff 6 3
  reveal 2
  number 2 1
  place de.anti-air 0102
  place de.infantry 0103
  place de.tank 0101
  place de.field-gun 0303
  reveal 3
  number 3 2
  place gb.heavy-infantry 0106
  place gb.mark-i 0105
  place gb.transport 0107
  place gb.mortar 0205
  reveal 3
  number 3 3
  place de.big-bertha 0601
  place de.heavy-infantry 0501
  place de.transport 0701
  place de.mortar 0402
  reveal 2
  number 2 4
  place gb.field-gun 0709
  place gb.infantry 0609
  place gb.tank 0809
  place gb.anti-air 0608
  reveal 1
  number 1 5
  place de.armored-car 1302
  place de.fighter 1301
  place de.mounted 1303
  reveal 1
  number 1 6
  place gb.fighter 1308
  place gb.mounted 1208
  place gb.armored-car 1307
  rolloff 6 3
  activate 3`)
