/** Small random forces of every class on random tables, with random rules. */
import { distance, type Point } from '@dwo/kernel';
import type { Chance } from '@dwo/kernel/testing';
import { DINOSAUR_KINDS, DINOSAURS } from '../rules/data/dinosaurs';
import { OPTIONAL_RULE_IDS, VARIANT_IDS } from '../rules/data/optional-rules';
import { VEHICLE_KINDS, VEHICLE_MGS, VEHICLE_SIZES, VEHICLES } from '../rules/data/vehicles';
import { CREWED_KINDS, CREWED_WEAPONS, HAND_WEAPONS } from '../rules/data/weapons';
import { dinoWars } from '../rules/ruleset';
import type { CrewedWeaponSetup, DinosaurSetup, Options, SoldierSetup, VehicleSetup } from '../rules/set-up/options';
import { PLAIN_DINOSAUR, PLAIN_SOLDIER, PLAIN_VEHICLE, PLAIN_WEAPON, plainMatch } from '../rules/set-up/plain';
import { ERAS, RANKS, type Rank, SCALE_DIVISORS, type Scenario, STANDING_ORDERS } from '../rules/state';
import { capacityOf, crewSeats } from '../rules/vehicles/seats';
import { onFirmGround, randomTerrain } from './random-terrain';

/** `foot` is soldiers against dinosaurs that walk, by the rulebook; `placed` gives everybody a place; `gate` is the Time Gate. */
export type Sort = 'any' | 'placed' | 'foot' | 'gate';

/** Draws forces until they are legal; nearly every draw is. */
export function skirmish(chance: Chance, sort: Sort = 'any'): Options {
  for (let tries = 0; tries < 60; tries++) {
    const options = draw(chance, sort === 'any' && chance.inThousand(300) ? 'foot' : sort);
    if ((sort === 'placed' || sort === 'foot') && !isPlaced(options)) continue;
    if (dinoWars.checkSetup(options).length === 0) return options;
  }
  throw new Error('No forces that may be played were drawn');
}

/** Whether everybody who needs a place has one. */
function isPlaced({ dinosaurs, soldiers, vehicles, crewedWeapons }: Options): boolean {
  const onFoot = soldiers.filter(({ aboard, paratrooper }) => aboard === null && !paratrooper);
  const guns = crewedWeapons.filter(({ hitchedTo }) => hitchedTo === null);
  return [...dinosaurs, ...onFoot, ...vehicles, ...guns].every(({ at }) => at !== null);
}

/** The options that are being drawn, with free places. */
interface Field {
  readonly chance: Chance;
  readonly options: Options;
  readonly armies: number;
  readonly herds: number;
  /** Returns a free place for a base; null leaves it to the set-up. */
  place(radiusCi: number, side: 'army' | 'dinosaurs'): Point | null;
  /** Returns a free place beside a base on the table. */
  beside(at: Point, radiusCi: number): Point | null;
}

function draw(chance: Chance, sort: Sort): Options {
  const field = layOut(chance, sort);
  const { options } = field;
  if (sort !== 'foot') {
    for (let i = chance.below(3); i > 0; i--) addVehicle(field, `v${i}`);
    for (let i = chance.below(3); i > 0; i--) addWeapon(field, `w${i}`);
  }
  for (let i = chance.between(Math.max(2, field.armies), 8); i > 0; i--) addSoldier(field, `s${i}`, i % field.armies);
  for (let i = chance.between(Math.max(1, field.herds), 4); i > 0; i--)
    addDinosaur(field, `d${i}`, i % field.herds, sort);
  return options;
}

function layOut(chance: Chance, sort: Sort): Field {
  const scenario: Scenario =
    sort === 'gate'
      ? 'gate'
      : sort !== 'any'
        ? 'battle'
        : chance.pick<Scenario>(['battle', 'battle', 'battle', 'battle', 'gate', 'island']);
  const [armies, herds] = [chance.between(1, 2), chance.between(1, 2)];
  const [widthCi, heightCi] = scenario === 'battle' ? [6000, 3600] : [9600, 12000];
  const foot = sort === 'foot';
  const self = scenario === 'battle' && (sort !== 'any' || chance.inThousand(700));
  const lengths = foot || chance.inThousand(850) ? 1 : chance.pick(SCALE_DIVISORS);
  const far = chance.inThousand(600);
  const separationCi = Math.round((far ? 2400 : 600) / lengths);
  const terrain = Array.from(
    { length: sort === 'gate' ? 16 : chance.below(scenario === 'battle' ? 6 : 12) },
    (_, i) => {
      return randomTerrain(chance, `t${i}`, { widthCi, heightCi });
    },
  );
  const options: Options = {
    ...plainMatch(),
    ...{ era: chance.pick(ERAS), table: { widthCi, heightCi, terrain }, scenario },
    players: [...Array(armies).fill('army'), ...Array(herds).fill('dinosaurs')].map((side) => ({ side })),
    ...{ dinosaurs: [], soldiers: [], vehicles: [], crewedWeapons: [] },
    ...{ liftCaps: true, separationCi, start: { turn: 1, phase: 'dinosaur-movement' } },
    scale: { lengths, bases: lengths === 1 ? 1 : chance.pick([1, lengths]) },
    optional: foot ? [] : someOf(chance, OPTIONAL_RULE_IDS, chance.pick([0, 150, 300, 1000])),
    variants: foot ? [] : someOf(chance, VARIANT_IDS, chance.pick([0, 100, 300])),
    placing: self ? 'server' : chance.pick(placings(sort, scenario)),
  };
  return { chance, options, armies, herds, ...places(chance, options, self) };
}

