/** Builds tables with a few figures, and intents: `table(rex('T', 10, 10), rifle('S', 30, 10))`. Lengths are in inches. */
import {
  attempt,
  clone,
  type Frozen,
  noDice,
  type Point,
  type ScriptedRolls,
  type Seat,
  scriptedDice,
} from '@dwo/kernel';
import type { DinosaurKind } from '../rules/data/dinosaurs';
import type { OptionalRule, Variant } from '../rules/data/optional-rules';
import type { TerrainKind } from '../rules/data/terrain';
import type { VehicleKind } from '../rules/data/vehicles';
import type { CrewedKind, HandWeapon, Weapon } from '../rules/data/weapons';
import type { Event } from '../rules/events';
import type { Intent } from '../rules/intents';
import { dinoWars } from '../rules/ruleset';
import type { CrewedWeaponSetup, DinosaurSetup, Options, SoldierSetup, VehicleSetup } from '../rules/set-up/options';
import { PLAIN_DINOSAUR, PLAIN_SOLDIER, PLAIN_VEHICLE, PLAIN_WEAPON, plainMatch } from '../rules/set-up/plain';
import type { Era, FigureId, Phase, Side, State, Terrain } from '../rules/state';
import { assertTakenUp, told } from './bookkeeping';

/** The army's seat in a two-player match. */
export const ARMY: Seat = 0;
/** The dinosaurs' seat in a two-player match. */
export const HERD: Seat = 1;

type Figure = DinosaurSetup | SoldierSetup | VehicleSetup | CrewedWeaponSetup;
type Place = readonly [x: number, y: number];

/** Converts inches to ci. */
export function ci(inches: number): number {
  return Math.round(inches * 100);
}

function point([x, y]: Place): Point {
  return { x: ci(x), y: ci(y) };
}

/** Returns a dinosaur of seat 1 that faces +x, unless `more` changes it. */
export function dino(
  kind: DinosaurKind,
  id: FigureId,
  x: number,
  y: number,
  more: Partial<DinosaurSetup> = {},
): DinosaurSetup {
  return { id, kind, owner: HERD, at: point([x, y]), facing: 0, lifePoints: null, ...PLAIN_DINOSAUR, ...more };
}

/** Returns a tyrannosaurus: radius 1.9", rate 18", attack score 10. */
export function rex(id: FigureId, x: number, y: number, more: Partial<DinosaurSetup> = {}): DinosaurSetup {
  return dino('tyrannosaurus', id, x, y, more);
}

/** Returns an enlisted soldier of seat 0 with a rifle and the order to ask, unless `more` changes it. The radius is 0.5". */
export function rifle(id: FigureId, x: number, y: number, more: Partial<SoldierSetup> = {}): SoldierSetup {
  const soldier = { id, owner: ARMY, at: point([x, y]), facing: 0 };
  return { ...soldier, ...PLAIN_SOLDIER, rank: 'enlisted', weapon: 'rifle', order: 'ask', ...more };
}

/** Returns such a soldier with another weapon. */
export function armed(
  weapon: HandWeapon,
  id: FigureId,
  x: number,
  y: number,
  more: Partial<SoldierSetup> = {},
): SoldierSetup {
  return rifle(id, x, y, { weapon, ...more });
}

/** Returns a vehicle of seat 0 without weapons and crew that faces +x and asks, unless `more` changes it. */
export function vehicle(
  kind: VehicleKind,
  id: FigureId,
  x: number,
  y: number,
  more: Partial<VehicleSetup> = {},
): VehicleSetup {
  return { id, kind, owner: ARMY, at: point([x, y]), facing: 0, ...PLAIN_VEHICLE, order: 'ask', ...more };
}

/** Returns a crewed weapon of seat 0 that is set up, faces +x and asks, unless `more` changes it. */
export function gun(
  kind: CrewedKind,
  id: FigureId,
  x: number,
  y: number,
  more: Partial<CrewedWeaponSetup> = {},
): CrewedWeaponSetup {
  return { id, kind, owner: ARMY, at: point([x, y]), facing: 0, ...PLAIN_WEAPON, order: 'ask', ...more };
}

/** Returns a soldier of seat 0 in a seat of a vehicle; seat 0 is the driver's. */
export function rider(vehicle: FigureId, seat: number, id: FigureId, more: Partial<SoldierSetup> = {}): SoldierSetup {
  return rifle(id, 0, 0, { at: null, aboard: { vehicle, seat }, ...more });
}

/** Returns a rectangle of terrain between two corners. */
export function ground(kind: TerrainKind, [left, low]: Place, [right, high]: Place, id: string = kind): Terrain {
  const corners: Place[] = [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ];
  return { id, kind, outline: corners.map(point) };
}

