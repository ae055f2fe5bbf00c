/** The legal attacks of a unit: their targets, and the threat to each tile. */

import { isMeant, outcomeOf } from '../../bot/foresight/outcome';
import { type Attack, aim, attacksOf, type Figure, isAim, type Mode, type Now, sideOf } from '../../rules';

/** The legal attacks of a unit by mode; empty if it is not on the field. */
export function attacksBy(state: Now, unit: Figure): ReadonlyMap<Mode, readonly Attack[]> {
  const modes = new Map<Mode, Attack[]>();
  if (unit.place !== 'field') return modes;
  for (const attack of attacksOf(state, unit)) modes.set(attack.mode, [...(modes.get(attack.mode) ?? []), attack]);
  return modes;
}

/** The most that attacks can do to a unit on a tile. */
export interface Threat {
  readonly damage: number;
  readonly dies: boolean;
}

/**
 * By tile index: the most that these attacks could do to their intended targets there. Friends do not count; a fire
 * wall threatens empty tiles too. With `foes` a friend that Primal Instinct makes prey does not count either.
 */
export function threatsOf(state: Now, attacks: readonly Attack[], foes = false): ReadonlyMap<number, Threat> {
  const threats = new Map<number, Threat>();
  const add = (tile: number | null, { damage, dies }: Threat) => {
    if (tile === null) return;
    const known = threats.get(tile);
    threats.set(tile, { damage: Math.max(damage, known?.damage ?? 0), dies: dies || known?.dies === true });
  };
  for (const attack of attacks) {
    // Each unit of a pair is threatened by an attack on it alone too.
    if (attack.target.kind === 'singleOrPair' && attack.target.units.length > 1) continue;
    const { blows, line, unknown } = outcomeOf(state, attack);
    for (const tile of line) add(tile, { damage: 0, dies: false });
    for (const { victim, damage, dies, waits } of blows) {
      if (foes && sideOf(victim) === state.side) continue;
      if (isMeant(state, attack, victim)) add(victim.tile, { damage, dies: dies && !waits && !unknown });
    }
  }
  return threats;
}

/** Whether an attack hits a unit on a tile as declared, or goes along a line over it. */
export function touches(state: Now, attack: Attack, tile: number): boolean {
  const unit = state.units[attack.unit];
  if (unit === undefined) return false;
  const aimed = aim(state, unit, attack.mode, attack.target);
  return isAim(aimed) && (aimed.line.includes(tile) || aimed.victims.some((victim) => victim.tile === tile));
}
