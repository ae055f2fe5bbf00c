/**
 * The state of DINO WARS! as a Colyseus schema, with the same names. Fields that change most come first, because patches
 * are mostly positions.
 */
import { schema, t } from '@colyseus/schema';
import { entries, ids, withPacked, words } from '@dwo/shared';
import { ALL_WEAPONS, FIRE_WINDOWS, HAND_WEAPONS, OPTIONAL_RULE_IDS, PHASES, VARIANT_IDS } from '../rules';

const Corner = schema({ x: t.uint16(), y: t.uint16() }, 'Corner');
const Terrain = schema({ id: t.string(), kind: t.string(), outline: t.array(Corner) }, 'Terrain');
const Table = schema({ widthCi: t.uint16(), heightCi: t.uint16(), terrain: t.array(Terrain) }, 'Table');

const Scale = schema({ lengths: t.uint8(), bases: t.uint8() }, 'Scale');
const OfRules = { optional: t.string(), variants: t.string(), scale: Scale, asOf: t.uint8() };
const Rules = withPacked(schema(OfRules, 'Rules'), {
  optional: words(OPTIONAL_RULE_IDS),
  variants: words(VARIANT_IDS),
});

const Unseen = schema({ figures: t.uint16(), points: t.uint32() }, 'Unseen');
const Player = schema(
  {
    side: t.string(),
    done: t.boolean(),
    resigned: t.boolean(),
    endAgreed: t.boolean(),
    timeouts: t.uint8(),
    present: t.boolean(),
    acted: t.boolean(),
    lapsed: t.boolean(),
    idleTurns: t.uint8(),
    unseen: Unseen,
  },
  'Player',
);

const windows = words(FIRE_WINDOWS);

const place = { x: t.uint16(), y: t.uint16(), facing: t.uint16() };
const figure = { alive: t.boolean(), absence: t.string().optional(), owner: t.uint8() };

const dinosaur = schema(
  {
    ...place,
    z: t.uint16(),
    spentCi: t.uint16(),
    lifePoints: t.uint8(),
    mostLife: t.uint8(),
    damage: t.uint8(),
    moveOver: t.boolean(),
    attacked: t.boolean(),
    paidTerrain: t.boolean(),
    climbToCi: t.uint16().optional(),
    dived: t.boolean(),
    chargeTurn: t.uint16().optional(),
    buildings: t.string(),
    kind: t.string(),
    ...figure,
  },
  'Dinosaur',
);
const Dinosaur = withPacked(dinosaur, {
  buildings: entries<{ terrain: string; turn: number }>(
    ({ terrain, turn }) => `${terrain} ${turn}`,
    (text) => {
      const [terrain = '', turn] = text.split(' ');
      return { terrain, turn: Number(turn) };
    },
  ),
});

const soldier = schema(
  {
    ...place,
    spentCi: t.uint16(),
    leftContact: t.boolean(),
    paidTerrain: t.boolean(),
    halvings: t.uint8(),
    loaded: t.boolean(),
    busy: t.boolean(),
    exposed: t.boolean(),
    moved: t.boolean(),
    shots: t.string(),
    singleShot: t.boolean(),
    spotted: t.boolean(),
    locked: t.boolean(),
    overrun: t.boolean(),
    order: t.string(),
    spotting: t.string(),
    aboard: t.string().optional(),
    crewOf: t.string().optional(),
    holds: t.string().optional(),
    rank: t.string(),
    weapons: t.string(),
    crewman: t.boolean(),
    sniper: t.boolean(),
    highCalibre: t.boolean(),
    elite: t.boolean(),
    grenade: t.boolean(),
    wounded: t.boolean(),
    ...figure,
  },
  'Soldier',
);
const Soldier = withPacked(soldier, { shots: windows, weapons: words(HAND_WEAPONS) });

const mount = { shots: t.string(), loaded: t.boolean(), reloading: t.boolean() };
const Mg = withPacked(schema({ ...mount, kind: t.string() }, 'Mg'), { shots: windows });
const Cannon = withPacked(schema(mount, 'Cannon'), { shots: windows });

