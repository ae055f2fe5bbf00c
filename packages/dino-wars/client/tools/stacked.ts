/** The figures that lie, ride or are carried on one spot. */
import type { FigureId, State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import { figureOf, ownerOf, soldierOf, vehicleOf } from './figures';

/** The player's own figures among these, each followed by its riders and what it carries. */
export function stackOf(state: Frozen<State>, seat: Seat | null, under: readonly FigureId[]): readonly FigureId[] {
  if (seat === null) return [];
  const isOwn = (id: FigureId) => ownerOf(state, id) === seat || isOwnPole(state, seat, id);
  const own = under.filter(isOwn);
  const all = own.flatMap((id) => [id, ...carriedBy(state, id)]);
  return [...new Set(all)].filter((id) => isOwn(id) && (figureOf(state, id)?.alive ?? true));
}

/** Whether a pole lies or stands on the table, and the player's side carries it (DW-GATE-6). */
function isOwnPole(state: Frozen<State>, seat: Seat, id: FigureId): boolean {
  return state.poles[id]?.carrier === null && state.players[seat]?.side === 'army';
}

function carriedBy(state: Frozen<State>, id: FigureId): readonly FigureId[] {
  const holds = soldierOf(state, id)?.holds ?? null;
  const vehicle = vehicleOf(state, id);
  const load = vehicle === null ? [] : [...vehicle.seats.filter((rider) => rider !== null), ...vehicle.cargo];
  return holds === null ? load : [holds, ...load];
}
