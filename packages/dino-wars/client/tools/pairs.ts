/** The best target of each figure in this phase: Next and the automatic selection offer the best pair first. */
import { type FigureId, SIDE_OF_PHASE, type State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import { bestWeapon } from '@dwo/kits/miniatures/tools/aim';
import { biteOdds, biteTargets } from './bites';
import { sideFigures } from './figures';
import { SHOOTING } from './shooting';
import { weaponChoices } from './shots';

/** A figure that can act, with its best target; null if it has something else to do. */
export interface Pair {
  readonly figure: FigureId;
  readonly target: FigureId | null;
}

type Rated = Pair & { readonly worth: number };

/**
 * These figures, each with the target that it damages most on average. A figure that can attack `mark` attacks it, and comes
 * first; figures without a target come last. In phases of movement all keep their order.
 */
export function pairsOf(
  state: Frozen<State>,
  seat: Seat,
  figures: readonly FigureId[],
  mark: FigureId | null,
): readonly Pair[] {
  const rate = RATES[state.phase];
  if (rate === undefined || state.placing !== null) return figures.map((figure) => ({ figure, target: null }));
  return figures
    .map((figure) => best(figure, rate(state, seat, figure), mark))
    .sort((a, b) => marked(b, mark) - marked(a, mark) || b.worth - a.worth);
}

type Rating = ReadonlyMap<FigureId, number>;
type Rate = (state: Frozen<State>, seat: Seat, figure: FigureId) => Rating;

const RATES: Partial<Record<State['phase'], Rate>> = {
  'regular-fire': shotsOf,
  'dinosaur-attack': bitesOf,
  'secondary-fire': shotsOf,
};

function best(figure: FigureId, rating: Rating, mark: FigureId | null): Rated {
  const wanted = mark === null ? undefined : rating.get(mark);
  if (wanted !== undefined) return { figure, target: mark, worth: wanted };
  let found: Rated = { figure, target: null, worth: -1 };
  for (const [target, worth] of rating) if (worth > found.worth) found = { figure, target, worth };
  return found;
}

function marked({ target }: Pair, mark: FigureId | null): number {
  return mark !== null && target === mark ? 1 : 0;
}

/** The life points that each target loses on average to the best of the figure's weapons. */
function shotsOf(state: Frozen<State>, seat: Seat, figure: FigureId): Rating {
  const { use } = SHOOTING;
  const choices = weaponChoices(state, seat, figure);
  const rating = new Map<FigureId, number>();
  for (const target of new Set(choices.flatMap(({ targets }) => targets))) {
    const weapon = bestWeapon(use, state, seat, { figure, target, choices });
    if (weapon === null) continue;
    const third = use.thirds(state, figure, weapon, target)[0] ?? null;
    const worth = use.worth(state, seat, { figure, weapon, target, third });
    if (worth >= 0) rating.set(target, worth);
  }
  return rating;
}

/** The weight of damage as a share of a kill's. */
const DAMAGE_SHARE = 0.3;

function bitesOf(state: Frozen<State>, _seat: Seat, figure: FigureId): Rating {
  const rating = new Map<FigureId, number>();
  for (const target of biteTargets(state, figure)) {
    const odds = biteOdds(state, 'attack', figure, target);
    if (odds !== null) rating.set(target, odds.kill + (odds.of36 / 36) * DAMAGE_SHARE);
  }
  return rating;
}

/** The pair `step` places after the selected figure; null past either end if `wrap` is off, and without pairs. */
export function nextPair(
  state: Frozen<State>,
  pairs: readonly Pair[],
  selected: FigureId | null,
  { step, wrap }: { readonly step: 1 | -1; readonly wrap: boolean },
): Pair | null {
  const at = pairs.findIndex(({ figure }) => figure === selected);
  const to = at < 0 ? entry(state, pairs, selected, step) : at + step;
  if (!wrap && (to < 0 || to >= pairs.length)) return null;
  return pairs[(to + pairs.length) % Math.max(1, pairs.length)] ?? null;
}

/**
 * The index at which a selection outside the pairs begins: at the best pair; in a phase of movement, beside the figure in the
 * tray.
 */
function entry(state: Frozen<State>, pairs: readonly Pair[], selected: FigureId | null, step: 1 | -1): number {
  if (selected === null || RATES[state.phase] !== undefined) return step > 0 ? 0 : pairs.length - 1;
  const order = sideFigures(state, SIDE_OF_PHASE[state.phase]).map(([id]) => id);
  const after = pairs.findIndex(({ figure }) => order.indexOf(figure) > order.indexOf(selected));
  if (step > 0) return Math.max(0, after);
  return (after < 0 ? pairs.length : after) - 1;
}
