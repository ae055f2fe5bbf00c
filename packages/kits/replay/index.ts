/** The page on which records are watched: bar, film and drawers round what the game draws. */
export type { Aside, GameReplay, SideLook, Stage, StageHands } from './game-replay';
export { ReplayScreen } from './screen';
