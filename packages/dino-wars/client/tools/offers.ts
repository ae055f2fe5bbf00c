/** The legal intents of a seat or a figure, with sampled positions, cached for each state. */
import { dinoWars, type FigureId, figureIntents, type Intent, type State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import { Kept } from '@dwo/kits/miniatures/kept';

const bySeat = new Kept<Seat, readonly Intent[]>();
const byFigure = new Kept<FigureId, readonly Intent[]>();

/** Everything that a seat may do now. */
export function dinoWarsIntents(state: Frozen<State>, seat: Seat): readonly Intent[] {
  return bySeat.of(state, seat, () => dinoWars.intents(state, seat));
}

/** Everything a figure can do in this phase. */
function offersOf(state: Frozen<State>, figure: FigureId): readonly Intent[] {
  return byFigure.of(state, figure, () => figureIntents(state, figure));
}

/** The legal intents of one type. */
export function offered<T extends Intent['type']>(
  state: Frozen<State>,
  figure: FigureId,
  type: T,
): readonly Extract<Intent, { type: T }>[] {
  return offersOf(state, figure).filter((intent): intent is Extract<Intent, { type: T }> => intent.type === type);
}
