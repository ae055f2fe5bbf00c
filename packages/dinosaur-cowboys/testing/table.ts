/** Scenes for tests: who stands where, in inches, and what then happens with scripted dice. */
import { type Facts, frozen, play, type Seat } from '@dwo/kernel';
import { type ScriptedRolls, scriptedDice } from '@dwo/kernel/testing';
import {
  dinosaurCowboys,
  type ENTITY_NAMES,
  type Entity,
  type Event,
  type Feature,
  type Intent,
  type Options,
  POSSE_IDS,
  POSSES,
  type Standing,
  type State,
  type TerrainKind,
  type TraitUse,
} from '../rules';

/** The name of an entity; a posse that plays against itself has the same names twice, so tests don't do that. */
export type Name = keyof typeof ENTITY_NAMES;
/** Values of an entity that differ from those at the start. */
export type Odd = Partial<Omit<Entity, 'id' | 'seat' | 'name'>>;
/** An entity of a scene: its place in inches with a facing, or the mount that it rides. */
export type Placed =
  | readonly [name: Name, x: number, y: number, facing?: readonly [number, number], odd?: Odd]
  | readonly [name: Name, mount: Name, odd?: Odd];
/** Terrain of a scene: a box in inches, and the height of a hill. */
export type Box = readonly [kind: TerrainKind, left: number, low: number, right: number, high: number, height?: number];

const mils = (inches: number) => Math.round(inches * 1000);
const posseOf = (name: Name) => POSSE_IDS.find((id) => POSSES[id].entities.some((entity) => entity.id === name));

function terrainOf(boxes: readonly Box[]): Feature[] {
  return boxes.map(([kind, left, low, right, high, height = 0], i) => ({
    id: `${kind}-${i + 1}`,
    kind,
    height: mils(height),
    outline: [
      { x: mils(left), y: mils(low) },
      { x: mils(right), y: mils(low) },
      { x: mils(right), y: mils(high) },
      { x: mils(left), y: mils(high) },
    ],
  }));
}

/** The index of an entity in a scene. */
export function id({ entities }: Pick<State, 'entities'>, name: Name): number {
  const found = entities.find((entity) => entity.name === name);
  if (found === undefined) throw new Error(`There is no ${name}`);
  return found.id;
}

/** The entity of this name. */
export function who(state: State, name: Name): Entity {
  return state.entities[id(state, name)] as Entity;
}

/** The options of a scene: the posse of the first entity has the first seat and activates first. */
export function sceneOptions(placed: readonly Placed[], boxes: readonly Box[] = [], turn = 1): Options {
  const own = placed.map(([name]) => posseOf(name));
  const posses = [own[0] ?? null, own.find((posse) => posse !== own[0]) ?? null];
  const order = posses.flatMap((posse) => (posse === null ? [] : POSSES[posse].entities.map((entity) => entity.id)));
  const index = (name: Name) => order.indexOf(name);
  const standing = placed.map((one): Standing => {
    const base = { entity: index(one[0]), hp: null, activated: false };
    if (typeof one[1] === 'string') return { ...base, x: 0, y: 0, facing: { x: 1, y: 0 }, mount: index(one[1]) };
    const [, x, y, [fx, fy] = [1, 0]] = one as readonly [Name, number, number, (readonly [number, number])?];
    return { ...base, x: mils(x), y: mils(y), facing: { x: fx, y: fy }, mount: null };
  });
  const position = { turn, active: 0, standing };
  return { posses, map: null, terrain: terrainOf(boxes), scenario: 'book', clocks: null, position };
}

/** A state in mid-game, after the setting of odd values; the first seat chooses a unit. */
export function scene(placed: readonly Placed[], boxes: readonly Box[] = [], odd: Partial<State> = {}): State {
  const options = sceneOptions(placed, boxes);
  const faults = dinosaurCowboys.checkSetup(frozen(options));
  if (faults.length > 0) throw new Error(`No scene: ${JSON.stringify(faults)}`);
  const state = dinosaurCowboys.setup(frozen(options), scriptedDice([]));
  for (const one of placed) {
    const own = typeof one[1] === 'string' ? (one[2] as Odd | undefined) : (one[4] as Odd | undefined);
    Object.assign(who(state, one[0]), own ?? {});
  }
  // An only unit was activated at once; every scene begins with the choice.
  const start = { phase: 'select', asked: 0, asks: 0, activation: null, pair: 2, begun: 0 } as const;
  return Object.assign(state, start, odd);
}

/** Plays an intent for whoever is asked, with exactly these dice, and returns its events. */
export function go(state: State, intent: Intent, ...dice: readonly ScriptedRolls[]): Event[] {
  return goAs(state, state.asked, intent, ...dice);
}

/** The same for a seat. */
export function goAs(state: State, seat: Seat, intent: Intent, ...dice: readonly ScriptedRolls[]): Event[] {
  const script = scriptedDice(dice);
  const events = play(dinosaurCowboys, state, seat, intent, script);
  script.spent();
  return events;
}

/** The rule that refuses an intent for whoever is asked; null if it is legal. */
export function no(state: State, intent: Intent, seat: Seat = state.asked): string | null {
  return dinosaurCowboys.check(frozen(state), seat, intent)?.rule ?? null;
}

/** The facts of a refusal. */
export function facts(state: State, intent: Intent, seat: Seat = state.asked): Facts | null {
  return dinosaurCowboys.check(frozen(state), seat, intent)?.facts ?? null;
}

/** Activates a unit, declares traits, and returns the events up to the next decision; the dice are those of both. */
export function up(
  state: State,
  name: Name,
  uses: readonly TraitUse[] = [],
  ...dice: readonly ScriptedRolls[]
): Event[] {
  const script = scriptedDice(dice);
  const events = play(dinosaurCowboys, state, state.asked, { type: 'activate', unit: id(state, name) }, script);
  if (state.phase === 'traits')
    events.push(...play(dinosaurCowboys, state, state.asked, { type: 'declareTraits', uses }, script));
  script.spent();
  return events;
}

/** A move along points in inches with a facing. */
export function moveTo(
  state: State,
  name: Name,
  points: readonly (readonly [number, number])[],
  facing: readonly [number, number] = [1, 0],
): Intent {
  const path = points.map(([x, y]) => ({ x: mils(x), y: mils(y) }));
  return { type: 'move', entity: id(state, name), path, facing: { x: facing[0], y: facing[1] } };
}

/** A Hustle along points in inches. */
export function hustleTo(
  points: readonly (readonly [number, number])[],
  facing: readonly [number, number] = [1, 0],
): Intent {
  const path = points.map(([x, y]) => ({ x: mils(x), y: mils(y) }));
  return { type: 'hustle', path, facing: { x: facing[0], y: facing[1] } };
}

/** The events of one type. */
export function only<T extends Event['type']>(events: readonly Event[], type: T): Extract<Event, { type: T }>[] {
  return events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
}

/** Tells where an entity stands, in inches. */
export function spot(state: State, name: Name): readonly [number, number] {
  const { x, y } = who(state, name);
  return [(x ?? Number.NaN) / 1000, (y ?? Number.NaN) / 1000];
}
