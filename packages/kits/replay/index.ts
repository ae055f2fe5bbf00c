/** The page that shows records: bar, film and drawers round what the game draws. */
export type { Advice, Aside, GameReplay, Hinting, ReplayTable, SideLook, TableHands } from './game-replay';
export { PlainTable } from './plain-table';
export { ReplayScreen } from './screen';
