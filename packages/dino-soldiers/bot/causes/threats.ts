/** The hits that a unit may take in the other side's next turn, each by the rules. */
import {
  ATTACKS,
  aim,
  bonusOf,
  DIRECTIONS,
  dataOf,
  type Figure,
  has,
  hasRoom,
  hides,
  isAim,
  type ModeData,
  type Now,
  seatOf,
  sideOf,
  startOf,
  type Target,
  through,
} from '../../rules';
import { nextTurnOf, onTile } from '../foresight/next-turn';
import { reachOf } from '../foresight/reach';

/** The worst that one enemy can do to a unit in its next turn, if no other unit moves. */
export interface Threat {
  readonly by: number;
  /** The hit points that it can take. */
  readonly damage: number;
  readonly dies: boolean;
  /** Whether no face-down tile lies on its way. */
  readonly sure: boolean;
}

/** A position after the turn of a unit's side has ended: its units have hidden where they can (DS-HIDE-3). */
function settledOf(view: Now, id: number): Now {
  const unit = view.units[id];
  if (unit === undefined) return view;
  const units = view.units.map((each) =>
    sideOf(each) === sideOf(unit) && each.place === 'field' && hides(view, each) ? { ...each, hidden: 2 } : each,
  );
  return { ...view, units };
}

/** Whether a unit would be hidden in the other side's next turn. */
export function isHiddenThen(view: Now, id: number): boolean {
  return (settledOf(view, id).units[id]?.hidden ?? 0) > 0;
}

/** The targets of a mode that may hit a unit. */
export function targetsOn(view: Now, foe: Figure, data: ModeData, victim: Figure): readonly Target[] {
  const tile = view.tiles[victim.tile ?? -1];
  if (tile === undefined) return [];
  switch (data.kind) {
    case 'single':
      return [{ kind: 'single', unit: victim.id }];
    case 'singleOrPair':
      return [{ kind: 'singleOrPair', units: [victim.id] }];
    case 'tile':
      return [{ kind: 'tile', x: tile.x, y: tile.y }];
    case 'ownTile':
      return foe.tile === victim.tile ? [{ kind: 'ownTile' }] : [];
    case 'chargeLine':
      return DIRECTIONS.flatMap(({ x, y }) =>
        Array.from(
          { length: data.range ?? 0 },
          (_, i): Target => ({ kind: 'chargeLine', dx: x, dy: y, length: i + 1 }),
        ),
      );
    case 'fireLine':
      return DIRECTIONS.map(({ x, y }) => ({ kind: 'fireLine', dx: x, dy: y }));
  }
}

/** The hit points that a unit can lose to an enemy where it stands, by its best attacks (DS-ATK-2, DS-AB-AGI-2). */
function hitFrom(view: Now, foe: Figure, victim: Figure): number {
  const hits = dataOf(foe).modes.flatMap((data) => {
    const lands = targetsOn(view, foe, data, victim).some((target) => {
      const aimed = aim(view, foe, data.mode, target);
      return isAim(aimed) && aimed.victims.some(({ id }) => id === victim.id);
    });
    if (!lands) return [];
    return [data.kill === true ? victim.hp : through(victim, data.damage + bonusOf(view, foe), data.pierce)];
  });
  const best = hits.sort((a, b) => b - a).slice(0, ATTACKS[sideOf(foe)]);
  const sum = best.reduce((all, each) => all + each, 0);
  return Math.min(victim.hp, has(victim, 'agile') && best.length > 1 ? sum - (best[0] ?? 0) : sum);
}

/** The worst that one enemy can do to a unit wherever it may go first; null if it can't reach it. */
function threatOf(turn: Now, foe: Figure, victim: Figure): Threat | null {
  const side = sideOf(foe);
  const fresh = turn.units[foe.id];
  const from = foe.place === 'reserve' ? startOf(turn, side) : foe.tile;
  if (fresh === undefined || foe.place === 'dead' || from === null || from < 0) return null;
  if (foe.place === 'reserve' && !hasRoom(turn, from, fresh)) return null;
  const begun = onTile(turn, fresh, from);
  const ways = reachOf(begun.there, seatOf(turn, side), begun.unit).filter(({ harm }) => harm < foe.hp);
  let worst: Threat | null = null;
  for (const { tile, unknown } of [{ tile: from, unknown: false }, ...ways]) {
    const { there, unit } = onTile(begun.there, begun.unit, tile);
    const damage = hitFrom(there, unit, victim);
    if (damage === 0) continue;
    const found = { by: foe.id, damage, dies: damage >= victim.hp, sure: !unknown };
    if (worst === null || found.damage > worst.damage || (found.damage === worst.damage && found.sure && !worst.sure)) {
      worst = found;
    }
  }
  return worst;
}

/** The threats of enemies in their next turn to a unit that stays where it is in this state, the worst first. */
export function threatsOn(state: Now, id: number): readonly Threat[] {
  const settled = settledOf(state, id);
  const victim = settled.units[id];
  if (victim === undefined || victim.place !== 'field') return [];
  const turn = nextTurnOf(settled, sideOf(victim) === 'dinosaurs' ? 'soldiers' : 'dinosaurs');
  return turn.units
    .filter((foe) => sideOf(foe) !== sideOf(victim))
    .flatMap((foe) => threatOf(turn, foe, victim) ?? [])
    .sort((a, b) => b.damage - a.damage || Number(b.sure) - Number(a.sure));
}

/** The hit points that a unit loses to the enemies that can hit it, each by itself. */
export const dangerOf = (threats: readonly Threat[]) => threats.reduce((sum, { damage }) => sum + damage, 0);
