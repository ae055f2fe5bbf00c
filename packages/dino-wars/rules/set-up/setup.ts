/** Makes the first state from the options (§3.1 of the rules). */
import { bearing, type Dice, distance, type Frozen, type Point, wholeDegrees } from '@dwo/kernel';
import { DINOSAURS } from '../data/dinosaurs';
import { OPTIONAL_RULE_IDS, VARIANT_IDS } from '../data/optional-rules';
import { VEHICLES } from '../data/vehicles';
import { BASIC_WEAPON, type HandWeapon } from '../data/weapons';
import type { Emit } from '../emit';
import { evolve } from '../evolve';
import {
  begun,
  FRESH_DINOSAUR,
  FRESH_MOUNT,
  FRESH_PLAYER,
  FRESH_SOLDIER,
  FRESH_VEHICLE,
  FRESH_WEAPON,
} from '../evolve/fresh';
import { READINGS } from '../readings';
import {
  type Absence,
  type CrewedWeapon,
  type Dinosaur,
  type Era,
  type FigureId,
  PHASES,
  type Player,
  type Side,
  type Soldier,
  type State,
  type Table,
  type Vehicle,
} from '../state';
import { isExposed, reveal } from '../time-gate/reveal';
import { capacityOf, crewSeats } from '../vehicles/seats';
import { footprints, placeAll } from './first-places';
import type { CrewedWeaponSetup, DinosaurSetup, Options, SoldierSetup, VehicleSetup } from './options';
import { hasUnplaced, isDropping } from './placing';
import { placingFrom, setUpGate } from './placing-begins';
import { settlePlacing } from './placing-server';
import { pointsOfForces } from './points';

/** Returns the number of seats in a match. */
export function seats(options: Frozen<Options>): number {
  return options.players.length;
}

/**
 * Returns the state before the first intent. The server places by dice what no player will place. Throws unless
 * `checkSetup` finds nothing.
 */
export function setup(options: Frozen<Options>, dice: Dice): State {
  const placed = placeAll(options, dice);
  if (placed.refusal !== null) throw new Error('Options that do not pass checkSetup were set up');
  // A scenario decides by itself how figures are placed.
  const byDice = options.placing === 'server' && options.scenario === 'battle';
  const state = stateFrom(options, byDice ? placed.places : given(options), dice);
  const emit: Emit = (event) => evolve(state, event);
  placeByServer(state as Frozen<State>, options.placing === 'server', dice, emit);
  reveal(state as Frozen<State>, emit);
  return state;
}

/** Returns the places of the figures that have one in the options. */
export function given(options: Frozen<Options>): Places {
  const at = footprints(options).flatMap((figure) => (figure.at === null ? [] : [[figure.id, figure.at] as const]));
  return new Map(at);
}

/** Places figures for players who have nothing to place themselves. With `all` it places for every player, as if all had left. */
function placeByServer(state: Frozen<State>, all: boolean, dice: Dice, emit: Emit): void {
  if (state.placing === null || isDropping(state.placing)) return;
  state.players.forEach((_, seat) => {
    if (all || !hasUnplaced(state, seat)) emit({ type: 'finished', seat });
  });
  settlePlacing(state, dice, emit);
}

