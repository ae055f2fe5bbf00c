/** Compares the judge's books with the engine's state: DW-INV-1, 10, 11, 17, 19, 21, 22, 25 and 32. */
import type { Facts, Frozen } from '@dwo/kernel';
import {
  type CrewedWeapon,
  type Dinosaur,
  SIDES,
  type Soldier,
  type State,
  type Survivors,
  type Vehicle,
} from '../rules/state';
import { type Books, plays, present, type Violation, varies, weaponOf } from './books';
import type { DinosaurEntry, Entry, SoldierEntry, VehicleEntry, WeaponEntry } from './entries';
import { allowance } from './spending';

type Same = (rule: string, facts: Facts, own: unknown, engine: unknown) => void;

/** Returns marks of a figure that never change in a match. */
function fixed(...marks: readonly string[]): readonly (readonly [rule: string, mark: string])[] {
  return marks.map((mark) => ['DW-INV-21', mark] as const);
}

/** The marks that books and state keep by the same name, with the rule of each. */
const MARKS: Readonly<Record<Entry['cls'], readonly (readonly [rule: string, mark: string])[]>> = {
  dinosaur: [
    ...fixed('owner', 'kind', 'mostLife', 'damage'),
    ['DW-INV-25', 'attacked'],
    ['DW-MOVE-8', 'moveOver'],
    ['DW-OPT-TERR-3', 'paidTerrain'],
    ['DW-INV-19', 'lifePoints'],
  ],
  soldier: [
    ...fixed('owner', 'rank', 'crewman', 'sniper', 'highCalibre'),
    ['DW-AMOVE-2', 'leftContact'],
    ['DW-OPT-TERR-3', 'paidTerrain'],
    ['DW-AMOVE-4', 'halvings'],
    ['DW-R-62', 'loaded'],
    ['DW-R-50', 'busy'],
    ['DW-R-61', 'exposed'],
    ['DW-R-34', 'moved'],
    ['DW-INV-22', 'aboard'],
    ['DW-INV-22', 'holds'],
    ['DW-INV-3', 'spotted'],
    ['DW-INV-39', 'wounded'],
  ],
  vehicle: [
    ...fixed('owner', 'kind'),
    ['DW-AMOVE-2', 'leftContact'],
    ['DW-OPT-TERR-3', 'paidTerrain'],
    ['DW-R-62', 'loaded'],
    ['DW-R-62', 'unloaded'],
    ['DW-R-50', 'busy'],
    ['DW-INV-9', 'firing'],
    ['DW-R-64', 'facing'],
    ['DW-R-26', 'gunFacing'],
    ['DW-INV-19', 'structurePoints'],
    ['DW-INV-22', 'seats'],
    ['DW-INV-22', 'towing'],
    ['DW-INV-17', 'immobile'],
  ],
  weapon: [
    ...fixed('owner', 'kind'),
    ['DW-INV-7', 'status'],
    ['DW-INV-7', 'loaded'],
    ['DW-INV-7', 'carrier'],
    ['DW-INV-7', 'readyTurn'],
    ['DW-R-50', 'busy'],
    ['DW-R-50', 'handled'],
    ['DW-INV-22', 'crew'],
    ['DW-INV-40', 'ammunition'],
  ],
};
/** The marks of players that books and state keep by the same name. */
const WORDS = ['resigned', 'endAgreed', 'acted', 'lapsed', 'idleTurns'] as const;

/**
 * Returns a violation for every difference between the books and the state. `facts.own` is the judge's value,
 * `facts.engine` the state's.
 */
export function judgeState(books: Books, state: Frozen<State>): Violation[] {
  const found: Violation[] = [];
  const same: Same = (rule, facts, own, engine) => {
    if (own !== engine) found.push({ rule, facts: { ...facts, own: String(own), engine: String(engine) } });
  };
  same('DW-INV-32', { field: 'turn' }, books.turn, state.turn);
  same('DW-INV-32', { field: 'phase' }, books.phase, state.phase);
  same('DW-INV-32', { field: 'placing' }, books.placing, state.placing !== null);
  same('DW-INV-34', { field: 'ending' }, books.ending?.rule, state.ending?.rule);
  same('DW-INV-34', { field: 'winner' }, books.ending?.winner, state.ending?.winner);
  for (const side of SIDES) {
    same('DW-R-97', { side, field: 'startingPoints' }, books.startingPoints[side], state.startingPoints[side]);
  }
  same('DW-R-97', { field: 'quietTurns' }, books.quietTurns, state.quietTurns);
  same('DW-R-97', { field: 'attackRolled' }, books.attackRolled, state.attackRolled);
  for (const [seat, player] of books.players.entries()) {
    const facts = { seat };
    for (const word of WORDS) same('DW-R-100', { ...facts, field: word }, player[word], state.players[seat]?.[word]);
    // Players who place in turn count as done by the turn to place.
    if (!books.placing) same('DW-R-100', { ...facts, field: 'done' }, player.done, state.players[seat]?.done);
    same('DW-R-100', { ...facts, field: 'present' }, player.stirred, state.players[seat]?.present);
  }
  // Overruns that are open when the match ends stay open.
  const open = books.overruns.filter(({ reaction }) => reaction === 'open');
  same('DW-INV-33', { field: 'reactions' }, open.map(pairOf).join(), state.reactions.map(pairOf).join());
  same('DW-INV-33', { field: 'survivors' }, books.survivors.map(waitOf).join(), state.survivors.map(waitOf).join());
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
    sameMarks(entry, figure, same);
    if (entry.cls === 'dinosaur')
      sameDinosaur(books, entry, figure as Frozen<Dinosaur>, Object.hasOwn(hidden, entry.id), same);
    else if (entry.cls === 'soldier') sameSoldier(books, entry, figure as Frozen<Soldier>, same);
    else if (entry.cls === 'vehicle') sameVehicle(entry, figure as Frozen<Vehicle>, same);
    else sameWeapon(books, entry, figure as Frozen<CrewedWeapon>, same);
  }
  return [...found, ...judgeAnchors(books), ...judgeSeats(state)];
}

