/** Properties of army fire: DW-INV-1 to 9, 20, 28, 29, 37, 39 and 40. Each function judges an event by the books before it. */
import type { Facts } from '@dwo/kernel';
import { DINOSAURS } from '../data/dinosaurs';
import { RANK_TABLE } from '../data/ranks';
import { CREWED_WEAPONS, isCrewedKind, isHandWeapon, type Weapon, weaponRow } from '../data/weapons';
import type { Event, ScorePart } from '../events';
import type { Fire } from '../intents';
import type { FireWindow, Phase } from '../state';
import {
  type ArmyEntry,
  all,
  type Books,
  type DinosaurEntry,
  type Fired,
  find,
  lengthOf,
  overrunOn,
  plays,
  present,
  type SoldierEntry,
  type VehicleEntry,
  type Violation,
  varies,
  type WeaponEntry,
} from './books';
import { faces, inContact, inside, isAt, placeOf, range, sees } from './space';

type Shot = Extract<Event, { type: 'shot' }>;

const WINDOW_OF: Partial<Record<Phase, FireWindow>> = {
  'dinosaur-movement': 'closing',
  'regular-fire': 'regular',
  'secondary-fire': 'secondary',
};

/** Rules that a part of an attack score may come from, with the option that has to be on. */
const OPTION_OF: readonly (readonly [RegExp, Parameters<typeof plays>[1] | null])[] = [
  [/^DW-(?:ATK|MOD|ARM|SPEC|R|CLOSE|DATK|IND|RAMBO)-\d+$/, null],
  [/^DW-OPT-COVER-/, 'cover'],
  [/^DW-OPT-MFIRE-/, 'moving_fire'],
  [/^DW-OPT-HICAL-/, 'high_caliber'],
  [/^DW-OPT-SNIPE-/, 'snipers'],
  [/^DW-OPT-RAM-/, 'ramming_move'],
];

/** Sum, hit and origin of a score, and that its dice are two proper ones (DW-INV-27, 28, 29). */
export function judgeScore(
  books: Books,
  event: { readonly figure: string; readonly dice: readonly number[]; readonly score: number; readonly hit: boolean },
  parts: readonly ScorePart[],
  automatic: number,
): Violation[] {
  const { figure, dice, score, hit } = event;
  const found: Violation[] = [];
  const add = (rule: string, facts: Facts): number => found.push({ rule, facts: { figure, ...facts } });
  if (dice.length !== 2 || dice.some((d) => !Number.isInteger(d) || d < 1 || d > 6)) add('DW-INV-27', { dice });
  const roll = dice.reduce((sum, d) => sum + d, 0);
  const sum = parts.reduce((total, part) => total + part.value, 0);
  if (sum !== score) add('DW-INV-28', { score, sum });
  if (hit !== (roll <= score || roll <= automatic)) add('DW-INV-28', { roll, score, hit });
  for (const part of parts) {
    const origin = OPTION_OF.find(([pattern]) => pattern.test(part.rule));
    const option = origin?.[1] ?? null;
    if (!origin || (option !== null && !plays(books, option))) add('DW-INV-29', { part: part.rule });
  }
  return found;
}

/** Armour the shot may meet: one value, or both where the angle is on the line (DW-ARM-3 to 5, DW-R-21, DW-R-31). */
function armours(books: Books, firer: ArmyEntry, target: DinosaurEntry, window: FireWindow): readonly number[] {
  const plated = target.kind === 'anatosaurus' && varies(books, 'plated_anatosaurus');
  const { front, rear } = plated ? { front: 1, rear: 0 } : DINOSAURS[target.kind].armour;
  const from = placeOf(books, firer);
  if (window === 'closing' || faces(target, target.facing, from, 90)) return [front];
  return faces(target, target.facing, from, 92) ? [front, rear] : [rear];
}

/** Earlier attacks that count against this one: a vehicle's mounts have a budget each (DW-R-27). */
function earlier(firer: ArmyEntry, weapon: Weapon): readonly Fired[] {
  if (firer.cls !== 'vehicle') return firer.shots;
  return firer.shots.filter((shot) => shot.weapon === weapon);
}

