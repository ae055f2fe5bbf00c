/** That the judge's books and the engine's state tell the same story: DW-INV-1, 10, 11, 17, 19, 21, 22, 25 and 32. */
import type { Facts, Frozen } from '@dwo/kernel';
import type { CrewedWeapon, Dinosaur, Soldier, State, Vehicle } from '../state';
import {
  type Books,
  type DinosaurEntry,
  plays,
  present,
  type SoldierEntry,
  type VehicleEntry,
  type Violation,
  type WeaponEntry,
} from './books';
import { allowance } from './movement';

type Same = (rule: string, facts: Facts, own: unknown, engine: unknown) => void;

export function judgeState(books: Books, state: Frozen<State>): Violation[] {
  const found: Violation[] = [];
  const same: Same = (rule, facts, own, engine) => {
    if (own !== engine) found.push({ rule, facts: { ...facts, own: String(own), engine: String(engine) } });
  };
  same('DW-INV-32', { field: 'turn' }, books.turn, state.turn);
  same('DW-INV-32', { field: 'phase' }, books.phase, state.phase);
  same('DW-INV-32', { field: 'placing' }, books.placing, state.placing !== null);
  same('DW-INV-34', { field: 'ending' }, books.ending?.rule, state.ending?.rule);
  same('DW-R-97', { field: 'quietTurns' }, books.quietTurns, state.quietTurns);
  const open = books.ending ? state.reactions.length : books.overruns.length;
  same('DW-INV-33', { field: 'reactions' }, open, state.reactions.length);
  same('DW-INV-33', { field: 'survivors' }, books.survivors.length, state.survivors.length);
  const hidden = Object.assign({}, ...state.secrets.map((secret) => secret?.dinosaurs ?? {})) as Record<
    string,
    Dinosaur
  >;
  const collections = [state.dinosaurs, hidden, state.soldiers, state.vehicles, state.crewedWeapons];
  const count = collections.reduce((sum, figures) => sum + Object.keys(figures).length, 0);
  same('DW-INV-21', { field: 'figures' }, books.figures.size, count);
  for (const entry of books.figures.values()) {
    const figure = collections.map((figures) => figures[entry.id]).find((one) => one !== undefined);
    const facts = { figure: entry.id };
    same('DW-INV-21', { ...facts, field: 'alive' }, entry.alive, figure?.alive);
    if (figure === undefined || !entry.alive) continue;
    same('DW-INV-21', { ...facts, field: 'absence' }, entry.absence, figure.absence);
    if (present(entry)) {
      same('DW-INV-11', { ...facts, field: 'x' }, entry.x, figure.x);
      same('DW-INV-11', { ...facts, field: 'y' }, entry.y, figure.y);
    }
    if ('spentCi' in figure) same('DW-INV-10', { ...facts, field: 'spentCi' }, entry.spent, figure.spentCi);
    if (entry.cls !== 'dinosaur' && entry.spent > allowance(books, entry) && entry.cls !== 'weapon') {
      found.push({
        rule: 'DW-INV-10',
        facts: { ...facts, spentCi: entry.spent, allowanceCi: allowance(books, entry) },
      });
    }
    if (entry.cls === 'dinosaur')
      sameDinosaur(entry, figure as Frozen<Dinosaur>, Object.hasOwn(hidden, entry.id), same);
    else if (entry.cls === 'soldier') sameSoldier(books, entry, figure as Frozen<Soldier>, same);
    else if (entry.cls === 'vehicle') sameVehicle(entry, figure as Frozen<Vehicle>, same);
    else sameWeapon(entry, figure as Frozen<CrewedWeapon>, same);
  }
  return [...found, ...judgeAnchors(books), ...judgeSeats(state)];
}

function sameDinosaur(entry: DinosaurEntry, figure: Frozen<Dinosaur>, hidden: boolean, same: Same): void {
  const facts = { figure: entry.id };
  if (entry.absence === null) same('DW-R-9', { ...facts, field: 'facing' }, entry.facing, figure.facing);
  if (entry.absence === null) same('DW-INV-18', { ...facts, field: 'z' }, entry.z, figure.z);
  same('DW-INV-35', { ...facts, field: 'hidden' }, entry.hidden, hidden);
  same('DW-INV-19', { ...facts, field: 'lifePoints' }, entry.lifePoints, figure.lifePoints);
  same('DW-INV-25', { ...facts, field: 'attacked' }, entry.attacked, figure.attacked);
  same('DW-MOVE-8', { ...facts, field: 'moveOver' }, entry.moveOver, figure.moveOver);
}

