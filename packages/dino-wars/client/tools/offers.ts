/** The legal intents of a seat or a figure, with sampled positions, cached for each state. */
import { dinoWars, type FigureId, figureIntents, type Intent, type State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';

const bySeat = new WeakMap<object, Map<Seat, readonly Intent[]>>();
const byFigure = new WeakMap<object, Map<FigureId, readonly Intent[]>>();

/** Everything that a seat may do now. */
export function dinoWarsIntents(state: Frozen<State>, seat: Seat): readonly Intent[] {
  return kept(bySeat, state, seat, () => dinoWars.intents(state, seat));
}

/** Everything a figure can do in this phase. */
function offersOf(state: Frozen<State>, figure: FigureId): readonly Intent[] {
  return kept(byFigure, state, figure, () => figureIntents(state, figure));
}

/** The legal intents of one type. */
export function offered<T extends Intent['type']>(
  state: Frozen<State>,
  figure: FigureId,
  type: T,
): readonly Extract<Intent, { type: T }>[] {
  return offersOf(state, figure).filter((intent): intent is Extract<Intent, { type: T }> => intent.type === type);
}

function kept<K, V>(cache: WeakMap<object, Map<K, V>>, state: object, key: K, make: () => V): V {
  let known = cache.get(state);
  if (known === undefined) {
    known = new Map();
    cache.set(state, known);
  }
  let found = known.get(key);
  if (found === undefined) {
    found = make();
    known.set(key, found);
  }
  return found;
}
