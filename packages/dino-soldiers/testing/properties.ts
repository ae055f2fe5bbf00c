/** The properties that must hold in every match after every step (DS-P-1 to DS-P-22). */
import type { Frozen } from '@dwo/kernel';
import {
  ATTACKS,
  canHide,
  dataOf,
  distance,
  type Event,
  FACES,
  isLarge,
  keyOf,
  type Now,
  SIDES,
  SMALL_ON_TILE,
  type State,
  sideAdjacent,
  sideOf,
} from '../rules';

function must(holds: boolean, property: string, facts: unknown): void {
  if (!holds) throw new Error(`${property} is broken: ${JSON.stringify(facts)}`);
}

/** DS-P-1, DS-P-2, DS-P-3, DS-P-22 */
function fieldHolds({ tiles, obstacles }: Now): void {
  must(tiles.length === 30 && new Set(tiles.map(keyOf)).size === 30, 'DS-P-1', tiles.length);
  must(obstacles.length >= 2, 'DS-P-2', obstacles);
  const reached = new Set([0]);
  for (const at of reached) {
    tiles.forEach((tile, i) => {
      const from = tiles[at];
      if (from && sideAdjacent(from, tile)) reached.add(i);
    });
  }
  must(reached.size === 30, 'DS-P-3', reached.size);
  const starts = tiles.slice(28);
  const [one, other] = starts;
  must(
    starts.every(({ face }) => face !== null && FACES[face].terrain === 'open'),
    'DS-P-22',
    starts,
  );
  must(one !== undefined && other !== undefined && distance(one, other) >= 3, 'DS-P-22', starts);
}

/** DS-P-5 */
function tilesHold({ tiles, units }: Now): void {
  for (const at of tiles.keys()) {
    for (const side of SIDES) {
      const here = units.filter((unit) => unit.tile === at && sideOf(unit) === side);
      const fits = here.some(isLarge) ? here.length === 1 : here.length <= SMALL_ON_TILE;
      must(fits, 'DS-P-5', { at, here: here.map(({ type }) => type) });
    }
  }
}

/** DS-P-4, DS-P-6 to DS-P-11 */
function unitsHold({ tiles, units }: Now): void {
  for (const unit of units) {
    const { hp, move } = dataOf(unit);
    const tile = unit.tile === null ? null : tiles[unit.tile];
    must((unit.place === 'field') === (tile !== null && tile !== undefined), 'DS-P-6', unit);
    if (tile) must(tile.face !== null, 'DS-P-4', unit);
    must(unit.place === 'dead' ? unit.hp === 0 : unit.hp > 0 && unit.hp <= hp, 'DS-P-7', unit);
    must(unit.points >= 0 && unit.points <= move, 'DS-P-8', unit);
    must(unit.modes.length <= ATTACKS[sideOf(unit)] && new Set(unit.modes).size === unit.modes.length, 'DS-P-9', unit);
    if (unit.hidden === 0) continue;
    must(canHide(unit), 'DS-P-11', unit);
    const cluttered = tile?.face != null && FACES[tile.face].terrain === 'cluttered';
    const enemies = units.some((other) => other.tile === unit.tile && sideOf(other) !== sideOf(unit));
    must(cluttered && !enemies && unit.hidden <= 2, 'DS-P-10', unit);
  }
}

/** DS-P-2, DS-P-4, DS-P-6, DS-P-15, DS-P-16, DS-P-17 */
function changesHold(before: Now, events: readonly Event[], after: Now): void {
  before.tiles.forEach(({ x, y, face }, i) => {
    const tile = after.tiles[i];
    must(tile?.x === x && tile.y === y, 'DS-P-2', { i });
    must(face === null || tile?.face === face, 'DS-P-4', { i });
  });
  if (before.phase === 'play') must(JSON.stringify(before.obstacles) === JSON.stringify(after.obstacles), 'DS-P-2', {});
  const healed = events.filter(({ type }) => type === 'healed').length;
  const hp = (units: Now['units']) => units.reduce((sum, unit) => sum + unit.hp, 0);
  if (before.units.length > 0) must(hp(after.units) <= hp(before.units) + healed, 'DS-P-15', { healed });
  for (const [i, unit] of before.units.entries()) {
    const then = after.units[i];
    if (unit.place === 'dead') must(then?.place === 'dead', 'DS-P-6', unit);
    const idle = before.phase === 'play' && sideOf(unit) !== before.side && then?.place === 'field';
    if (idle && after.side === before.side)
      must(then.tile === unit.tile && then.modes.length === unit.modes.length, 'DS-P-17', unit);
  }
  if (after.phase === 'play' && after.step === 'move') must(after.pending.length === 0, 'DS-P-16', after.pending);
}

/** Throws an error that names the first property that a step has broken. */
export function propertiesHold(before: Frozen<State>, events: readonly Event[], after: Frozen<State>): void {
  changesHold(before, events, after);
  if (after.phase === 'play') fieldHolds(after);
  tilesHold(after);
  if (after.tiles.length === 30) unitsHold(after);
  if (after.phase === 'play') must(after.round <= after.options.roundLimit, 'DS-P-21', after.round);
}
