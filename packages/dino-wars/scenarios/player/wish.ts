/** Converts a step of a scenario to intents of the game. */
import type { Frozen, Point, Seat } from '@dwo/kernel';
import type { Weapon } from '../../rules/data/weapons';
import { crewedWeaponOf, figureOf, soldierOf, vehicleOf } from '../../rules/figures';
import { type Fly, fieldsOf, type Intent, type Move, type Spot } from '../../rules/intents';
import { LEAVES, SIDES, STANDING_ORDERS, type State } from '../../rules/state';
import { seatNamed, weaponNamed } from './figures';
import { type Inches3, known, ScenarioError, type SpotText, type StepText, word } from './format';
import { type Origin, toCi, toPoint, toPoint3, wholeDegrees } from './measure';
import { NAMES, type Name } from './names';

/** The step of a scenario, and what its words depend on. */
export interface Wishing {
  readonly step: StepText;
  readonly state: Frozen<State>;
  readonly origin: Origin;
  /** The name of the step in errors. */
  readonly path: string;
}

/** Returns the intents of a step, in the units of the game: none, one, or a vehicle's move and the turn after it. */
export function wishesOf(wishing: Wishing): readonly Intent[] {
  const { step, path } = wishing;
  if (step.intent === undefined) return [];
  const type = NAMES[word(step.intent, Object.keys(NAMES) as Name[], `${path}.intent`)];
  if (type === 'move' || type === 'fly') return moves(type, wishing);
  const fields = fieldsOf(type).map(([field]) => {
    const read = OWN[type]?.[field] ?? FIELDS[field];
    if (read === undefined) throw new Error(`No step names the ${field} of ${type}`);
    return [field, read(wishing)];
  });
  return [{ type, ...Object.fromEntries(fields) } as Intent];
}

/** Returns the figure that acts, under any name; null if none is named. */
export function whoOf(step: StepText): string | null {
  return step.figure ?? step.who ?? step.dino ?? step.soldier ?? step.hero ?? step.firer ?? null;
}

function needed<T>(value: T | null | undefined, path: string): T {
  if (value === null || value === undefined) throw new ScenarioError(path, 'is needed here');
  return value;
}

const actor = ({ step, path }: Wishing): string => needed(whoOf(step) ?? step.vehicle, `${path}.figure`);
const target = ({ step, path }: Wishing): string => needed(step.target ?? step.dino, `${path}.target`);
const vehicle = ({ step, path }: Wishing): string => needed(step.vehicle ?? whoOf(step), `${path}.vehicle`);
const weapon = ({ step, path }: Wishing): string => needed(step.weapon ?? step.target, `${path}.weapon`);

function place({ step, path }: Wishing): Inches3 {
  return needed(step.at ?? step.pos, `${path}.at`);
}

function angle({ step, path }: Wishing): number {
  return wholeDegrees(needed(step.facing ?? step.facing_deg ?? step.angle, `${path}.facing`));
}

function points({ step, origin, path }: Wishing): readonly Point[] {
  return needed(step.path, `${path}.path`).map((spot) => toPoint(spot, origin));
}

function spotsOf(spots: readonly (SpotText | string)[], { origin, path }: Wishing, field: string): readonly Spot[] {
  return spots.map((spot, i) => {
    if (typeof spot === 'string') throw new ScenarioError(`${path}.${field}[${i}]`, 'needs a figure and its spot');
    return { figure: spot.figure, at: toPoint(spot.at, origin) };
  });
}

function moves(type: 'move' | 'fly', wishing: Wishing): readonly Intent[] {
  const { step, origin, path } = wishing;
  const common = { figure: step.vehicle ?? actor(wishing), stopAt: step.stopAt ?? step.stopAtContactWith ?? null };
  const corners = needed(step.path, `${path}.path`);
  if (type === 'fly' || corners.some((corner) => corner.length === 3)) {
    return [{ type: 'fly', ...common, path: corners.map((corner) => toPoint3(corner, origin)) } satisfies Fly];
  }
  const move: Move = { type: 'move', ...common, path: points(wishing) };
  const turns = step.facing ?? step.facing_deg ?? null;
  return turns === null ? [move] : [move, { type: 'face', figure: common.figure, facing: angle(wishing) }];
}

/** Returns the weapon of a shot. `mg` and `cannon` are a vehicle's mounts; a crewed weapon by default fires itself. */
function firedWeapon(wishing: Wishing): Weapon {
  const { step, state, path } = wishing;
  const who = actor(wishing);
  const crewed = crewedWeaponOf(state, who);
  if (step.weapon === undefined && crewed !== null) return crewed.kind;
  const given = needed(step.weapon, `${path}.weapon`);
  if (known(given, ['mg'] as const)) {
    const mg = vehicleOf(state, who)?.mg ?? null;
    const served = crewedWeaponOf(state, soldierOf(state, who)?.crewOf ?? '');
    return mg?.kind ?? crewed?.kind ?? served?.kind ?? 'lmg';
  }
  return weaponNamed(given, `${path}.weapon`);
}

