/** Converts the figures of a scenario to those of a match's options. */
import type { Point, Seat } from '@dwo/kernel';
import { DINOSAUR_KINDS } from '../../rules/data/dinosaurs';
import {
  VEHICLE_KINDS,
  VEHICLE_MGS,
  VEHICLE_SIZES,
  VEHICLES,
  type VehicleKind,
  type VehicleMg,
} from '../../rules/data/vehicles';
import { BASIC_WEAPON, CREWED_KINDS, type CrewedKind, HAND_WEAPONS, type HandWeapon } from '../../rules/data/weapons';
import type { DinosaurSetup, Options, SoldierSetup, VehicleSetup } from '../../rules/set-up/options';
import { PLAIN_DINOSAUR, PLAIN_SOLDIER, PLAIN_VEHICLE, PLAIN_WEAPON } from '../../rules/set-up/plain';
import { type Era, RANKS, type Side, STANDING_ORDERS, type StandingOrder } from '../../rules/state';
import { cannonSeats, crewSeats, mgSeat } from '../../rules/vehicles/seats';
import { type FigureClass, refuseFields } from './fields';
import { type FigureText, known, ScenarioError, word } from './format';
import { type Origin, toCi, toPoint, wholeDegrees } from './measure';

/** The parts of the file that figures depend on. */
interface About {
  readonly origin: Origin;
  readonly sides: readonly Side[];
  readonly era: Era;
}

type Figures = Pick<Options, 'dinosaurs' | 'soldiers' | 'vehicles' | 'crewedWeapons'>;

const KINDS = [...DINOSAUR_KINDS, ...VEHICLE_KINDS, ...CREWED_KINDS, 'soldier', 'pole'] as const;

const USUAL_NAMES: Readonly<Record<string, HandWeapon | CrewedKind>> = {
  'submachine gun': 'smg',
  'bazooka/rocket': 'bazooka',
  rocket: 'bazooka',
  'light machine gun': 'lmg',
  'heavy machine gun': 'hmg',
  'light artillery/tank gun': 'light_artillery',
  'tank gun': 'light_artillery',
  cannon: 'light_artillery',
  howitzer: 'heavy_artillery',
};

/** Returns the weapon with this id or usual name. Throws a `ScenarioError` if there is none. */
export function weaponNamed(given: string, path: string): HandWeapon | CrewedKind {
  return usualName(given) ?? word(given, [...HAND_WEAPONS, ...CREWED_KINDS], path);
}

/** Returns the weapon with this usual name, or null. */
export function usualName(given: string): HandWeapon | CrewedKind | null {
  const name = given.toLowerCase();
  return Object.hasOwn(USUAL_NAMES, name) ? (USUAL_NAMES[name] ?? null) : null;
}

/** Returns the index of a seat from its number, or the first free seat of a kind. */
export function seatNamed(
  given: number | string,
  outfit: { mg: unknown; cannon: unknown },
  taken: ReadonlySet<number>,
  path: string,
): number {
  if (typeof given === 'number') return given;
  const places = ['driver', 'mg', 'cannon', 'passenger'] as const;
  const free = (seats: readonly number[]): number | undefined => seats.find((seat) => !taken.has(seat));
  const gunner = mgSeat(outfit);
  const crew = crewSeats(outfit);
  const found = {
    driver: 0,
    mg: gunner ?? undefined,
    cannon: free(cannonSeats(outfit)),
    passenger: free(Array.from({ length: taken.size + 1 }, (_, i) => crew + i)),
  }[word(given, places, path)];
  if (found === undefined) throw new ScenarioError(path, `there is no free seat "${given}"`);
  return found;
}

