/** A few figures on a table, and what players wish: `table(rex('T', 10, 10), rifle('S', 30, 10))`. Lengths in inches. */
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

/** The seats of a two-player match. */
export const ARMY: Seat = 0;
export const HERD: Seat = 1;

type Figure = DinosaurSetup | SoldierSetup | VehicleSetup | CrewedWeaponSetup;
type Place = readonly [x: number, y: number];

/** Hundredths of an inch. */
export function ci(inches: number): number {
  return Math.round(inches * 100);
}

function point([x, y]: Place): Point {
  return { x: ci(x), y: ci(y) };
}

/** A dinosaur that looks along +x and belongs to seat 1, unless told otherwise. */
export function dino(
  kind: DinosaurKind,
  id: FigureId,
  x: number,
  y: number,
  more: Partial<DinosaurSetup> = {},
): DinosaurSetup {
  return { id, kind, owner: HERD, at: point([x, y]), facing: 0, lifePoints: null, ...PLAIN_DINOSAUR, ...more };
}

/** A tyrannosaurus: radius 1.9", moves 18", attacks at 10. */
export function rex(id: FigureId, x: number, y: number, more: Partial<DinosaurSetup> = {}): DinosaurSetup {
  return dino('tyrannosaurus', id, x, y, more);
}

/** An enlisted soldier of seat 0 with a rifle and the order to ask, unless told otherwise: radius 0.5". */
export function rifle(id: FigureId, x: number, y: number, more: Partial<SoldierSetup> = {}): SoldierSetup {
  const soldier = { id, owner: ARMY, at: point([x, y]), facing: 0 };
  return { ...soldier, ...PLAIN_SOLDIER, rank: 'enlisted', weapon: 'rifle', order: 'ask', ...more };
}

/** The same with another weapon. */
export function armed(
  weapon: HandWeapon,
  id: FigureId,
  x: number,
  y: number,
  more: Partial<SoldierSetup> = {},
): SoldierSetup {
  return rifle(id, x, y, { weapon, ...more });
}

/** A vehicle of seat 0 without weapons and crew, unless told otherwise; it looks along +x and asks. */
export function vehicle(
  kind: VehicleKind,
  id: FigureId,
  x: number,
  y: number,
  more: Partial<VehicleSetup> = {},
): VehicleSetup {
  return { id, kind, owner: ARMY, at: point([x, y]), facing: 0, ...PLAIN_VEHICLE, order: 'ask', ...more };
}

/** A crewed weapon of seat 0, set up, that looks along +x and asks, unless told otherwise. */
export function gun(
  kind: CrewedKind,
  id: FigureId,
  x: number,
  y: number,
  more: Partial<CrewedWeaponSetup> = {},
): CrewedWeaponSetup {
  return { id, kind, owner: ARMY, at: point([x, y]), facing: 0, ...PLAIN_WEAPON, order: 'ask', ...more };
}

/** A soldier of seat 0 in a seat of a vehicle: 0 drives. */
export function rider(vehicle: FigureId, seat: number, id: FigureId, more: Partial<SoldierSetup> = {}): SoldierSetup {
  return rifle(id, 0, 0, { at: null, aboard: { vehicle, seat }, ...more });
}

/** A rectangle of terrain between two corners. */
export function ground(kind: TerrainKind, [left, low]: Place, [right, high]: Place, id: string = kind): Terrain {
  const corners: Place[] = [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ];
  return { id, kind, outline: corners.map(point) };
}

/** The differences from a bare table of 120" by 120", two players, the first phase of the first turn. */
export interface Scene {
  readonly phase?: Phase;
  readonly sides?: readonly Side[];
  readonly era?: Era;
  readonly terrain?: readonly Terrain[];
  readonly optional?: readonly OptionalRule[];
  readonly variants?: readonly Variant[];
  readonly scale?: Options['scale'];
  /** Anything else. */
  readonly more?: Partial<Options>;
}

/** Options for these figures. */
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

/** A match in progress. */
export interface Game {
  readonly state: State;
  /** Plays a wish that must be legal with exactly these dice, and returns what happened; anybody may take the match up there. */
  does(seat: Seat, intent: Intent, ...rolls: ScriptedRolls[]): Event[];
  /** The rule and the code with which a wish is refused, or 'legal'. Makes sure that nothing changes. */
  says(seat: Seat, intent: Intent): string;
}

/** A table with these figures in the first phase of the first turn. */
export function table(...figures: Figure[]): Game {
  return scene({}, ...figures);
}

/** A table that differs from the usual. */
export function scene(about: Scene, ...figures: Figure[]): Game {
  const options = optionsFor(about, ...figures);
  const no = dinoWars.checkSetup(options);
  if (no.length > 0) throw new Error(`No such table: ${JSON.stringify(no)}`);
  return game(dinoWars.setup(options, noDice));
}

/** A match that has come to this state. */
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

/** A move along these places. */
export function move(figure: FigureId, ...path: Place[]): Intent {
  return { type: 'move', figure, path: path.map(point), stopAt: null };
}

/** A straight move into contact. */
export function reach(figure: FigureId, stopAt: FigureId, place: Place): Intent {
  return { type: 'move', figure, path: [point(place)], stopAt };
}

export function overrun(figure: FigureId, target: FigureId): Intent {
  return { type: 'overrun', figure, target };
}

export function answer(figure: FigureId, weapon: Weapon | null): Intent {
  return { type: 'closingFire', figure, weapon };
}

export function fire(figure: FigureId, weapon: Weapon, target: FigureId, spotter: FigureId | null = null): Intent {
  return { type: 'fire', figure, weapon, target, spotter };
}

export function attack(figure: FigureId, target: FigureId): Intent {
  return { type: 'attack', figure, target };
}

export const DONE: Intent = { type: 'done' };

/** Events of one type. */
export function only<T extends Event['type']>(
  events: readonly Event[],
  type: T,
): Extract<Event, { readonly type: T }>[] {
  return events.filter((event): event is Extract<Event, { readonly type: T }> => event.type === type);
}