/** Returns the state with figures at these places. All others are still to be placed. */
export function stateFrom(options: Frozen<Options>, places: Places, dice: Dice): State {
  const army = [...options.soldiers, ...options.vehicles, ...options.crewedWeapons].flatMap(
    ({ id }) => places.get(id) ?? [],
  );
  const herd = options.dinosaurs.flatMap(({ id }) => places.get(id) ?? []);
  const dinosaurs: Record<FigureId, Dinosaur> = {};
  for (const figure of options.dinosaurs) dinosaurs[figure.id] = dinosaurFrom(figure, places, army);
  const soldiers: Record<FigureId, Soldier> = {};
  for (const figure of options.soldiers) soldiers[figure.id] = soldierFrom(figure, options, places, herd);
  const vehicles: Record<FigureId, Vehicle> = {};
  for (const figure of options.vehicles) vehicles[figure.id] = vehicleFrom(figure, options, places, herd);
  const crewedWeapons: Record<FigureId, CrewedWeapon> = {};
  for (const figure of options.crewedWeapons) crewedWeapons[figure.id] = weaponFrom(figure, options, places, herd);
  const jumper = options.soldiers.find(({ paratrooper }) => paratrooper) ?? null;
  const state: State = {
    turn: options.start.turn,
    phase: options.start.phase,
    era: options.era,
    rules: {
      optional: OPTIONAL_RULE_IDS.filter((rule) => options.optional.includes(rule)),
      variants: VARIANT_IDS.filter((variant) => options.variants.includes(variant)),
      scale: { lengths: options.scale.lengths, bases: options.scale.bases },
      asOf: options.asOf ?? READINGS,
    },
    scenario: options.scenario,
    table: tableFrom(options.table),
    players: options.players.map(({ side }) => playerOf(side)),
    dinosaurs,
    soldiers,
    vehicles,
    crewedWeapons,
    poles: {},
    secrets: options.players.map(({ side }) => {
      return options.scenario === 'gate' && side === 'dinosaurs' ? { dinosaurs: {}, pole: null } : null;
    }),
    placing: null,
    drop: jumper === null ? null : { seat: jumper.owner, at: null, tried: isBeginning(options) ? null : 0 },
    reactions: [],
    survivors: [],
    quietTurns: 0,
    attackRolled: false,
    selfEnded: [],
    startingPoints: pointsOfForces(options),
    ending: null,
  };
  state.placing = placingFrom(options, state, dice);
  if (options.scenario === 'gate') {
    setUpGate(state, options, dice);
    hideThose(state, options);
  }
  return state;
}

/** Hides dinosaurs that begin hidden, if the army does not see them from where it stands (DW-R-94). */
function hideThose(state: State, { dinosaurs }: Frozen<Options>): void {
  for (const { id, at, hidden } of dinosaurs) {
    const dinosaur = state.dinosaurs[id];
    if (!hidden || at === null || dinosaur === undefined || isExposed(state as Frozen<State>, id, dinosaur)) continue;
    evolve(state, { type: 'hidden', figure: id, at: { x: at.x, y: at.y }, facing: dinosaur.facing });
  }
}

function isBeginning({ start }: Frozen<Options>): boolean {
  return start.turn === 1 && start.phase === PHASES[0];
}

function tableFrom({ widthCi, heightCi, terrain }: Frozen<Table>): Table {
  return {
    widthCi,
    heightCi,
    terrain: terrain.map(({ id, kind, outline }) => {
      return { id, kind, outline: outline.map(({ x, y }) => ({ x: x + 0, y: y + 0 })) };
    }),
  };
}

function playerOf(side: Side): Player {
  const unseen = { figures: 0, points: 0 };
  return { side, done: false, resigned: false, endAgreed: false, ...begun(FRESH_PLAYER), idleTurns: 0, unseen };
}

type Places = ReadonlyMap<FigureId, Point>;

/** Returns the place and facing of a figure. A figure aboard or hitched has none of its own. */
function standing(
  { id, owner, facing }: Pick<Frozen<DinosaurSetup>, 'id' | 'owner' | 'facing'>,
  places: Places,
  enemies: readonly Point[],
) {
  const at = places.get(id) ?? { x: 0, y: 0 };
  const looks = wholeDegrees(facing ?? towards(at, enemies));
  const absence: Absence = places.has(id) ? null : 'unplaced';
  return { owner, x: at.x, y: at.y, facing: looks, alive: true, absence };
}

function dinosaurFrom(setup: Frozen<DinosaurSetup>, places: Places, enemies: readonly Point[]): Dinosaur {
  const { kind, lifePoints, z, young } = setup;
  const { lifePoints: mostLife, damage } = young ?? DINOSAURS[kind];
  return {
    kind,
    ...standing(setup, places, enemies),
    z,
    lifePoints: lifePoints ?? mostLife,
    ...{ mostLife, damage },
    ...begun(FRESH_DINOSAUR),
    chargeTurn: null,
    buildings: [],
  };
}