function judgeBudget(books: Books, firer: ArmyEntry, event: Shot): Violation[] {
  const shots = [...earlier(firer, event.weapon), { window: event.window, weapon: event.weapon }];
  const found: Violation[] = [];
  const facts = { figure: firer.id, windows: shots.map((s) => s.window), weapons: shots.map((s) => s.weapon) };
  const windows = new Set(shots.map((shot) => shot.window));
  const both = windows.has('closing') && windows.has('secondary');
  const bothAllowed = varies(books, 'any_two_windows') && !windows.has('regular');
  if (shots.length > 2 || windows.size < shots.length || (both && !bothAllowed))
    found.push({ rule: 'DW-INV-1', facts });
  const single = shots.filter((shot) => !weaponRow(shot.weapon).twoShot);
  const outside = single.filter(
    (shot) => shot.window !== 'regular' && (shot.window === 'secondary' || shots.length > 1),
  );
  const twice = new Set(single.map((shot) => shot.weapon)).size < single.length;
  const grenade = event.window === 'closing' && event.weapon === 'grenade';
  if (outside.length > 0 || twice || grenade) found.push({ rule: 'DW-INV-2', facts });
  if (firer.cls === 'soldier' && firer.spotted && shots.length > 1) found.push({ rule: 'DW-INV-3', facts });
  return found;
}

/** The figure that was overrun answers itself, or its crewman's gun does (DW-R-15). */
function judgeClosing(books: Books, event: Shot): Violation[] {
  const gun = find(books, event.figure, 'weapon');
  const overrun =
    overrunOn(books, event.figure) ??
    books.overruns.find(({ dinosaur, target }) => dinosaur === event.target && gun?.crew.includes(target) === true);
  const target = overrun === undefined ? undefined : books.figures.get(overrun.target);
  const first = target === undefined || target.cls === 'dinosaur' ? [] : target.overrunBy;
  // Without a reaction a standing order has answered.
  const answered = overrun?.reaction === 'none' || (overrun?.reaction === 'closed' && overrun.answer === event.weapon);
  const fine = overrun?.dinosaur === event.target && answered && !overrun.attacked && first.length === 1;
  const facts = { figure: event.figure, target: event.target, overruns: [...first] };
  return fine ? [] : [{ rule: 'DW-INV-5', facts }];
}

/** How far a weapon reaches here (DW-RANGE-4, DW-R-34, DW-RAMBO-4, DW-OPT-SNIPE-2). */
export function limitOf(books: Books, firer: ArmyEntry, weapon: Weapon): number {
  const row = weaponRow(weapon);
  if (firer.cls !== 'soldier') return lengthOf(books, row.rangeFixedCi);
  if (isCrewedKind(weapon)) return lengthOf(books, row.rangeCi);
  const rifles = weapon === 'rifle' || weapon === 'assault_rifle';
  const farther = firer.sniper && rifles && plays(books, 'snipers') ? 600 : 0;
  const still = !firer.moved && firer.aboard === null;
  return lengthOf(books, still ? row.rangeFixedCi : row.rangeCi) + lengthOf(books, farther);
}

/** Range, sight and arc, with what slack rounding needs (DW-INV-6, DW-INV-8). */
function judgeAim(books: Books, firer: ArmyEntry, target: DinosaurEntry, event: Shot): Violation[] {
  const facts = { figure: firer.id, target: target.id, weapon: event.weapon };
  const found: Violation[] = [];
  const gun = isCrewedKind(event.weapon) ? CREWED_WEAPONS[event.weapon] : null;
  const far = range(books, firer, target);
  const doubt = lengthOf(books, 5) + 0.001;
  if (event.window !== 'closing') {
    const limit = limitOf(books, firer, event.weapon);
    if (far > limit + doubt) found.push({ rule: 'DW-INV-6', facts: { ...facts, rangeCi: far, limitCi: limit } });
    const least = lengthOf(books, gun?.leastRangeCi ?? 0);
    if (far < least - doubt) found.push({ rule: 'DW-INV-8', facts: { ...facts, rangeCi: far, leastCi: least } });
    if (event.weapon === 'mortar' && far > lengthOf(books, 6000) + doubt)
      found.push({ rule: 'DW-INV-8', facts: { ...facts, rangeCi: far } });
  }
  const needsSight = event.window !== 'closing' || gun !== null;
  if (needsSight && event.spotter === null && !sees(books, firer, target, 2)) {
    found.push({ rule: 'DW-INV-6', facts: { ...facts, sight: false } });
  }
  const pointed = firer.cls === 'vehicle' ? firer.gunFacing : firer.facing;
  const round = firer.cls === 'soldier' && event.window !== 'closing';
  if (gun?.arc && !round && !faces(placeOf(books, firer), pointed, target, 92)) {
    found.push({ rule: 'DW-INV-6', facts: { ...facts, arc: pointed } });
  }
  return found;
}

