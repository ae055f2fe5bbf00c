/** The page of tables, in English. */
export const en = {
  game: 'Game',
  'game.of': '{id, select, claim {The claim in the middle} other {The game of the book}}',
  'kind.of':
    '{id, select, hill {Mesa} high_hill {High mesa} woods {Scrub} rocks {Red rocks} low_wall {Low wall} wreck {Wreck} other {Building}}',
  'trait.hill': '{inches}″ high, difficult',
  'trait.of': '{id, select, building {impassable} other {difficult, cover}}',
  note: 'The table is 48″ × 36″, and the winner of the roll picks any edge: keep room for 6 large bases along all four.',
  strip: '{edge, select, N {North} E {East} S {South} other {West}}',
  claim: 'The claim',
  'fault.of':
    '{id, select, edges {The edges of {name} cross.} twice {Two pieces are called {name}.} other {{name} reaches off the table.}}',
  'fault.corners.of': '{name} has {corners} corners: {least} to {most} are allowed.',
  'fault.many':
    '{id, select, pieces {{count} pieces; at most {most} are allowed.} other {{count} corners in all; at most {most} are allowed.}}',
  'fault.claim': 'A building covers the claim in the middle of the table.',
  'fault.room':
    'The {edge, select, N {northern} E {eastern} S {southern} other {western}} edge has room for {room} large bases; {least} are needed. Move buildings away from it.',
} as const;
