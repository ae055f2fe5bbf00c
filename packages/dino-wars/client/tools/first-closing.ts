/** The choice of closing fire is met once, in the first match: its figures ask until one charge was answered (DW-R-17). */
import { type Intent, reactionsOf, type StandingOrder, type State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';

/** How far a person has come: they have not been asked, all of their army asks in this match, or they have chosen once. */
export type Met = 'never' | 'asking' | 'chosen';

/** The next stage, and the intent that leads there; null where none is due. */
export interface Step {
  readonly met: Met;
  readonly intent: Intent | null;
}

const USUAL: StandingOrder = 'fire-best';

/** Whether every living figure of a seat's army has this order. */
function allHave(state: Frozen<State>, seat: Seat, order: StandingOrder): boolean {
  const { soldiers, vehicles, crewedWeapons } = state;
  const own = [soldiers, vehicles, crewedWeapons]
    .flatMap((figures) => Object.values(figures))
    .filter((each) => each.owner === seat && each.alive);
  return own.length > 0 && own.every((each) => each.order === order);
}

/**
 * The step that is due; null for none. `asked` tells whether a charge was seen that waited for an answer. Orders that the
 * player has given are not touched: they have then met the choice on their own.
 */
export function stepOf(state: Frozen<State>, seat: Seat, met: Met, asked: boolean): Step | null {
  if (met === 'chosen' || state.placing !== null || state.ending !== null) return null;
  if (state.players[seat]?.side !== 'army' || reactionsOf(state, seat).length > 0) return null;
  if (met === 'never') {
    if (!allHave(state, seat, USUAL)) return { met: 'chosen', intent: null };
    return { met: 'asking', intent: { type: 'order', figure: null, order: 'ask' } };
  }
  if (!allHave(state, seat, 'ask')) return { met: 'chosen', intent: null };
  return asked ? { met: 'chosen', intent: { type: 'order', figure: null, order: USUAL } } : null;
}
