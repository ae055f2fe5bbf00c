/** The legal attacks of a unit: their targets, the threat to each tile, and the reason why a unit is no target. */

import { isMeant, outcomeOf } from '../../bot/foresight/outcome';
import {
  type Attack,
  aim,
  attacksOf,
  dataOf,
  distance,
  type Figure,
  isAim,
  type Mode,
  type ModeData,
  type No,
  type Now,
  sideOf,
  standingOn,
  type Target,
} from '../../rules';

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
 * wall threatens empty tiles too.
 */
export function threatsOf(state: Now, attacks: readonly Attack[]): ReadonlyMap<number, Threat> {
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
      if (isMeant(state, attack, victim)) add(victim.tile, { damage, dies: dies && !waits && !unknown });
    }
  }
  return threats;
}

/** The target that names a victim in a mode; null if the mode has no such target. */
function targetOn(state: Now, data: ModeData, victim: Figure): Target | null {
  const tile = victim.tile === null ? undefined : state.tiles[victim.tile];
  if (tile === undefined) return null;
  if (data.kind === 'single') return { kind: 'single', unit: victim.id };
  if (data.kind === 'singleOrPair') return { kind: 'singleOrPair', units: [victim.id] };
  return data.kind === 'tile' ? { kind: 'tile', x: tile.x, y: tile.y } : null;
}

/**
 * The reason why a unit is no target in a mode, or in any mode of its attacker if `mode` is null; null if it is a
 * target. Of several modes that which reaches farthest tells the reason: one of the own tile alone says nothing about others.
 */
export function whyNot(state: Now, unit: Figure, victim: Figure, mode: Mode | null): No | null {
  const reach = ({ range }: ModeData) => range ?? Number.POSITIVE_INFINITY;
  const refusals = dataOf(unit)
    .modes.filter((data) => mode === null || data.mode === mode)
    .sort((a, b) => reach(b) - reach(a))
    .map((data) => {
      const target = targetOn(state, data, victim);
      const aimed = target === null ? null : aim(state, unit, data.mode, target);
      return aimed === null || isAim(aimed) ? null : aimed;
    });
  return refusals.includes(null) ? null : (refusals.find((no) => no?.code === 'INSTINCT') ?? refusals[0] ?? null);
}

/** The reason why a unit has no attack in a mode now: used up, or why the nearest enemy is no target. */
export function whyGrey(state: Now, unit: Figure, mode: Mode): No {
  const none: No = { rule: 'DS-ATK-7', code: 'BAD_TARGET', facts: {} };
  const data = dataOf(unit).modes.find((each) => each.mode === mode);
  if (data === undefined || unit.tile === null) return none;
  const far = (other: Figure) => distance(standingOn(state, unit), standingOn(state, other));
  const foes = state.units.filter((each) => each.place === 'field' && sideOf(each) !== sideOf(unit));
  const [nearest] = foes.sort((a, b) => far(a) - far(b));
  const lines: Partial<Record<ModeData['kind'], Target>> = {
    ownTile: { kind: 'ownTile' },
    chargeLine: { kind: 'chargeLine', dx: 1, dy: 0, length: 1 },
  };
  const target = lines[data.kind] ?? (nearest === undefined ? null : targetOn(state, data, nearest));
  const aimed = target === null ? none : aim(state, unit, mode, target);
  return isAim(aimed) ? none : aimed;
}

/** Whether an attack hits a unit on a tile as declared, or goes along a line over it. */
export function touches(state: Now, attack: Attack, tile: number): boolean {
  const unit = state.units[attack.unit];
  if (unit === undefined) return false;
  const aimed = aim(state, unit, attack.mode, attack.target);
  return isAim(aimed) && (aimed.line.includes(tile) || aimed.victims.some((victim) => victim.tile === tile));
}
