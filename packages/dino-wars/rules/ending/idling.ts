/** The players who have let whole turns pass without a word or a deed (DW-R-100). */
import type { Frozen, Seat } from '@dwo/kernel';
import { PARAMETERS } from '../data/parameters';
import { type Figure, isDinosaur, isSoldier, isVehicle } from '../figures';
import type { FireWindow, Player, State } from '../state';

/** A player has shown that they are there. */
export function noteStir(state: State, seat: Seat): void {
  const player = state.players[seat];
  if (player !== undefined) player.present = true;
}

/** A player has done something with a figure that shows nothing of it. */
export function noteDeed(state: State, seat: Seat): void {
  const player = state.players[seat];
  if (player !== undefined) player.acted = true;
}

/** True if a player has been away for so many turns that they count as giving up, and have not come back since (DW-R-100). */
export function isGone(state: Frozen<State>, seat: Seat): boolean {
  const player = state.players[seat];
  return player !== undefined && player.idleTurns >= PARAMETERS.idleTurns && !hasStirred(state, seat, player);
}

/**
 * True if in the turn that ends the clock has run out for a player, and they have neither said anything nor done anything
 * with a figure. Nobody can tell this of somebody who hides dinosaurs, so it is said of nobody who does (DW-R-94).
 */
export function wasIdle(state: Frozen<State>, seat: Seat): boolean {
  const player = state.players[seat];
  if (player === undefined || !player.lapsed || player.unseen.figures > 0) return false;
  return !hasStirred(state, seat, player);
}

/** True if a player has said or done anything this turn. */
function hasStirred(state: Frozen<State>, seat: Seat, { present, acted }: Frozen<Player>): boolean {
  if (present || acted) return true;
  const { dinosaurs, soldiers, vehicles, crewedWeapons } = state;
  return [dinosaurs, soldiers, vehicles, crewedWeapons].some((figures) =>
    Object.values<Frozen<Figure>>(figures).some((figure) => figure.owner === seat && hasActed(figure)),
  );
}

/** True if a figure's owner has used it this turn; closing fire and other acts of its own do not count. */
function hasActed(figure: Frozen<Figure>): boolean {
  const fired = (shots: readonly FireWindow[] | undefined) => shots?.some((window) => window !== 'closing') === true;
  if (isDinosaur(figure)) return figure.spentCi > 0 || figure.moveOver || figure.attacked;
  if (isSoldier(figure)) return figure.spentCi > 0 || figure.halvings > 0 || figure.busy || fired(figure.shots);
  if (!isVehicle(figure)) return fired(figure.shots);
  const { spentCi, loaded, unloaded, busy, mg, cannon } = figure;
  return spentCi > 0 || loaded || unloaded || busy || fired(mg?.shots) || fired(cannon?.shots);
}
