/** The vocabulary of states, events and intents. */

/** Tells what is decided now. The windows interrupt an activation (DC-SEQ-2). */
export const PHASES = [
  'lobby',
  'edge',
  'deploy',
  'select',
  'traits',
  'flee',
  'phases',
  'snap',
  'lucky',
  'yeehaw',
  'place',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** The phases that are reaction windows of their own (DC-SEQ-W1 to DC-SEQ-W5). */
export const WINDOWS: readonly Phase[] = ['flee', 'snap', 'lucky', 'yeehaw', 'place'];

/** The edges of the table (DC-R-20). */
export const EDGES = ['N', 'E', 'S', 'W'] as const;
export type Edge = (typeof EDGES)[number];

/** The edge that faces each one. */
export const OPPOSITE = { N: 'S', E: 'W', S: 'N', W: 'E' } as const satisfies Readonly<Record<Edge, Edge>>;

/** How a body changes its place. */
export const WAYS = ['move', 'hustle', 'charge', 'flight'] as const;
export type Way = (typeof WAYS)[number];

/** The movements that a Snap attack can interrupt (DC-R-44). */
export const STARTS = ['move', 'hustle', 'charge', 'dismount'] as const;
export type Start = (typeof STARTS)[number];

/** Whether an attack is made with a range weapon (DC-ATK-2). */
export const MODES = ['range', 'close'] as const;
export type Mode = (typeof MODES)[number];

/** Tells what a single die is rolled for. */
export const PURPOSES = ['panic', 'charge', 'bravery'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Why a character takes a Bravery Test (DC-BRV-1, DC-LDR-1). */
export const CAUSES = ['damage', 'leader'] as const;
export type Cause = (typeof CAUSES)[number];

/** How far an attack has come (DC-R-43, DC-R-78). */
export const STAGES = ['lucky', 'yeehaw', 'settle', 'place', 'tests'] as const;
export type Stage = (typeof STAGES)[number];

/** How far an activation has come (DC-ACV-3). */
export const COURSE = ['traits', 'panic', 'flight', 'facing', 'phases'] as const;
export type Course = (typeof COURSE)[number];

/** The bands of range (DC-SHO-2). */
export const BANDS = ['short', 'medium', 'long'] as const;
export type BandName = (typeof BANDS)[number];
