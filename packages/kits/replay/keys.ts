/** The keys of a replay, as its list names them: only those that do something in this match. */
import type { GameReplay } from './game-replay';
import type { ReplayState } from './state';

/** The acts with a key, in the order of the list of keys. */
const ACTS = [
  'play',
  'move',
  'phase',
  'turn',
  'loss',
  'talk',
  'moments',
  'camera',
  'hint',
  'ends',
  'speed',
  'review',
  'luck',
  'proof',
  'fork',
] as const;

/** An act with a key. */
export type Act = (typeof ACTS)[number];

type Match = Pick<ReplayState, 'cast' | 'talk' | 'head'>;

/** The acts that this game has, in this match. */
export const actsOf = (game: GameReplay, match: Match): readonly Act[] =>
  ACTS.filter((act) => hasAct(game, match, act));

/** Whether a key does something in this match. */
export function hasAct(game: GameReplay, { cast, talk, head }: Match, act: Act): boolean {
  switch (act) {
    case 'phase':
      return cast !== null && cast.phases.length > 0;
    case 'loss':
      return game.losses;
    case 'talk':
      return talk.moments.length > 0;
    case 'camera':
      return game.follows;
    case 'hint':
      return game.hints !== undefined;
    case 'review':
      return game.review !== undefined;
    case 'luck':
      return game.Luck !== undefined;
    case 'fork':
      return head?.closed === false;
    default:
      return true;
  }
}