/** Returns all figures of a scenario, with the crews that come with vehicles. */
export function figuresOf(texts: readonly FigureText[], about: About): Figures {
  const found: Figures = { dinosaurs: [], soldiers: [], vehicles: [], crewedWeapons: [] };
  const riders: { readonly text: FigureText; readonly path: string; readonly soldier: SoldierSetup }[] = [];
  const crews = new Map<string, string>();
  for (const { id, crew } of texts) {
    if (Array.isArray(crew)) for (const who of crew) crews.set(who, id);
  }
  for (const [i, text] of texts.entries()) {
    const path = `figures[${i}]`;
    if (texts.findIndex(({ id }) => id === text.id) < i) throw new ScenarioError(`${path}.id`, `"${text.id}" is taken`);
    const kind = word(usualName(text.type) ?? text.type, KINDS, `${path}.type`);
    const dinosaur = known(kind, DINOSAUR_KINDS);
    const vehicle = known(kind, VEHICLE_KINDS);
    const weapon = known(kind, CREWED_KINDS);
    refuseFields(text, classOf({ dinosaur, vehicle, weapon, kind }), path);
    const common = {
      ...placed(text, about),
      owner: ownerOf(text, dinosaur === null ? 'army' : 'dinosaurs', about, path),
    };
    if (dinosaur !== null) found.dinosaurs.push(dinosaurFrom(text, { ...common, kind: dinosaur }));
    else if (vehicle !== null) found.vehicles.push(vehicleFrom(text, { ...common, kind: vehicle }, path));
    else if (weapon !== null) {
      const order = orderOf(text, path);
      found.crewedWeapons.push({ ...PLAIN_WEAPON, ...common, kind: weapon, order, hitchedTo: text.hitched_to ?? null });
    } else if (kind === 'soldier') {
      const soldier = soldierFrom(text, common, about.era, path);
      soldier.crewOf = text.crew_of ?? crews.get(text.id) ?? null;
      found.soldiers.push(soldier);
      if (text.aboard !== undefined) riders.push({ text, path, soldier });
    }
  }
  seatRiders(found, riders);
  addCrews(found, texts, about.era);
  return found;
}

function classOf(found: { dinosaur: unknown; vehicle: unknown; weapon: unknown; kind: string }): FigureClass {
  if (found.dinosaur !== null) return 'dinosaur';
  if (found.vehicle !== null) return 'vehicle';
  if (found.weapon !== null) return 'crewed weapon';
  return found.kind === 'pole' ? 'pole' : 'soldier';
}

function ownerOf({ owner }: FigureText, side: Side, { sides }: About, path: string): Seat {
  const seat = owner ?? sides.indexOf(side);
  if (sides[seat] !== side) throw new ScenarioError(`${path}.owner`, `seat ${seat} does not play the ${side}`);
  return seat;
}

/** Returns the fields that all figures have. */
function placed(text: FigureText, { origin }: About): { id: string; at: Point | null; facing: number | null } {
  const facing = text.facing ?? text.facing_deg ?? null;
  const at = text.pos === undefined || text.aboard !== undefined ? null : toPoint(text.pos, origin);
  return { id: text.id, at, facing: facing === null ? null : wholeDegrees(facing) };
}

function orderOf({ order }: FigureText, path: string): StandingOrder {
  return word(order ?? 'ask', STANDING_ORDERS, `${path}.order`);
}

type Placed<T extends { kind: unknown }> = Pick<DinosaurSetup, 'id' | 'at' | 'facing' | 'owner'> & Pick<T, 'kind'>;

function dinosaurFrom({ lp, young, z, pos, hidden }: FigureText, common: Placed<DinosaurSetup>): DinosaurSetup {
  const weak = young === undefined ? null : { lifePoints: young.lp, damage: young.damage };
  const height = toCi(z ?? pos?.[2] ?? 0);
  // A dinosaur that rages at 0 (DW-OPT-RAGE-1) is set up unharmed first.
  return { ...PLAIN_DINOSAUR, ...common, lifePoints: lp || null, young: weak, z: height, hidden: hidden ?? false };
}