/** Only players hide their own dinosaurs, so they place them. */
function placings(sort: Sort, scenario: Scenario): Options['placing'][] {
  if (sort === 'gate') return ['deliberate'];
  return scenario === 'gate' ? ['server', 'deliberate'] : ['server', 'alternate', 'deliberate'];
}

function someOf<T>(chance: Chance, list: readonly T[], inThousand: number): T[] {
  return list.filter(() => chance.inThousand(inThousand));
}

/** Draws places. In a queue figures stand near one line, each behind the next. */
function places(chance: Chance, { table, separationCi }: Options, self: boolean): Pick<Field, 'place' | 'beside'> {
  const { widthCi, heightCi, terrain } = table;
  const taken: (Point & { radius: number })[] = [];
  const queue = chance.inThousand(200);
  const half = Math.ceil(separationCi / 2);
  const isFree = (at: Point, radius: number): boolean =>
    taken.every((other) => distance(other, at) > other.radius + radius) && onFirmGround(at, terrain);
  const keep = (at: Point, radius: number): Point => {
    taken.push({ ...at, radius });
    return at;
  };
  const on = (at: Point, radius: number): boolean =>
    at.x >= radius && at.y >= radius && at.x <= widthCi - radius && at.y <= heightCi - radius;
  return {
    place: (radius, side) => {
      if (!self) return null;
      const [left, right] = side === 'army' ? [radius, widthCi / 2 - half] : [widthCi / 2 + half, widthCi - radius];
      for (let tries = 0; tries < 400; tries++) {
        const [low, high] =
          queue && tries < 50 ? [heightCi / 2 - 120, heightCi / 2 + 120] : [radius, heightCi - radius];
        const at = { x: chance.between(left, right), y: chance.between(Math.round(low), Math.round(high)) };
        if (on(at, radius) && isFree(at, radius)) return keep(at, radius);
      }
      return null;
    },
    beside: (centre, radius) => {
      const own = taken.find((one) => one.x === centre.x && one.y === centre.y)?.radius ?? 0;
      for (let tries = 0; tries < 40; tries++) {
        const reach = own + radius + chance.between(2, 20);
        const dx = chance.between(-reach, reach);
        const dy = Math.ceil(Math.sqrt(reach * reach - dx * dx)) * chance.pick([-1, 1]);
        const at = { x: centre.x + dx, y: centre.y + dy };
        if (on(at, radius) && isFree(at, radius)) return keep(at, radius);
      }
      return null;
    },
  };
}

function base(field: Field, radiusCi: number): number {
  return Math.round(radiusCi / field.options.scale.bases);
}

function randomRank(chance: Chance): Rank {
  return chance.inThousand(600) ? 'enlisted' : chance.pick(RANKS);
}

function recruit(field: Field, id: string, owner: number, rank: Rank): SoldierSetup {
  const { chance, options } = field;
  const weapon = chance.pick(HAND_WEAPONS.filter((each) => each !== 'grenade'));
  const sniper = options.optional.includes('snipers') && rank !== 'leader' && chance.inThousand(300);
  const marked = options.optional.includes('high_caliber') && (weapon === 'rifle' || weapon === 'pistol');
  const soldier: SoldierSetup = {
    ...PLAIN_SOLDIER,
    ...{ id, owner, at: null, facing: null, rank, weapon, order: chance.pick(STANDING_ORDERS) },
    ...{ sniper, highCalibre: marked && chance.inThousand(600) },
  };
  options.soldiers.push(soldier);
  return soldier;
}

function addSoldier(field: Field, id: string, owner: number): void {
  const { chance, options } = field;
  const { optional } = options;
  const drops =
    optional.includes('paratroopers') && owner === 0 && options.soldiers.length > 2 && chance.inThousand(250);
  const elite = optional.includes('special_forces') && chance.inThousand(150);
  const soldier = recruit(field, id, owner, elite ? 'hero' : randomRank(chance));
  soldier.elite = elite;
  soldier.paratrooper = drops;
  if (!drops) soldier.at = field.place(base(field, 50), 'army');
}

