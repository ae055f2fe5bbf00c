/** The beginning of the set-up: the order of placing, the spots, and the poles of the gate (DW-GATE-2, DW-R-92). */
import { type Dice, type Frozen, inPolygon, inRectangle, type Point, type Seat } from '@dwo/kernel';
import { placeAt } from '@dwo/kernel/table';
import { TERRAIN } from '../data/terrain';
import { countStanding } from '../standing';
import { type Placing, POLE_IDS, type Side, type State } from '../state';
import { tablesFor } from '../tables';
import { drawSpots } from './island';
import type { Options } from './options';

/** Returns the set-up as it begins, or null if every figure has a place and there are no paratroopers. */
export function placingFrom(options: Frozen<Options>, state: Frozen<State>, dice: Dice): Placing | null {
  const figures = [state.dinosaurs, state.soldiers, state.vehicles, state.crewedWeapons];
  const isOpen = figures.some((each) => Object.values<{ absence: string | null }>(each).some(isUnplaced));
  const jumps = state.drop !== null && state.drop.tried === null;
  if (!isOpen && !jumps) return null;
  const kind = kindOf(options);
  const order = isOpen ? orderOf(options, kind, dice) : [];
  const first = order[0];
  return {
    kind,
    order,
    turn: 0,
    side: first === undefined ? 'army' : (options.players[first]?.side ?? 'army'),
    spots: options.scenario === 'island' && isOpen ? drawSpots(options, dice) : options.players.map(() => null),
    placed: options.players.map((_, seat) => countStanding(state, seat)),
    separationCi: options.separationCi,
    armyZoneCi: options.armyZoneCi,
  };
}

function isUnplaced({ absence }: { readonly absence: string | null }): boolean {
  return absence === 'unplaced';
}

/**
 * Returns how the set-up goes. A deliberate set-up on the island places whole groups in turn (DW-ISLE-7); at the gate even
 * the server places deliberately (DW-GATE-1).
 */
function kindOf({ placing, scenario }: Frozen<Options>): Placing['kind'] {
  if (scenario === 'gate') return 'deliberate';
  if (placing !== 'deliberate') return 'alternate';
  return scenario === 'island' ? 'groups' : 'deliberate';
}

/**
 * Returns the order of the seats. A deliberate set-up has the army first (DW-R-74). Players in turn begin with a dinosaur
 * player, and each side draws its order (DW-R-73).
 */
function orderOf({ players }: Frozen<Options>, kind: Placing['kind'], dice: Dice): Seat[] {
  const seatsOf = (side: Side) => players.flatMap((player, seat) => (player.side === side ? [seat] : []));
  if (kind === 'deliberate') return [...seatsOf('army'), ...seatsOf('dinosaurs')];
  const [herds, armies] = [shuffled(seatsOf('dinosaurs'), dice), shuffled(seatsOf('army'), dice)];
  const rounds = Math.max(herds.length, armies.length);
  return Array.from({ length: rounds }, (_, i) => [herds[i], armies[i]])
    .flat()
    .filter((seat) => seat !== undefined);
}

function shuffled(seats: readonly Seat[], dice: Dice): Seat[] {
  const left = [...seats];
  return seats.map(() => left.splice(left.length > 1 ? dice.roll(left.length, 'order') - 1 : 0, 1)[0] as Seat);
}

/** Tries at a random place for the hidden pole. */
const TRIES = 200;

/**
 * Places the poles. The army's lies in the middle of its zone, the hidden one in unusual terrain at least 60" away from it
 * (DW-R-92).
 */
export function setUpGate(state: State, options: Frozen<Options>, dice: Dice): void {
  const [own, hidden] = POLE_IDS;
  const { widthCi } = options.table;
  const middle = { x: Math.floor(widthCi / 2), y: Math.floor(options.armyZoneCi / 2) };
  state.poles[own] = { ...openPlace(options, middle), status: 'lying', carrier: null };
  const pole = { id: hidden, ...findPole(options, dice), status: 'lying' as const, carrier: null };
  for (const secret of state.secrets) if (secret !== null) secret.pole = { ...pole };
}

/** The distance in ci between the circles that are searched for an open place. */
const RING_CI = 50;

/** Returns the nearest place in the army's zone that any figure can stand on, or `from` if there is none. */
function openPlace(options: Frozen<Options>, from: Point): Point {
  const { widthCi, terrain } = options.table;
  const closed = terrain.filter(({ kind }) => !TERRAIN[kind].passable);
  for (let out = 0; out <= widthCi; out += RING_CI) {
    for (let degrees = 0; degrees < (out === 0 ? 1 : 360); degrees += 15) {
      const at = placeAt(from, degrees, out);
      const inZone = inRectangle(at, 0, widthCi, options.armyZoneCi);
      if (inZone && !closed.some(({ outline }) => inPolygon(at, outline))) return at;
    }
  }
  return from;
}

function findPole(options: Frozen<Options>, dice: Dice): Point {
  const { widthCi, heightCi, terrain } = options.table;
  const low = Math.min(heightCi, options.armyZoneCi + tablesFor(options).parameters.poleFromZoneCi);
  const cover = terrain.filter(({ kind }) => TERRAIN[kind].unusual && TERRAIN[kind].passable);
  const closed = terrain.filter(({ kind }) => !TERRAIN[kind].passable);
  let open: Point | null = null;
  for (let i = 0; i < TRIES; i++) {
    const at = { x: dice.roll(widthCi + 1, 'pole') - 1, y: low + dice.roll(heightCi - low + 1, 'pole') - 1 };
    if (closed.some(({ outline }) => inPolygon(at, outline))) continue;
    if (cover.some(({ outline }) => inPolygon(at, outline))) return at;
    open ??= at;
  }
  return open ?? { x: Math.floor(widthCi / 2), y: heightCi };
}
