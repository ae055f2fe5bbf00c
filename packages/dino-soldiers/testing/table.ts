/** Scenes for tests: a field drawn with letters, and the units on it. */
import { clone, type Facts, frozen, noDice, play } from '@dwo/kernel';
import {
  dataOf,
  dinoSoldiers,
  type Event,
  type Face,
  type Intent,
  type Mode,
  type Options,
  obstaclesOf,
  type ShoutMade,
  type State,
  type Target,
  type Tile,
  type Unit,
  type UnitType,
} from '../rules';
import { QUICK } from './presets';

/** The face of each letter. A capital letter is a face-down tile, a blank a spot without a tile. */
const LETTERS: Readonly<Record<string, Face>> = {
  o: 'T01',
  r: 'T10',
  c: 'T17',
  u: 'T24',
  p: 'T26',
  m: 'T28',
  '<': 'START_D',
  '>': 'START_S',
};

/** Values of a unit that differ from those at the start of a turn. */
export type Odd = Partial<Omit<Unit, 'id' | 'type'>>;
/** A unit of a scene; it is in reserve if no tile lies at `x`, `y`. */
export type Placed = readonly [type: UnitType, x: number | null, y: number | null, odd?: Odd];

/** The seat of the dinosaurs in every scene. */
export const DINOSAURS = 0;
/** The seat of the soldiers in every scene. */
export const SOLDIERS = 1;

function tilesOf(rows: readonly string[]): { readonly tiles: Tile[]; readonly faces: Face[] } {
  const tiles: Tile[] = [];
  const faces: Face[] = [];
  rows.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      const face = LETTERS[letter] ?? LETTERS[letter.toLowerCase()];
      if (letter === ' ' || face === undefined) return;
      tiles.push({ x, y, face: LETTERS[letter] === undefined ? null : face, burns: 0, heat: 0 });
      faces.push(face);
    });
  });
  return { tiles, faces };
}

/** A state in mid-game: by default the dinosaurs' Move phase in round 1, without Alpha card. */
export function scene(rows: readonly string[], units: readonly Placed[], odd: Partial<State> = {}): State {
  const { tiles, faces } = tilesOf(rows);
  const made = units.map(([type, x, y, extra], id): Unit => {
    const tile = tiles.findIndex((each) => each.x === x && each.y === y);
    const { hp, move } = dataOf({ type });
    const found = { place: tile < 0 ? ('reserve' as const) : ('field' as const), tile: tile < 0 ? null : tile };
    const plain = { alpha: false, hp, points: move, entered: false, modes: [], hidden: 0, assailants: [] };
    return { id, type, ...plain, ...found, ...extra };
  });
  return {
    phase: 'play',
    step: 'move',
    options: { ...QUICK },
    dinosaurs: DINOSAURS,
    side: 'dinosaurs',
    ready: [false, false],
    round: 1,
    quiet: 0,
    stirred: false,
    cameIn: false,
    attacks: 0,
    tiles,
    obstacles: obstaclesOf(tiles),
    units: made,
    oneSpecies: false,
    pending: [],
    ending: null,
    secrets: [
      { team: null, dodges: null },
      { team: null, dodges: null },
    ],
    closed: { faces },
    ...odd,
  };
}

/** The same scene in the soldiers' turn. */
export function soldiersTurn(rows: readonly string[], units: readonly Placed[], odd: Partial<State> = {}): State {
  return scene(rows, units, { side: 'soldiers', ...odd });
}

/** The seat that has the turn. */
function acting(state: State): number {
  return state.side === 'dinosaurs' ? DINOSAURS : SOLDIERS;
}

/** Plays an intent for the seat that has the turn. Throws if the intent is refused. */
export function go(state: State, intent: Intent, seat = acting(state)): Event[] {
  return play(dinoSoldiers, state, seat, intent, noDice);
}

/** The rule that forbids an intent; null if it is legal. */
export function no(state: State, intent: Intent, seat = acting(state)): string | null {
  return dinoSoldiers.check(frozen(state), seat, intent)?.rule ?? null;
}

/** The facts of a refusal; undefined if the intent is legal. */
export function why(state: State, intent: Intent, seat = acting(state)): Facts | undefined {
  return dinoSoldiers.check(frozen(state), seat, intent)?.facts;
}

export const step = (unit: number, x: number, y: number): Intent => ({ type: 'step', unit, x, y });
export const leap = (unit: number, x: number, y: number): Intent => ({ type: 'leap', unit, x, y });
export const endTurn: Intent = { type: 'endTurn' };

/** The intent of an attack; a number names a single unit as the target. */
export function attack(unit: number, mode: Mode, at: Target | number, shout: ShoutMade | null = null): Intent {
  return { type: 'attack', unit, mode, target: typeof at === 'number' ? { kind: 'single', unit: at } : at, shout };
}

/** A tile as a target. */
export const tile = (x: number, y: number): Target => ({ kind: 'tile', x, y });
/** A direction and a length in tiles as a target. */
export const charge = (dx: number, dy: number, length: number): Target => ({ kind: 'chargeLine', dx, dy, length });
/** One or two units as a target, by their ids. */
export const pair = (...units: number[]): Target => ({ kind: 'singleOrPair', units });

/** The unit with this id. */
export function unit(state: State, id: number): Unit {
  return state.units[id] as Unit;
}

export function hp(state: State, id: number): number {
  return unit(state, id).hp;
}

/** The legal intents of one type of the seat that has the turn. */
export function offers<T extends Intent['type']>(state: State, type: T, seat = acting(state)) {
  return dinoSoldiers
    .intents(frozen(state), seat)
    .filter((intent): intent is Extract<Intent, { type: T }> => intent.type === type);
}

export function copy(state: State): State {
  return clone(state);
}

/** The quick options with some changed. */
export function changed(options: Partial<Options>): Options {
  return { ...QUICK, ...options };
}
