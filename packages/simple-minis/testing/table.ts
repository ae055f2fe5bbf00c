/** Scenes for tests, in inches. */
import { type Facts, frozen, noDice, play, type ScriptedRolls, type Seat, scriptedDice } from '@dwo/kernel';
import {
  type Event,
  type Figure,
  type Intent,
  type Item,
  type Member,
  memberOf,
  type Now,
  type Options,
  orderAlone,
  type Phase,
  type Position,
  type ProfileId,
  type Standing,
  type State,
  simpleMinis,
  type TerrainKind,
} from '../rules';
import { matchOf } from './presets';

const MILS = 1000;

/** A figure of a scene: who, whose, where in inches; then what differs from its profile and from facing east. */
export function at(profile: ProfileId, seat: Seat | null, x: number, y: number, odd: Partial<Standing> = {}): Standing {
  const { facingX, facingY, riding, asleep, ...kind } = odd;
  const member: Member = { ...memberOf(profile), ...kind, profile: Object.keys(kind).length > 0 ? 'own' : profile };
  return {
    ...member,
    ...{ seat, x: Math.round(x * MILS), y: Math.round(y * MILS), facingX: facingX ?? 1, facingY: facingY ?? 0 },
    ...{ riding: riding ?? null, asleep: asleep ?? false },
  };
}

type Corners = readonly (readonly [x: number, y: number])[];
type Built = NonNullable<Position['features']>[number];

/** A feature by its corners in inches; two are the ends of a line. */
export function terrain(kind: TerrainKind, id: string, corners: Corners, group = id): Built {
  const outline = corners.map(([x, y]) => ({ x: Math.round(x * MILS), y: Math.round(y * MILS) }));
  return { id, group, kind, closed: corners.length > 2, outline };
}

/** A box by its corners in inches. */
export function box(kind: TerrainKind, id: string, [west, south, east, north]: readonly number[], group = id): Built {
  const [w, s, e, n] = [west ?? 0, south ?? 0, east ?? 0, north ?? 0];
  return terrain(
    kind,
    id,
    [
      [w, s],
      [e, s],
      [e, n],
      [w, n],
    ],
    group,
  );
}

/** The differences from an open battle of two in the Movement step of round 1, with seat 0 first and no terrain. */
export interface Odd {
  readonly options?: Partial<Options>;
  readonly features?: readonly Built[] | null;
  readonly round?: number;
  readonly first?: Seat;
  readonly items?: readonly Item[];
  readonly players?: State['players'];
}

/** A state in the middle of a match. */
export function scene(figures: readonly Standing[], odd: Odd = {}): State {
  const { features = [], round = 1, first = 0, options = {} } = odd;
  const position: Position = {
    ...{ round, first, step: 'move', figures: [...figures] },
    features: features === null ? null : features.map((piece) => ({ ...piece })),
  };
  const seats = options.seats ?? 2;
  const agreed = { ...matchOf(options.scenario ?? 'open_battle', seats), everyoneActs: false, ...options, position };
  const faults = simpleMinis.checkSetup(frozen(agreed));
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  const state = simpleMinis.setup(frozen(agreed), { roll: () => 1 });
  if (odd.items) state.items = odd.items.map((item) => ({ ...item }));
  return state;
}

/** The same in another step, with a seat that acts. */
export function inStep(phase: Phase, state: State, seat: Seat = 0): State {
  return Object.assign(state, { phase, asked: seat });
}

/** Carries out an order without what comes after it; every die must be used. */
export function order(state: State, intent: Intent, ...rolls: readonly ScriptedRolls[]): Event[] {
  const dice = scriptedDice(rolls);
  const events = play(orderAlone, state, state.asked, intent, dice);
  dice.spent();
  return events;
}

/** Plays an intent with all that follows; every die must be used. */
export function go(state: State, intent: Intent, rolls: readonly ScriptedRolls[] = [], seat = state.asked): Event[] {
  const dice = rolls.length === 0 ? { ...noDice, spent: () => {} } : scriptedDice(rolls);
  const events = play(simpleMinis, state, seat, intent, dice);
  dice.spent();
  return events;
}

/** The rule that forbids an intent; null if it is legal. */
export function no(state: State, intent: Intent, seat = state.asked): string | null {
  return simpleMinis.check(frozen(state), seat, intent)?.rule ?? null;
}

/** The facts of a refusal; undefined if the intent is legal. */
export function why(state: State, intent: Intent, seat = state.asked): Facts | undefined {
  return simpleMinis.check(frozen(state), seat, intent)?.facts;
}

/** A move along corners in inches. */
export function move(figure: number, corners: Corners, odd: Partial<Extract<Intent, { type: 'move' }>> = {}): Intent {
  const path = corners.map(([x, y]) => ({ x: Math.round(x * MILS), y: Math.round(y * MILS) }));
  return { type: 'move', figure, path, facing: null, pickUp: [], drop: [], ...odd };
}

/** A ride's end along corners in inches. */
export function leave(figure: number, corners: Corners): Intent {
  return { ...move(figure, corners), type: 'leave' } as Intent;
}

/** Getting on a mount along corners in inches. */
export function board(figure: number, corners: Corners, mount: number): Intent {
  const { path } = move(figure, corners) as Extract<Intent, { type: 'move' }>;
  return { type: 'board', figure, path, mount };
}

/** Moving off the surface along corners in inches. */
export function off(figure: number, corners: Corners): Intent {
  const { path } = move(figure, corners) as Extract<Intent, { type: 'move' }>;
  return { type: 'leaveSurface', figure, path };
}

export const shot = (figure: number, target: number): Intent => ({ type: 'distanceAttack', figure, target });
export const blow = (figure: number, target: number): Intent => ({ type: 'handAttack', figure, target });
export const demolition = (figure: number, section: string, second: string | null = null): Intent => ({
  type: 'attackTerrain',
  figure,
  section,
  second,
});
export const END: Intent = { type: 'endStep' };

/** The figure with this index. */
export function fig(state: State, id: number): Figure {
  const figure = state.figures[id];
  if (figure === undefined) throw new Error(`There is no figure ${id}`);
  return figure;
}

/** The state as the rules read it. */
export function now(state: State): Now {
  return frozen(state);
}

/** The types of events. */
export function types(events: readonly Event[]): string[] {
  return events.map(({ type }) => type);
}