function soldierFrom(
  setup: Frozen<SoldierSetup>,
  { era, vehicles }: Frozen<Options>,
  places: Places,
  enemies: readonly Point[],
): Soldier {
  const { id, rank, weapon, order, aboard, crewOf, sniper, highCalibre, elite, paratrooper } = setup;
  const vehicle = aboard === null ? null : (vehicles.find(({ id }) => id === aboard.vehicle) ?? null);
  return {
    rank,
    weapons: weaponsOf(rank, weapon, era),
    ...standing(setup, places, enemies),
    absence: paratrooper ? 'waiting' : aboard !== null || places.has(id) ? null : 'unplaced',
    crewman: vehicle !== null && aboard !== null && aboard.seat < crewSeats(vehicle),
    aboard: aboard?.vehicle ?? null,
    crewOf,
    holds: null,
    sniper,
    highCalibre,
    elite,
    grenade: true,
    wounded: false,
    moved: false,
    ...begun(FRESH_SOLDIER),
    order,
    spotting: 'auto',
  };
}

function vehicleFrom(
  setup: Frozen<VehicleSetup>,
  { soldiers, crewedWeapons, variants }: Frozen<Options>,
  places: Places,
  enemies: readonly Point[],
): Vehicle {
  const { id, kind, size, mg, cannon, gunFacing, structurePoints, order } = setup;
  const stands = standing(setup, places, enemies);
  const seats: (FigureId | null)[] = Array.from(
    { length: crewSeats(setup) + capacityOf(setup, variants.includes('size_classes')) },
    () => null,
  );
  for (const { id: who, aboard } of soldiers) if (aboard?.vehicle === id) seats[aboard.seat] = who;
  return {
    kind,
    ...stands,
    size,
    structurePoints: structurePoints ?? VEHICLES[kind].structurePoints,
    mg: mg === null ? null : { kind: mg, loaded: true, ...begun(FRESH_MOUNT) },
    cannon: cannon ? { loaded: true, ...begun(FRESH_MOUNT) } : null,
    gunFacing: wholeDegrees(gunFacing ?? stands.facing),
    seats,
    towing: crewedWeapons.find(({ hitchedTo }) => hitchedTo === id)?.id ?? null,
    cargo: [],
    ...begun(FRESH_VEHICLE),
    immobile: false,
    order,
  };
}

function weaponFrom(
  setup: Frozen<CrewedWeaponSetup>,
  { soldiers }: Frozen<Options>,
  places: Places,
  enemies: readonly Point[],
): CrewedWeapon {
  const { id, kind, hitchedTo, order } = setup;
  const stands = standing(setup, places, enemies);
  return {
    kind,
    ...stands,
    absence: hitchedTo === null ? stands.absence : null,
    status: hitchedTo === null ? 'set-up' : 'hitched',
    carrier: hitchedTo,
    crew: soldiers.filter(({ crewOf }) => crewOf === id).map((soldier) => soldier.id),
    loaded: true,
    readyTurn: 1,
    ammunition: null,
    ...begun(FRESH_WEAPON),
    order,
  };
}

/** Lists the weapon that a soldier shows, and for a special figure the basic weapon too (DW-SIDE-4, DW-SPEC-1, DW-SIDE-3). */
export function weaponsOf(rank: Soldier['rank'], shown: HandWeapon, era: Era): HandWeapon[] {
  const basic = BASIC_WEAPON[era];
  return rank === 'enlisted' || shown === basic ? [shown] : [shown, basic];
}

/** Returns the direction of the nearest enemy in degrees; of equals the first in the list. */
function towards(from: Point, enemies: readonly Point[]): number {
  let best: Point | null = null;
  for (const enemy of enemies) if (best === null || distance(from, enemy) < distance(from, best)) best = enemy;
  return best === null ? 0 : (bearing(from, best) ?? 0);
}