function soldierFrom(
  text: FigureText,
  common: Pick<SoldierSetup, 'id' | 'at' | 'facing' | 'owner'>,
  era: Era,
  path: string,
): SoldierSetup {
  const weapon = text.weapon === undefined ? BASIC_WEAPON[era] : weaponNamed(text.weapon, `${path}.weapon`);
  return {
    ...PLAIN_SOLDIER,
    ...common,
    rank: word(text.rank ?? 'enlisted', RANKS, `${path}.rank`),
    weapon: word(weapon, HAND_WEAPONS, `${path}.weapon`),
    order: orderOf(text, path),
    sniper: text.sniper ?? false,
    highCalibre: text.high_caliber ?? false,
    elite: text.elite ?? false,
    paratrooper: text.paratrooper ?? false,
  };
}

function vehicleFrom(text: FigureText, common: Placed<VehicleSetup>, path: string): VehicleSetup {
  const { kind } = common;
  const { mg, cannon } = outfitOf(kind, text.mounts, path);
  return {
    ...PLAIN_VEHICLE,
    ...common,
    ...{ mg, cannon, structurePoints: text.sp ?? null, order: orderOf(text, path) },
    size: word(text.size ?? 'small', VEHICLE_SIZES, `${path}.size`),
    gunFacing: text.gun_facing === undefined ? null : wholeDegrees(text.gun_facing),
  };
}

/** Returns the weapons that a vehicle mounts. By default a tank has both, and every other vehicle none. */
export function outfitOf(
  kind: VehicleKind,
  mounts: readonly string[] | undefined,
  path: string,
): { readonly mg: VehicleMg | null; readonly cannon: boolean } {
  const usual = VEHICLES[kind].tank ? ['mg', 'cannon'] : [];
  let mg: VehicleMg | null = null;
  let cannon = false;
  for (const [i, mount] of (mounts ?? usual).entries()) {
    const [what = '', which = 'lmg'] = mount.split(':');
    if (word(what, ['mg', 'cannon'], `${path}.mounts[${i}]`) === 'cannon') cannon = true;
    else mg = word(which, VEHICLE_MGS, `${path}.mounts[${i}]`);
  }
  return { mg, cannon };
}

/** Gives soldiers aboard the seats they name, then the others the first free ones. */
function seatRiders(
  { vehicles, soldiers }: Figures,
  riders: readonly { readonly text: FigureText; readonly path: string; readonly soldier: SoldierSetup }[],
): void {
  const chosen = riders.filter(({ text }) => text.seat !== undefined);
  const others = riders.filter(({ text }) => text.seat === undefined);
  for (const { text, path, soldier } of [...chosen, ...others]) {
    const vehicle = vehicles.find(({ id }) => id === text.aboard);
    if (vehicle === undefined) throw new ScenarioError(`${path}.aboard`, `there is no vehicle "${text.aboard}"`);
    const taken = takenSeats(soldiers, vehicle.id);
    let seat = 0;
    if (text.seat !== undefined) seat = seatNamed(text.seat, vehicle, taken, `${path}.seat`);
    else while (taken.has(seat)) seat++;
    soldier.aboard = { vehicle: vehicle.id, seat };
  }
}

function takenSeats(soldiers: readonly SoldierSetup[], vehicle: string): ReadonlySet<number> {
  return new Set(soldiers.flatMap(({ aboard }) => (aboard?.vehicle === vehicle ? [aboard.seat] : [])));
}

/** Adds enlisted soldiers for the crew's seats of vehicles in which the file puts nobody, unless it says `crew: false`. */
function addCrews({ vehicles, soldiers }: Figures, texts: readonly FigureText[], era: Era): void {
  for (const vehicle of vehicles) {
    const wanted = texts.find(({ id }) => id === vehicle.id)?.crew;
    const taken = takenSeats(soldiers, vehicle.id);
    if (!(typeof wanted === 'boolean' ? wanted : taken.size === 0)) continue;
    for (let seat = 0; seat < crewSeats(vehicle); seat++) {
      if (taken.has(seat)) continue;
      soldiers.push({
        ...PLAIN_SOLDIER,
        ...{ id: `${vehicle.id}-${seat + 1}`, owner: vehicle.owner, at: null, facing: null, rank: 'enlisted' },
        ...{ weapon: BASIC_WEAPON[era], order: 'ask', aboard: { vehicle: vehicle.id, seat } },
      });
    }
  }
}