function pairOf({ dinosaur, target }: { readonly dinosaur: string; readonly target: string }): string {
  return `${dinosaur} on ${target}`;
}

function waitOf({ vehicle, seat, people, dinosaur }: Frozen<Survivors>): string {
  return `${people.join('+')} of ${vehicle} for ${seat} before ${dinosaur}`;
}

type Standing = Frozen<Dinosaur | Soldier | Vehicle | CrewedWeapon>;

function sameMarks(entry: Entry, figure: Standing, same: Same): void {
  const own = entry as unknown as Readonly<Record<string, unknown>>;
  const engine = figure as unknown as Readonly<Record<string, unknown>>;
  const plain = (value: unknown): unknown => (Array.isArray(value) ? value.join() : value);
  for (const [rule, mark] of MARKS[entry.cls]) {
    same(rule, { figure: entry.id, field: mark }, plain(own[mark]), plain(engine[mark]));
  }
}

function sameDinosaur(books: Books, entry: DinosaurEntry, figure: Frozen<Dinosaur>, hidden: boolean, same: Same): void {
  const facts = { figure: entry.id };
  if (entry.absence === null) same('DW-R-9', { ...facts, field: 'facing' }, entry.facing, figure.facing);
  if (entry.absence === null) same('DW-INV-18', { ...facts, field: 'z' }, entry.z, figure.z);
  same('DW-INV-35', { ...facts, field: 'hidden' }, entry.hidden, hidden);
  if (plays(books, 'dino_charge')) {
    const first = [...entry.attackTurns, ...entry.chargeTurns].sort((a, b) => a - b)[0] ?? null;
    same('DW-INV-38', { ...facts, field: 'chargeTurn' }, first, figure.chargeTurn);
  }
  const buildings = figure.buildings.map(({ terrain, turn }) => [terrain, turn]);
  if (plays(books, 'cover'))
    same('DW-R-77', { ...facts, field: 'buildings' }, [...entry.buildings].join(), buildings.join());
}

function sameSoldier(books: Books, entry: SoldierEntry, figure: Frozen<Soldier>, same: Same): void {
  const facts = { figure: entry.id };
  same('DW-INV-1', { ...facts, field: 'shots' }, entry.shots.map((shot) => shot.window).join(), figure.shots.join());
  same('DW-INV-5', { ...facts, field: 'overrun' }, entry.overrunBy.length > 0, figure.overrun);
  same('DW-INV-22', { ...facts, field: 'crewOf' }, weaponOf(books, entry.id)?.id ?? null, figure.crewOf);
  // Under the other reading the surplus crew may fire (DW-R-43).
  if (!varies(books, 'surplus_crew_fires'))
    same('DW-INV-4', { ...facts, field: 'locked' }, entry.locked, figure.locked);
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
  same('DW-INV-5', { ...facts, field: 'overrun' }, entry.overrunBy.length > 0, figure.overrun);
  if (figure.cannon) same('DW-INV-7', { ...facts, field: 'cannonLoaded' }, entry.cannonLoaded, figure.cannon.loaded);
}

function sameWeapon(books: Books, entry: WeaponEntry, figure: Frozen<CrewedWeapon>, same: Same): void {
  const facts = { figure: entry.id };
  same('DW-INV-1', { ...facts, field: 'shots' }, entry.shots.map((shot) => shot.window).join(), figure.shots.join());
  same('DW-INV-5', { ...facts, field: 'overrun' }, entry.overrunBy.length > 0, figure.overrun);
  same('DW-INV-40', { ...facts, field: 'handFired' }, entry.used, figure.handFired);
  if (present(entry)) same('DW-R-52', { ...facts, field: 'facing' }, entry.facing, figure.facing);
  if (!varies(books, 'surplus_crew_fires'))
    same('DW-INV-4', { ...facts, field: 'locked' }, entry.crewFired.length > 0, figure.locked);
}

/** Heavy artillery and vehicles that have rammed never move after the set-up (DW-INV-17). */
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

/** A soldier has at most one seat and serves at most one weapon; the soldier and the seat or crew must agree (DW-INV-22). */
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
