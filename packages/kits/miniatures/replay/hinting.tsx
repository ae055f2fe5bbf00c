/** Hints in replays of a game of miniatures: the same words and the same plan as at its table. */
import type { Judgement, Tagged } from '@dwo/kernel';
import type { Hinting } from '../../replay/game-replay';
import type { Hinted } from '../hints/contract';
import { HintLines } from '../hints/hint-lines';
import type { MiniaturesTable } from '../hud/contract';
import type { FiguresShown } from './tape';
import { toldOver } from './told';

/** The hints of a game in its replays; throws for a game without hints. */
export function hintingOf<S extends object, I extends Tagged, E extends Tagged, K extends string>(
  game: MiniaturesTable<S, I, E, K>,
): Hinting<FiguresShown<S, E>, Hinted<I>> {
  const { advice } = game;
  if (advice === undefined) throw new Error('This game has no hints');
  return {
    thinker: advice.thinker,
    isFinal: ({ final }) => final,
    better: judgedHint,
    told(hinted, position, before) {
      const { words, picture } = toldOver(game, hinted, position, before);
      return { picture, Reason: () => <HintLines words={words} /> };
    },
  };
}

/** The better choice of a review as a hint, with its odds and nothing that is estimated. */
export function judgedHint<I extends Tagged>({ actor, better, odds }: Judgement<Tagged>): Hinted<I> {
  const intent = better as I;
  const advice = { intent, chance: null, next: null, odds: odds.better, evaluated: 0 };
  return { advice, risks: null, final: true, instead: actor };
}