/** A spotter sees the target, and stands in for nobody who does (DW-IND-1 to 5, DW-R-40, DW-R-112). */
function judgeSpotter(books: Books, firer: ArmyEntry, target: DinosaurEntry, event: Shot): Violation[] {
  if (event.spotter === null) return [];
  const spotter = find(books, event.spotter, 'soldier');
  const facts = { figure: firer.id, spotter: event.spotter };
  const indirect = isCrewedKind(event.weapon) && CREWED_WEAPONS[event.weapon].indirectScore !== null;
  const found: Violation[] = [];
  if (!indirect || spotter === null || !sees(books, spotter, target, 2)) found.push({ rule: 'DW-INV-6', facts });
  if (sees(books, firer, target, -2)) found.push({ rule: 'DW-R-112', facts });
  if (spotter !== null && spotter.shots.length > 1) found.push({ rule: 'DW-INV-3', facts });
  if (spotter !== null && (!spotter.alive || spotter.absence !== null)) found.push({ rule: 'DW-INV-20', facts });
  return found;
}

/** Whether the firer may fire this weapon at all: it is his, manned, loaded, ready (DW-INV-4, 7, 9, 37, 40). */
function judgeReady(books: Books, firer: ArmyEntry, event: Shot): Violation[] {
  switch (firer.cls) {
    case 'soldier':
      return judgeSoldierReady(books, firer, event);
    case 'weapon':
      return judgeWeaponReady(books, firer, event);
    case 'vehicle':
      return judgeMountReady(books, firer, event);
  }
}

function judgeSoldierReady(books: Books, firer: SoldierEntry, event: Shot): Violation[] {
  const found: Violation[] = [];
  const add = (rule: string, facts: Facts): number => found.push({ rule, facts: { figure: firer.id, ...facts } });
  const held = find(books, firer.holds, 'weapon');
  if (isHandWeapon(event.weapon)) {
    if (!firer.weapons.includes(event.weapon)) add('DW-INV-7', { weapon: event.weapon });
    const bound = varies(books, 'surplus_crew_fires') ? isBound(books, firer) : firer.locked;
    if (bound) add('DW-INV-4', { locked: true });
  } else if (held?.kind !== event.weapon) add('DW-INV-7', { weapon: event.weapon });
  else if (!held.loaded || (!held.used && (held.ammunition ?? 0) < 1)) add('DW-INV-40', { left: held.ammunition });
  const limited = plays(books, 'limited_grenades') && firer.rank === 'enlisted';
  if (event.weapon === 'grenade' && limited && firer.grenades > 0) add('DW-INV-37', { thrown: firer.grenades + 1 });
  if (firer.aboard !== null) found.push(...judgeAboard(books, firer, event));
  return found;
}

/** Half of the passengers, rounded up, may fire from aboard, never in closing fire (DW-INV-9). */
function judgeAboard(books: Books, firer: SoldierEntry, event: Shot): Violation[] {
  const vehicle = find(books, firer.aboard, 'vehicle');
  if (vehicle === null) return [{ rule: 'DW-INV-9', facts: { figure: firer.id } }];
  const crew = 1 + (vehicle.mg === null ? 0 : 1) + (vehicle.cannon ? 2 : 0);
  const passengers = vehicle.seats.slice(crew).filter((who) => who !== null).length;
  const those = new Set([...vehicle.firing, firer.id]);
  const inCrew = vehicle.seats.indexOf(firer.id) < crew;
  const allowed = plays(books, 'moving_fire') && !inCrew && event.window !== 'closing';
  const facts = { figure: firer.id, firing: [...those], passengers };
  // Who has fired before others got out is counted already.
  const counted = vehicle.firing.includes(firer.id) || those.size <= Math.ceil(passengers / 2);
  return allowed && counted ? [] : [{ rule: 'DW-INV-9', facts }];
}

