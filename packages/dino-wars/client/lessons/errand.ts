/** At the Time Gate: what an act of the army is for, by what everybody knows. A sentence after that of the act; empty for none. */
import { type FigureId, gateGoal, openGate, POLE_IDS, type State } from '@dwo/dino-wars';
import { distance, type Frozen, type Point, type Seat } from '@dwo/kernel';
import type { Names } from '../hud/words/names';
import { inches } from '../hud/words/words';
import { isBeast, placeOf } from '../tools/figures';
import { gapBetween, handsFor, POLE_HANDS } from '../tools/poles';
import { addSearched, type Hideout, searchCi, searchedFrom, unsearched } from '../tools/search';
import { say as sayOf } from '../words';
import { say } from './words';

/** A move, as it was before and after it. */
export interface Moved {
  readonly before: Frozen<State>;
  readonly after: Frozen<State>;
  readonly seat: Seat;
  readonly figure: FigureId;
  readonly names: Pick<Names, 'full'>;
}

/** The errand of a move of the army: to a pole, to the gate, or to search. */
export function errandOf(move: Moved): string {
  const { after, figure } = move;
  const at = placeOf(after, figure);
  if (at === null || after.scenario !== 'gate' || isBeast(after, figure)) return '';
  if (openGate(after) !== null) return towardGate(after, at);
  return handling(move) || towardGate(after, at) || searching(move, at);
}

/** That the figure is at a pole then, be it that it was there before, or nearer to one that lacks hands. */
function handling({ before, after, seat, figure, names }: Moved): string {
  for (const pole of POLE_IDS) {
    if (after.poles[pole]?.status !== 'lying') continue;
    const hands = handsFor(after, seat, pole);
    if (hands === null) continue;
    if (hands.there.includes(figure)) {
      const count = Math.min(hands.there.length, POLE_HANDS);
      return ` ${say('hint.errand.at', { pole: names.full(pole), count, needed: POLE_HANDS })}`;
    }
    const gapCi = gapBetween(after, figure, pole);
    const isWanted = hands.missing.some(({ id }) => id === figure);
    if (isWanted && gapCi < gapBetween(before, figure, pole)) {
      return ` ${say('hint.errand.fetch', { pole: names.full(pole), gap: inches(gapCi) })}`;
    }
  }
  return '';
}

/** How far a place is from the gate, or from the pole that was found. */
export function towardGate(state: Frozen<State>, at: Point): string {
  const goal = gateGoal(state);
  return goal === null ? '' : ` ${say('hint.errand', { goal: goal.to, gap: inches(distance(at, goal.at)) })}`;
}

/** A smaller gain on the way to terrain is told of no move. */
const LEAST_GAIN_CI = 150;

/** The terrain that the move searches for the pole, or comes nearer to. */
function searching({ before, after, figure }: Moved, at: Point): string {
  const seen = new Set<string>();
  addSearched(before, seen);
  const found = searchedFrom(after, figure, at, seen);
  if (found !== null) return ` ${say('hint.errand.searches', { place: placeName(found.hideout) })}`;
  const from = placeOf(before, figure);
  const left = unsearched(after, seen);
  const gapTo = (here: Point, { points }: Hideout) => Math.min(...points.map((point) => distance(here, point)));
  const [near] = left.map((hideout) => ({ hideout, gapCi: gapTo(at, hideout) })).sort((a, b) => a.gapCi - b.gapCi);
  // A step to the side is not on the way.
  if (from === null || near === undefined) return '';
  const gain = gapTo(from, near.hideout) - near.gapCi;
  if (gain < LEAST_GAIN_CI || gain < distance(from, at) / 2) return '';
  const gap = inches(Math.max(0, near.gapCi - searchCi(after, figure)));
  return ` ${say('hint.errand.nearer', { place: placeName(near.hideout), gap })}`;
}

const placeName = ({ kind }: Hideout) => sayOf(`terrain.${kind}`);
