/** The rules of the table: deeds beside the game, the same for every game. TABLE.md states each in a sentence or two. */
export const TABLE_RULES = [
  'TABLE-1',
  'TABLE-2',
  'TABLE-3',
  'TABLE-4',
  'TABLE-5',
  'TABLE-6',
  'TABLE-7',
  'TABLE-8',
  'TABLE-9',
  'TABLE-10',
  'TABLE-11',
  'TABLE-12',
  'TABLE-13',
  'TABLE-14',
  'TABLE-16',
  'TABLE-15',
  'TABLE-17',
] as const;

/** The id of a rule of the table. A game cites it in a refusal or an event that is about the table. */
export type TableRule = (typeof TABLE_RULES)[number];