/** By the other reading of DW-R-43 as many of those who were at a gun when it fired are bound as it needs. */
function isBound(books: Books, firer: SoldierEntry): boolean {
  const own = (id: string): boolean =>
    find(books, id, 'soldier')?.shots.some(({ weapon }) => isHandWeapon(weapon)) ?? false;
  return all(books, 'weapon').some(({ kind, served }) => {
    const firing = served.filter((id) => id === firer.id || own(id)).length;
    return served.includes(firer.id) && firing > Math.max(0, served.length - CREWED_WEAPONS[kind].minCrew);
  });
}

function judgeWeaponReady(books: Books, gun: WeaponEntry, event: Shot): Violation[] {
  const found: Violation[] = [];
  const add = (rule: string, facts: Facts): number => found.push({ rule, facts: { figure: gun.id, ...facts } });
  if (gun.kind !== event.weapon) add('DW-INV-7', { weapon: event.weapon });
  if (gun.status !== 'set-up' || gun.readyTurn > books.turn)
    add('DW-INV-7', { status: gun.status, ready: gun.readyTurn });
  if (!gun.loaded) add('DW-INV-7', { loaded: false });
  const crew = gun.crew.filter((id) => isAt(books, find(books, id, 'soldier') as SoldierEntry, gun));
  if (crew.length === 0) add('DW-INV-7', { crew: 0 });
  const silent = varies(books, 'surplus_crew_fires')
    ? gun.crew.every((id) => gun.crewFired.includes(id))
    : gun.crewFired.length > 0;
  if (silent) add('DW-INV-4', { fired: [...gun.crewFired] });
  const touching = [...books.figures.values()].filter((one) => one.cls === 'dinosaur' && present(one));
  const others = touching.filter((one) => event.window !== 'closing' || one.id !== event.target);
  if (others.length > 0 && inContact({ ...books, figures: new Map(others.map((one) => [one.id, one])) }, gun)) {
    add('DW-INV-7', { contact: true });
  }
  return found;
}

function judgeMountReady(books: Books, vehicle: VehicleEntry, event: Shot): Violation[] {
  const found: Violation[] = [];
  const add = (facts: Facts): number => found.push({ rule: 'DW-INV-7', facts: { figure: vehicle.id, ...facts } });
  const cannonFrom = vehicle.mg === null ? 1 : 2;
  if (event.weapon === vehicle.mg) {
    if (vehicle.seats[1] === null) add({ gunner: null });
  } else if (vehicle.cannon && event.weapon === 'light_artillery') {
    const gunners = vehicle.seats.slice(cannonFrom, cannonFrom + 2).filter((who) => who !== null).length;
    if (gunners === 0 || !vehicle.cannonLoaded) add({ gunners, loaded: vehicle.cannonLoaded });
    if (varies(books, 'cannon_barred_in_contact') && inContact(books, vehicle)) add({ contact: true });
  } else add({ weapon: event.weapon });
  return found;
}