function sameSoldier(books: Books, entry: SoldierEntry, figure: Frozen<Soldier>, same: Same): void {
  const facts = { figure: entry.id };
  same('DW-INV-1', { ...facts, field: 'shots' }, entry.shots.map((shot) => shot.window).join(), figure.shots.join());
  same('DW-INV-5', { ...facts, field: 'overrun' }, entry.overrunBy.length > 0, figure.overrun);
  same('DW-INV-22', { ...facts, field: 'aboard' }, entry.aboard, figure.aboard);
  same('DW-INV-22', { ...facts, field: 'holds' }, entry.holds, figure.holds);
  same('DW-INV-3', { ...facts, field: 'spotted' }, entry.spotted, figure.spotted);
  same('DW-INV-39', { ...facts, field: 'wounded' }, entry.wounded, figure.wounded);
  if (entry.rank === 'enlisted' && plays(books, 'limited_grenades'))
    same('DW-INV-37', { ...facts, field: 'grenade' }, entry.grenades > 0, !figure.grenade);
}

function sameVehicle(entry: VehicleEntry, figure: Frozen<Vehicle>, same: Same): void {
  const facts = { figure: entry.id };
  const windows = (weapon: (kind: string) => boolean): string =>
    entry.shots
      .filter((shot) => weapon(shot.weapon))
      .map((shot) => shot.window)
      .join();
  same(
    'DW-INV-1',
    { ...facts, field: 'mg' },
    windows((kind) => kind === entry.mg),
    (figure.mg?.shots ?? []).join(),
  );
  same(
    'DW-INV-1',
    { ...facts, field: 'cannon' },
    windows((kind) => kind !== entry.mg),
    (figure.cannon?.shots ?? []).join(),
  );
  same('DW-INV-19', { ...facts, field: 'structurePoints' }, entry.structurePoints, figure.structurePoints);
  same('DW-INV-22', { ...facts, field: 'seats' }, entry.seats.join(), figure.seats.join());
  same('DW-INV-17', { ...facts, field: 'immobile' }, entry.immobile, figure.immobile);
  same('DW-INV-22', { ...facts, field: 'towing' }, entry.towing, figure.towing);
  same('DW-INV-5', { ...facts, field: 'overrun' }, entry.overrunBy.length > 0, figure.overrun);
}

function sameWeapon(entry: WeaponEntry, figure: Frozen<CrewedWeapon>, same: Same): void {
  const facts = { figure: entry.id };
  same('DW-INV-1', { ...facts, field: 'shots' }, entry.shots.map((shot) => shot.window).join(), figure.shots.join());
  same('DW-INV-7', { ...facts, field: 'status' }, entry.status, figure.status);
  same('DW-INV-7', { ...facts, field: 'loaded' }, entry.loaded, figure.loaded);
  same('DW-INV-40', { ...facts, field: 'ammunition' }, entry.ammunition, figure.ammunition);
  same('DW-INV-5', { ...facts, field: 'overrun' }, entry.overrunBy.length > 0, figure.overrun);
}

/** Heavy artillery and vehicles that have rammed stay where they are, once they have been set up (DW-INV-17). */
function judgeAnchors(books: Books): Violation[] {
  if (books.placing) return [];
  const found: Violation[] = [];
  for (const entry of books.figures.values()) {
    const heavy = entry.cls === 'weapon' && entry.kind === 'heavy_artillery';
    const fixed = heavy || (entry.cls === 'vehicle' && entry.immobile);
    if (!fixed || !present(entry)) continue;
    const before = books.anchored.get(entry.id);
    if (before === undefined) books.anchored.set(entry.id, { x: entry.x, y: entry.y });
    else if (before.x !== entry.x || before.y !== entry.y) {
      found.push({ rule: 'DW-INV-17', facts: { figure: entry.id, x: entry.x, y: entry.y } });
    }
  }
  return found;
}

/** Everybody sits in one seat at most and serves one weapon at most, and both sides of it agree (DW-INV-22). */
function judgeSeats(state: Frozen<State>): Violation[] {
  const found: Violation[] = [];
  const add = (facts: Facts): number => found.push({ rule: 'DW-INV-22', facts });
  const seated = new Map<string, string>();
  for (const [vehicle, { seats, alive }] of Object.entries(state.vehicles)) {
    if (!alive) continue;
    for (const who of seats) {
      if (who === null) continue;
      if (seated.has(who)) add({ figure: who, vehicles: [vehicle, seated.get(who) ?? ''] });
      seated.set(who, vehicle);
      if (state.soldiers[who]?.aboard !== vehicle || !state.soldiers[who]?.alive) add({ figure: who, vehicle });
    }
  }
  const listed = new Set<string>();
  for (const [weapon, { crew, alive }] of Object.entries(state.crewedWeapons)) {
    if (!alive) continue;
    for (const who of crew) {
      if (listed.has(who) || (state.soldiers[who]?.alive && state.soldiers[who]?.crewOf !== weapon))
        add({ figure: who, weapon });
      listed.add(who);
    }
  }
  return found;
}
