/** Who still has to be put on the table while a match is set up. */
import type { FigureId, State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import { sideFigures } from './figures';

/** A seat's figures without a place, in the order of the tray; crews, passengers and towed guns come with their vehicle. */
export function toPlace(state: Frozen<State>, seat: Seat): readonly FigureId[] {
  const side = state.players[seat]?.side;
  if (side === undefined || !mayPlace(state, seat)) return [];
  return sideFigures(state, side).flatMap(([id, figure]) => {
    const own = figure.owner === seat && figure.alive && figure.absence === 'unplaced';
    return own && !rides(figure) ? [id] : [];
  });
}

/** Whether it is for this seat to place now. */
export function mayPlace(state: Frozen<State>, seat: Seat): boolean {
  const { placing, players } = state;
  if (placing === null || players[seat]?.done === true) return false;
  if (placing.kind === 'alternate') return placing.order[placing.turn % Math.max(1, placing.order.length)] === seat;
  return players[seat]?.side === placing.side;
}

function rides(figure: object): boolean {
  if ('aboard' in figure) return figure.aboard !== null;
  return 'carrier' in figure && figure.carrier !== null;
}
