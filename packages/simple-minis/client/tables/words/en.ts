/** The page of tables, in English. */
export const en = {
  battle: 'Battle',
  players: 'Players',
  'players.of': '{seats}',
  pool: 'Pool',
  'trait.of': '{id, select, screen {rough, hides} rough {rough} fence {stops, hides} other {stops, can break}}',
  note: 'The table is 72″ × 48″. Walls, fences and buildings are cut into sections of 3″, and each can be shot to pieces. Keep the zones clear enough for 12 large bases.',
  'wild.place': '{name} begins here',
  'fault.pieces': '{pieces} pieces; at most {most} are allowed.',
  'fault.corners': '{corners} corners in all; at most {most} are allowed.',
  'fault.features': 'The walls, fences and buildings make {features} pieces and sections; at most {most} are allowed.',
  'fault.corners.of':
    '{form, select, box {{name} has {corners} corners; a building has four.} other {{name} has {corners} corners: {least} to {most} are allowed.}}',
  'fault.off': '{name} reaches off the table.',
  'fault.of':
    '{id, select, short {{name} has two corners at one place.} edges {The edges of {name} cross.} dent {{name} has a dent; a building bulges out everywhere.} tree {{name} is {size}″ wide; a tree is at most {most}″.} twice {Two pieces are called {name}.} edge {{name} is too near the edge for the creature that sleeps there.} other {{name} is too near a zone for the creature that sleeps there.}}',
  'fault.wild': 'A wall, fence, tree or building stands where a wild creature begins.',
  'fault.room':
    '{zone} has room for {room} large bases; {least} are needed. Move walls, fences, trees and buildings out of it.',
  'fault.missing': '{what, select, nest {The eggs need a nest.} other {The battle is about a pool: add one.}}',
  'fault.many':
    '{what, select, nest {There are {count} nests; one is enough.} other {There are {count} pools; one is enough.}}',
  'zone.role':
    '{id, select, defender {The stockade} attacker {The attacker’s zones} convoy {The convoy’s zone} other {The hunters’ zones}}',
} as const;