const vehicle = schema(
  {
    ...place,
    spentCi: t.uint16(),
    gunFacing: t.uint16(),
    structurePoints: t.uint8(),
    leftContact: t.boolean(),
    paidTerrain: t.boolean(),
    loaded: t.boolean(),
    unloaded: t.boolean(),
    busy: t.boolean(),
    immobile: t.boolean(),
    firing: t.string(),
    seats: t.string(),
    towing: t.string().optional(),
    cargo: t.string(),
    overrun: t.boolean(),
    order: t.string(),
    mg: t.ref(Mg).optional(),
    cannon: t.ref(Cannon).optional(),
    kind: t.string(),
    size: t.string(),
    ...figure,
  },
  'Vehicle',
);
const Vehicle = withPacked(vehicle, { firing: ids, seats: ids, cargo: ids });

const crewedWeapon = schema(
  {
    ...place,
    status: t.string(),
    carrier: t.string().optional(),
    crew: t.string(),
    loaded: t.boolean(),
    readyTurn: t.uint16(),
    shots: t.string(),
    locked: t.boolean(),
    reloading: t.boolean(),
    busy: t.boolean(),
    handled: t.boolean(),
    ammunition: t.uint8().optional(),
    handFired: t.boolean(),
    overrun: t.boolean(),
    order: t.string(),
    kind: t.string(),
    ...figure,
  },
  'CrewedWeapon',
);
const CrewedWeapon = withPacked(crewedWeapon, { crew: ids, shots: windows });

const Pole = schema({ x: t.uint16(), y: t.uint16(), status: t.string(), carrier: t.string().optional() }, 'Pole');

const placing = schema(
  {
    kind: t.string(),
    order: t.string(),
    turn: t.uint16(),
    side: t.string(),
    spots: t.string(),
    placed: t.string(),
    separationCi: t.uint16(),
    armyZoneCi: t.uint16(),
  },
  'Placing',
);
const Placing = withPacked(placing, {
  order: entries<number>(String, Number),
  placed: entries<number>(String, Number),
  spots: entries<{ x: number; y: number }>(
    ({ x, y }) => `${x} ${y}`,
    (text) => {
      const [x, y] = text.split(' ');
      return { x: Number(x), y: Number(y) };
    },
  ),
});

const Drop = schema({ seat: t.uint8(), at: t.ref(Corner).optional(), tried: t.uint16().optional() }, 'Drop');

const reaction = schema({ target: t.string(), dinosaur: t.string(), weapons: t.string() }, 'Reaction');
const Reaction = withPacked(reaction, { weapons: words(ALL_WEAPONS) });

const survivors = schema(
  { vehicle: t.string(), seat: t.uint8(), people: t.string(), dinosaur: t.string().optional() },
  'Survivors',
);
const Survivors = withPacked(survivors, { people: ids });

const StartingPoints = schema({ army: t.uint32(), dinosaurs: t.uint32() }, 'StartingPoints');
const Ending = schema({ winner: t.string().optional(), rule: t.string() }, 'Ending');

const state = schema(
  {
    turn: t.uint16(),
    phase: t.string(),
    era: t.string(),
    rules: Rules,
    scenario: t.string(),
    table: Table,
    players: t.array(Player),
    dinosaurs: t.map(Dinosaur),
    soldiers: t.map(Soldier),
    vehicles: t.map(Vehicle),
    crewedWeapons: t.map(CrewedWeapon),
    poles: t.map(Pole),
    placing: t.ref(Placing).optional(),
    drop: t.ref(Drop).optional(),
    reactions: t.array(Reaction),
    survivors: t.array(Survivors),
    quietTurns: t.uint16(),
    attackRolled: t.boolean(),
    selfEnded: t.string(),
    startingPoints: StartingPoints,
    ending: t.ref(Ending).optional(),
  },
  'DinoWars',
);

/** The state of a match of DINO WARS! as a Colyseus schema, without its secrets. */
export const DinoWarsState = withPacked(state, { selfEnded: words(PHASES) });