/** Scores the tables allow for this shot, where sight, armour or cover are in doubt more than one (DW-INV-28, DW-INV-39). */
function possibleScores(books: Books, firer: ArmyEntry, target: DinosaurEntry, event: Shot): readonly number[] {
  const row = isCrewedKind(event.weapon) ? CREWED_WEAPONS[event.weapon] : weaponRow(event.weapon);
  const second = isCrewedKind(event.weapon) ? CREWED_WEAPONS[event.weapon].indirectScore : null;
  const base = event.spotter !== null && second !== null ? second : row.attackScore;
  let own = 0;
  if (firer.cls === 'soldier') {
    const hale = !(firer.wounded && plays(books, 'wounded_soldiers'));
    const rifles = event.weapon === 'rifle' || event.weapon === 'assault_rifle';
    if (hale) own += RANK_TABLE[firer.rank].bonus;
    if (hale && firer.sniper && rifles && plays(books, 'snipers')) own += 1;
    const pistols = event.weapon === 'rifle' || event.weapon === 'pistol';
    if (firer.highCalibre && pistols && plays(books, 'high_caliber')) own -= 1;
    if (firer.aboard !== null) own -= 2;
  }
  return armours(books, firer, target, event.window).flatMap((armour) =>
    covers(books, target).map((cover) => base + own - armour - cover),
  );
}

const COVERING = ['broken', 'woods', 'ruins', 'building'];

/** What cover may take off: nothing, 1, or either for who stands on the edge (DW-OPT-COVER-1, DW-R-76). */
function covers(books: Books, target: DinosaurEntry): readonly number[] {
  const { small, flyer } = DINOSAURS[target.kind];
  if (!plays(books, 'cover') || !(small || flyer) || target.z > 0) return [0];
  const pieces = books.table.terrain.filter(({ kind }) => COVERING.includes(kind));
  const surely = pieces.some(({ outline }) => inside(target, outline, 1e-6));
  const perhaps = pieces.some(({ outline }) => inside(target, outline, -1e-6));
  return surely ? [1] : perhaps ? [0, 1] : [0];
}

export function judgeShot(books: Books, event: Shot): Violation[] {
  const firer = books.figures.get(event.figure);
  const target = books.figures.get(event.target);
  if (!firer || firer.cls === 'dinosaur' || target?.cls !== 'dinosaur') {
    return [{ rule: 'DW-FIRE-2', facts: { figure: event.figure, target: event.target } }];
  }
  const automatic = weaponRow(event.weapon).autoKill ? 2 : 0;
  const found = [...judgeScore(books, event, event.parts, automatic), ...judgeBudget(books, firer, event)];
  const add = (rule: string, facts: Facts): number => found.push({ rule, facts: { figure: firer.id, ...facts } });
  if (!firer.alive || firer.absence !== null || !present(target)) add('DW-INV-20', { target: target.id });
  if (target.hidden) add('DW-INV-35', { target: target.id });
  if (WINDOW_OF[books.phase] !== event.window) add('DW-INV-1', { phase: books.phase, window: event.window });
  found.push(...judgeReady(books, firer, event), ...judgeAim(books, firer, target, event));
  found.push(...judgeSpotter(books, firer, target, event));
  if (event.window === 'closing') found.push(...judgeClosing(books, event));
  const possible = possibleScores(books, firer, target, event);
  const bonus = firer.cls === 'soldier' && firer.wounded && plays(books, 'wounded_soldiers');
  if (!possible.includes(event.score)) {
    add(bonus ? 'DW-INV-39' : 'DW-INV-28', { score: event.score, possible });
  }
  return found;
}

/** A refusal for range or sight that the judge's own measurement contradicts (DW-RANGE-1, DW-LOS-1). */
export function judgeRefusedShot(books: Books, wish: Fire, code: string): Violation[] {
  const firer = books.figures.get(wish.figure);
  const target = books.figures.get(wish.target);
  if (!firer || firer.cls === 'dinosaur' || target?.cls !== 'dinosaur' || target.hidden) return [];
  const limit = limitOf(books, firer, wish.weapon);
  const far = range(books, firer, target);
  const least = isCrewedKind(wish.weapon) ? lengthOf(books, CREWED_WEAPONS[wish.weapon].leastRangeCi) : 0;
  const doubt = lengthOf(books, 5) - 0.001;
  const within = far <= limit + doubt && far >= least - doubt;
  const wrong = code === 'OUT_OF_RANGE' ? within : code === 'NO_LOS' && sees(books, firer, target, -2);
  const facts = { figure: wish.figure, target: wish.target, refused: code, rangeCi: far, limitCi: limit };
  return wrong ? [{ rule: 'DW-INV-6', facts }] : [];
}