/** The differences from a bare table of 120" by 120" with two players in phase 1 of turn 1. */
export interface Scene {
  readonly phase?: Phase;
  readonly sides?: readonly Side[];
  readonly era?: Era;
  readonly terrain?: readonly Terrain[];
  readonly optional?: readonly OptionalRule[];
  readonly variants?: readonly Variant[];
  readonly scale?: Options['scale'];
  /** Any other options. */
  readonly more?: Partial<Options>;
}

/** Returns options for these figures. */
export function optionsFor(scene: Scene, ...figures: Figure[]): Options {
  const soldiers: SoldierSetup[] = [];
  const dinosaurs: DinosaurSetup[] = [];
  const vehicles: VehicleSetup[] = [];
  const crewedWeapons: CrewedWeaponSetup[] = [];
  for (const figure of figures) {
    if ('rank' in figure) soldiers.push(figure);
    else if ('lifePoints' in figure) dinosaurs.push(figure);
    else if ('cannon' in figure) vehicles.push(figure);
    else crewedWeapons.push(figure);
  }
  return {
    ...plainMatch(),
    optional: [...(scene.optional ?? [])],
    variants: [...(scene.variants ?? [])],
    scale: scene.scale ?? { lengths: 1, bases: 1 },
    era: scene.era ?? 'ww2',
    table: { widthCi: 12000, heightCi: 12000, terrain: [...(scene.terrain ?? [])] },
    players: (scene.sides ?? ['army', 'dinosaurs']).map((side) => ({ side })),
    dinosaurs,
    soldiers,
    vehicles,
    crewedWeapons,
    liftCaps: true,
    separationCi: 0,
    start: { turn: 1, phase: scene.phase ?? 'dinosaur-movement' },
    ...scene.more,
  };
}

/** A match under way. */
export interface Game {
  readonly state: State;
  /**
   * Plays a legal intent with exactly these dice and returns its events. It also checks that a fresh copy of the state
   * comes to the same.
   */
  does(seat: Seat, intent: Intent, ...rolls: ScriptedRolls[]): Event[];
  /** Returns the rule and the code of a refusal, or 'legal'. It checks that nothing changes. */
  says(seat: Seat, intent: Intent): string;
}

/** Returns a table with these figures in phase 1 of turn 1. */
export function table(...figures: Figure[]): Game {
  return scene({}, ...figures);
}

/** Returns a table with differences from the usual one. */
export function scene(about: Scene, ...figures: Figure[]): Game {
  const options = optionsFor(about, ...figures);
  const no = dinoWars.checkSetup(options);
  if (no.length > 0) throw new Error(`No such table: ${JSON.stringify(no)}`);
  return game(dinoWars.setup(options, noDice));
}

/** Returns a match in this state. */
export function game(state: State): Game {
  return {
    state,
    does(seat, intent, ...rolls) {
      const before = clone(state) as Frozen<State>;
      const dice = scriptedDice(rolls);
      const { refusal, events } = attempt(dinoWars, state, seat, intent, dice);
      if (refusal !== null) throw new Error(`Refused: ${JSON.stringify(refusal)}`);
      dice.spent();
      assertTakenUp({ before, seat, intent, events, after: state }, scriptedDice(rolls));
      return events;
    },
    says(seat, intent) {
      const before = clone(state);
      const no = dinoWars.check(state as Frozen<State>, seat, intent);
      if (JSON.stringify(state) !== JSON.stringify(before)) throw new Error('A check wrote to the state');
      return no === null ? 'legal' : told(no);
    },
  };
}

/** Returns a move along these places. */
export function move(figure: FigureId, ...path: Place[]): Intent {
  return { type: 'move', figure, path: path.map(point), stopAt: null };
}

/** Returns a straight move into contact. */
export function reach(figure: FigureId, stopAt: FigureId, place: Place): Intent {
  return { type: 'move', figure, path: [point(place)], stopAt };
}

/** Returns an overrun. */
export function overrun(figure: FigureId, target: FigureId): Intent {
  return { type: 'overrun', figure, target };
}

/** Returns an answer to an overrun; null holds fire. */
export function answer(figure: FigureId, weapon: Weapon | null): Intent {
  return { type: 'closingFire', figure, weapon };
}

/** Returns a shot. */
export function fire(figure: FigureId, weapon: Weapon, target: FigureId, spotter: FigureId | null = null): Intent {
  return { type: 'fire', figure, weapon, target, spotter };
}

/** Returns an attack of phase 3. */
export function attack(figure: FigureId, target: FigureId): Intent {
  return { type: 'attack', figure, target };
}

/** Ends the phase for a seat. */
export const DONE: Intent = { type: 'done' };

/** Lists the events of one type. */
export function only<T extends Event['type']>(
  events: readonly Event[],
  type: T,
): Extract<Event, { readonly type: T }>[] {
  return events.filter((event): event is Extract<Event, { readonly type: T }> => event.type === type);
}
