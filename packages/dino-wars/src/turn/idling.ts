/** Who has let whole turns pass without a word or a deed (DW-R-100). */
import type { Frozen, Seat } from '@dwo/kernel';
import { type Figure, isDinosaur, isSoldier, isVehicle } from '../figures';
import type { FireWindow, State } from '../state';

/** A player has shown that he is there. */
export function noteStir(state: State, seat: Seat): void {
  const player = state.players[seat];
  if (player !== undefined) player.present = true;
}

/**
 * Whether in the turn that ends the clock has run out for a player, and he has neither said anything himself nor done anything
 * with a figure. Nobody can tell this of somebody who hides dinosaurs, so it is said of nobody who does (DW-R-94).
 */
export function wasIdle(state: Frozen<State>, seat: Seat): boolean {
  const player = state.players[seat];
  if (player === undefined || !player.lapsed || player.present || player.unseen.figures > 0) return false;
  const { dinosaurs, soldiers, vehicles, crewedWeapons } = state;
  return ![dinosaurs, soldiers, vehicles, crewedWeapons].some((figures) =>
    Object.values<Frozen<Figure>>(figures).some((figure) => figure.owner === seat && hasActed(figure)),
  );
}

/** What its owner has done with a figure this turn; what it does by itself, closing fire above all, does not count. */
function hasActed(figure: Frozen<Figure>): boolean {
  const fired = (shots: readonly FireWindow[] | undefined) => shots?.some((window) => window !== 'closing') === true;
  if (isDinosaur(figure)) return figure.spentCi > 0 || figure.moveOver || figure.attacked;
  if (isSoldier(figure)) return figure.spentCi > 0 || figure.halvings > 0 || figure.busy || fired(figure.shots);
  if (!isVehicle(figure)) return fired(figure.shots);
  const { spentCi, loaded, unloaded, busy, mg, cannon } = figure;
  return spentCi > 0 || loaded || unloaded || busy || fired(mg?.shots) || fired(cannon?.shots);
}