/** Adds a vehicle with all or some of its crew, and perhaps passengers and a gun behind it. */
function addVehicle(field: Field, id: string): void {
  const { chance, options } = field;
  const kind = chance.pick(VEHICLE_KINDS);
  const { mg, cannon, radiusCi, tows } = VEHICLES[kind];
  const armed = mg === 'always' || chance.inThousand(600);
  const vehicle: VehicleSetup = {
    ...PLAIN_VEHICLE,
    ...{ id, kind, owner: chance.below(field.armies), at: field.place(base(field, radiusCi), 'army'), facing: null },
    ...{
      mg: armed ? chance.pick(VEHICLE_MGS) : null,
      size: chance.pick(VEHICLE_SIZES),
      order: chance.pick(STANDING_ORDERS),
    },
  };
  // A half-track or an armoured car has exactly one of them (DW-R-66).
  vehicle.cannon = cannon === 'always' || (cannon === 'may' && vehicle.mg === null && chance.inThousand(600));
  if (chance.inThousand(300)) vehicle.structurePoints = chance.between(1, VEHICLES[kind].structurePoints);
  options.vehicles.push(vehicle);
  const crew = crewSeats(vehicle);
  const places = crew + capacityOf(vehicle, options.variants.includes('size_classes'));
  for (let seat = 0; seat < places; seat++) {
    const comes = seat < crew ? !chance.inThousand(80) : seat < crew + 3 && chance.inThousand(350);
    if (!comes) continue;
    const person = recruit(field, `${id}p${seat}`, vehicle.owner, randomRank(chance));
    person.aboard = { vehicle: id, seat };
  }
  if (!tows || !chance.inThousand(600)) return;
  const towed = chance.pick(['light_artillery', 'recoilless_rifle'] as const);
  const hitchedTo = chance.inThousand(600) ? id : null;
  addGun(field, { id: `${id}g`, kind: towed, owner: vehicle.owner, hitchedTo }, vehicle);
}

/** Returns the first free seat of a vehicle, or null. */
function freeSeat({ options }: Field, vehicle: VehicleSetup): number | null {
  const places = crewSeats(vehicle) + capacityOf(vehicle, options.variants.includes('size_classes'));
  const taken = options.soldiers.flatMap(({ aboard }) => (aboard?.vehicle === vehicle.id ? [aboard.seat] : []));
  const free = Array.from({ length: places }, (_, seat) => seat).find((seat) => !taken.includes(seat));
  return free ?? null;
}

function addWeapon(field: Field, id: string): void {
  const kind = field.chance.pick(CREWED_KINDS);
  addGun(field, { id, kind, owner: field.chance.below(field.armies), hitchedTo: null });
}

/**
 * Adds a gun with its minimum crew, or one more or fewer. A gun behind a vehicle, or beside it, has its crew aboard if
 * there is room.
 */
function addGun(
  field: Field,
  gun: Pick<CrewedWeaponSetup, 'id' | 'kind' | 'owner' | 'hitchedTo'>,
  vehicle: VehicleSetup | null = null,
): void {
  const { chance, options } = field;
  const { radiusCi, minCrew } = CREWED_WEAPONS[gun.kind];
  const near = vehicle?.at ? field.beside(vehicle.at, base(field, radiusCi)) : null;
  const at = gun.hitchedTo === null ? (near ?? field.place(base(field, radiusCi), 'army')) : null;
  options.crewedWeapons.push({ ...PLAIN_WEAPON, ...gun, at, facing: null, order: chance.pick(STANDING_ORDERS) });
  const crew = minCrew + chance.pick([0, 0, 0, 1, -1]);
  for (let i = 0; i < crew; i++) {
    const member = recruit(field, `${gun.id}c${i}`, gun.owner, randomRank(chance));
    member.crewOf = gun.id;
    const seat = vehicle !== null && gun.hitchedTo !== null ? freeSeat(field, vehicle) : null;
    if (seat !== null && vehicle !== null) member.aboard = { vehicle: vehicle.id, seat };
    else member.at = at === null ? field.place(base(field, 50), 'army') : field.beside(at, base(field, 50));
  }
}

function addDinosaur(field: Field, id: string, herd: number, sort: Sort): void {
  const { chance, options, armies } = field;
  const flyers = DINOSAUR_KINDS.filter((each) => DINOSAURS[each].flyer);
  const walkers = DINOSAUR_KINDS.filter((each) => !DINOSAURS[each].flyer);
  const kind =
    sort === 'foot' ? chance.pick(walkers) : chance.inThousand(200) ? chance.pick(flyers) : chance.pick(DINOSAUR_KINDS);
  const { radiusCi, flyer, ...adult } = DINOSAURS[kind];
  const isYoung = adult.lifePoints > 1 && chance.inThousand(60);
  const young = isYoung
    ? { lifePoints: chance.between(1, adult.lifePoints - 1), damage: chance.between(0, adult.damage - 1) }
    : null;
  const { lifePoints } = young ?? adult;
  const dinosaur: DinosaurSetup = {
    ...PLAIN_DINOSAUR,
    ...{ id, kind, owner: armies + herd, at: field.place(base(field, radiusCi), 'dinosaurs'), facing: null },
    young,
    lifePoints: chance.inThousand(300) ? chance.between(1, lifePoints) : null,
  };
  if (flyer && dinosaur.at !== null && chance.inThousand(500)) {
    dinosaur.z = chance.between(500, 3600 / options.scale.lengths);
  }
  options.dinosaurs.push(dinosaur);
}
