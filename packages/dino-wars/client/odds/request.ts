/** The questions to the odds worker, and their answers by the rules' own functions. */
import {
  type Attack,
  allAsked,
  type Chain,
  chainOdds,
  type FigureId,
  type Fire,
  type State,
  type Volley,
  volleyAt,
  volleyOdds,
} from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import { packOdds } from './pack';

export type Question =
  /** These shots at a dinosaur, or bites at a figure of the army; without them everything that a seat can still fire at it in this phase. */
  | {
      readonly type: 'volley';
      readonly seat: Seat;
      readonly target: FigureId;
      readonly shots?: readonly (Fire | Attack)[];
    }
  /** An overrun and those that may follow it, with all targets defending themselves as well as they can. */
  | { readonly type: 'chain'; readonly seat: Seat; readonly dinosaur: FigureId; readonly first: FigureId };

export type Forecast = ({ readonly type: 'volley' } & Volley) | ({ readonly type: 'chain' } & Chain);

/** Computes an answer; null if there is nothing to add: a single shot, or an overrun without another after it. */
export function answer(state: Frozen<State>, question: Question): Forecast | null {
  if (question.type === 'volley') {
    const { seat, target } = question;
    if (question.shots !== undefined) {
      const fires = question.shots.filter((each) => each.type === 'fire');
      const bites = question.shots.filter((each) => each.type === 'attack');
      if (bites.length > 0) return { type: 'volley', ...packOdds(state, seat, target, bites) };
      return { type: 'volley', ...volleyOdds(state, seat, target, fires) };
    }
    const shots = volleyAt(state, seat, target);
    if (shots.length < 2) return null;
    const volley = volleyOdds(state, seat, target, shots);
    return volley.shots < 2 ? null : { type: 'volley', ...volley };
  }
  const chain = chainOdds(allAsked(state), question.seat, question.dinosaur, question.first);
  return chain.kills.length < 2 ? null : { type: 'chain', ...chain };
}
