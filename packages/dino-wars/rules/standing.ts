import type { Frozen, Seat } from '@dwo/kernel';
import type { State } from './state';

/**
 * Returns how many figures of a seat stand on the table by themselves, hidden ones included: none that are aboard, hitched
 * or not landed.
 */
export function countStanding(state: Frozen<State>, seat: Seat): number {
  const own = (figure: { readonly owner: Seat; readonly absence: string | null }) => {
    return figure.owner === seat && figure.absence === null;
  };
  const afoot = Object.values(state.soldiers).filter((each) => own(each) && each.aboard === null);
  const guns = Object.values(state.crewedWeapons).filter((each) => own(each) && each.status !== 'hitched');
  const rest = [...Object.values(state.vehicles), ...Object.values(state.dinosaurs)].filter(own);
  return afoot.length + guns.length + rest.length + (state.players[seat]?.unseen.figures ?? 0);
}
