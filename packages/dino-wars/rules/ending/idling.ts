/** Players who have let whole turns pass without a sign of life (DW-R-100). */
import type { Frozen, Seat } from '@dwo/kernel';
import { PARAMETERS } from '../data/parameters';
import { type Figure, isDinosaur, isSoldier, isVehicle } from '../figures';
import type { FireWindow, Player, State } from '../state';

/** Notes that a player has shown that they are there. */
export function noteStir(state: State, seat: Seat): void {
  const player = state.players[seat];
  if (player !== undefined) player.present = true;
}

/** Notes that a player has done something that leaves no mark on a figure. */
export function noteDeed(state: State, seat: Seat): void {
  const player = state.players[seat];
  if (player !== undefined) player.acted = true;
}

/**
 * Whether a player has been idle for `idleTurns` turns, so that they count as giving up, and has not come back since
 * (DW-R-100).
 */
export function isGone(state: Frozen<State>, seat: Seat): boolean {
  const player = state.players[seat];
  return player !== undefined && player.idleTurns >= PARAMETERS.idleTurns && !hasStirred(state, seat, player);
}

/**
 * Whether in the ending turn the clock has run out for a player who has neither said anything nor used a figure. It is
 * false for players who hide dinosaurs, because their moves are secret (DW-R-94).
 */
export function wasIdle(state: Frozen<State>, seat: Seat): boolean {
  const player = state.players[seat];
  if (player === undefined || !player.lapsed || player.unseen.figures > 0) return false;
  return !hasStirred(state, seat, player);
}

/** Whether a player has said or done anything this turn. */
function hasStirred(state: Frozen<State>, seat: Seat, { present, acted }: Frozen<Player>): boolean {
  if (present || acted) return true;
  const { dinosaurs, soldiers, vehicles, crewedWeapons } = state;
  return [dinosaurs, soldiers, vehicles, crewedWeapons].some((figures) =>
    Object.values<Frozen<Figure>>(figures).some((figure) => figure.owner === seat && hasActed(figure)),
  );
}

/** Whether a figure's owner has used it this turn. Closing fire does not count, because a figure may give it by itself. */
function hasActed(figure: Frozen<Figure>): boolean {
  const fired = (shots: readonly FireWindow[] | undefined) => shots?.some((window) => window !== 'closing') === true;
  if (isDinosaur(figure)) return figure.spentCi > 0 || figure.moveOver || figure.attacked;
  if (isSoldier(figure)) return figure.spentCi > 0 || figure.halvings > 0 || figure.busy || fired(figure.shots);
  if (!isVehicle(figure)) return fired(figure.shots);
  const { spentCi, loaded, unloaded, busy, mg, cannon } = figure;
  return spentCi > 0 || loaded || unloaded || busy || fired(mg?.shots) || fired(cannon?.shots);
}