/** Whether the answer to an overrun is to hold fire. */
function holds({ step }: Wishing): boolean {
  return step.weapon === null || step.weapon === 'hold';
}

/** Returns the seat of a vehicle that is named; null for any. */
function seatIn(wishing: Wishing): number | null {
  const { step, state, path } = wishing;
  const into = vehicleOf(state, vehicle(wishing));
  const taken = new Set((into?.seats ?? []).flatMap((who, i) => (who === null ? [] : [i])));
  const given = step.place ?? null;
  return given === null ? null : seatNamed(given, into ?? { mg: null, cannon: null }, taken, `${path}.place`);
}

/** Reads a field of an intent from a step. */
type Reading = (wishing: Wishing) => unknown;

/** The readings by the name of the field. */
const FIELDS: Readonly<Record<string, Reading>> = {
  figure: actor,
  vehicle,
  weapon,
  target,
  facing: angle,
  path: points,
  at: (wishing) => toPoint(place(wishing), wishing.origin),
  from: ({ step, origin, path }) => toPoint(needed(step.from ?? step.at ?? step.pos, `${path}.from`), origin),
  direction: ({ step, path }) => wholeDegrees(needed(step.direction, `${path}.direction`)),
  spotter: ({ step }) => step.spotter ?? null,
  carriers: ({ step, path }) => needed(step.carriers, `${path}.carriers`),
  board: ({ step }) => step.board ?? [],
  spots: (wishing) => spotsOf(wishing.step.spots ?? [], wishing, 'spots'),
  order: ({ step, path }) => word(needed(step.order, `${path}.order`), STANDING_ORDERS, `${path}.order`),
  allow: ({ step, path }) => word(needed(step.allow, `${path}.allow`), LEAVES, `${path}.allow`),
  agreed: ({ step }) => step.agreed ?? true,
  seat: seatIn,
};

/** The fields that some intents read in another way. */
const OWN: { readonly [T in Intent['type']]?: Readonly<Record<string, Reading>> } = {
  place: { z: (wishing) => toCi(wishing.step.z ?? place(wishing)[2] ?? 0) },
  face: { figure: (wishing) => whoOf(wishing.step) ?? wishing.step.vehicle ?? weapon(wishing) },
  fire: { weapon: firedWeapon },
  closingFire: {
    weapon: (wishing) => (holds(wishing) ? null : firedWeapon(wishing)),
  },
  board: {
    vehicle: ({ step, path }) => needed(step.vehicle, `${path}.vehicle`),
    path: (wishing) => (wishing.step.path === undefined ? [] : points(wishing)),
  },
  swapSeats: { seats: pairOfSeats },
  assign: {
    crew: ({ step, path }) =>
      needed(step.crew, `${path}.crew`).map((one) => (typeof one === 'string' ? one : one.figure)),
  },
  setUp: { facing: ({ step }) => wholeDegrees(step.facing ?? step.facing_deg ?? step.angle ?? 0) },
  unhitch: { crew: (wishing) => spotsOf(wishing.step.crew ?? [], wishing, 'crew') },
  order: { figure: ({ step }) => whoOf(step) ?? step.vehicle ?? step.weapon ?? null },
};

function pairOfSeats({ step, path }: Wishing): readonly [number, number] {
  const [a, b] = needed(step.seats, `${path}.seats`);
  return [needed(a, `${path}.seats`), needed(b, `${path}.seats`)];
}

/** Returns the seat that acts: the named one, else the owner of the figure, else the first awaited one. */
export function seatOf(step: StepText, state: Frozen<State>, awaited: readonly Seat[], path: string): Seat {
  const { soldier, hero, firer, vehicle: driven, dino } = step;
  const id = step.figure ?? step.who ?? soldier ?? hero ?? firer ?? driven ?? dino ?? step.weapon;
  const figure = id ? figureOf(state, id) : null;
  if (typeof step.seat === 'number') return step.seat;
  if (typeof step.seat === 'string') {
    const side = word(step.seat, SIDES, `${path}.seat`);
    const owner = figure ? state.players[figure.owner] : undefined;
    if (figure && owner?.side === side) return figure.owner;
    return state.players.findIndex((player) => player.side === side);
  }
  const carrier = step.carriers?.[0] ? figureOf(state, step.carriers[0]) : null;
  return figure?.owner ?? carrier?.owner ?? awaited[0] ?? 0;
}
