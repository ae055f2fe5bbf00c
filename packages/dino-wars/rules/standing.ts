import type { Frozen, Seat } from '@dwo/kernel';
import type { State } from './state';

/** How many figures with a base of their own a seat has on the table or hidden there: nobody aboard, hitched or in the air. */
export function countStanding(state: Frozen<State>, seat: Seat): number {
  const own = (figure: { readonly owner: Seat; readonly absence: string | null }) => {
    return figure.owner === seat && figure.absence === null;
  };
  const afoot = Object.values(state.soldiers).filter((each) => own(each) && each.aboard === null);
  const guns = Object.values(state.crewedWeapons).filter((each) => own(each) && each.status !== 'hitched');
  const rest = [...Object.values(state.vehicles), ...Object.values(state.dinosaurs)].filter(own);
  return afoot.length + guns.length + rest.length + (state.players[seat]?.unseen.figures ?? 0);
}
