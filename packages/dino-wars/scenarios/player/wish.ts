/** From a step of a scenario to intents of the game. */
import type { Frozen, Point, Seat } from '@dwo/kernel';
import type { Weapon } from '../../rules/data/weapons';
import { crewedWeaponOf, figureOf, soldierOf, vehicleOf } from '../../rules/figures';
import type { Fly, Intent, Move, Spot } from '../../rules/intents';
import { LEAVES, SIDES, STANDING_ORDERS, type State } from '../../rules/state';
import { seatNamed, weaponNamed } from './figures';
import { type Inches3, known, ScenarioError, type SpotText, type StepText, word } from './format';
import { type Origin, toCi, toPoint, toPoint3, wholeDegrees } from './measure';
import { NAMES, type Name } from './names';

/** The step of a scenario, and what its words are measured by. */
export interface Wishing {
  readonly step: StepText;
  readonly state: Frozen<State>;
  readonly origin: Origin;
  /** Names the step in errors. */
  readonly path: string;
}

/** The intents of a step, in the units of the game: none, one, or a vehicle's move and its turn afterwards. */
export function wishesOf(wishing: Wishing): readonly Intent[] {
  const { step, path } = wishing;
  if (step.intent === undefined) return [];
  const name = word(step.intent, Object.keys(NAMES) as Name[], `${path}.intent`);
  const type = NAMES[name];
  switch (type) {
    case 'move':
    case 'fly':
      return moves(type, wishing);
    case 'place':
    case 'hide':
    case 'unplace':
    case 'land':
    case 'airDrop':
      return [setUpWish(type, wishing)];
    case 'closingFire':
    case 'fire':
      return [shotWish(type, wishing)];
    case 'assign':
    case 'dismantle':
    case 'setUp':
    case 'carry':
    case 'pickUp':
    case 'layDown':
    case 'stow':
    case 'unstow':
    case 'hitch':
    case 'unhitch':
      return [weaponWish(type, wishing)];
    case 'board':
    case 'alight':
    case 'swapSeats':
    case 'turnGun':
    case 'ram':
    case 'placeSurvivors':
      return [vehicleWish(type, wishing)];
    default:
      return [plainWish(type, wishing)];
  }
}

/** The figure that acts, under any name; null if none is named. */
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

function setUpWish(type: 'place' | 'hide' | 'unplace' | 'land' | 'airDrop', wishing: Wishing): Intent {
  const { step, origin, path } = wishing;
  switch (type) {
    case 'place': {
      const spot = place(wishing);
      const z = toCi(step.z ?? spot[2] ?? 0);
      return { type, figure: actor(wishing), at: toPoint(spot, origin), facing: angle(wishing), z };
    }
    case 'hide':
      return { type, figure: actor(wishing), at: toPoint(place(wishing), origin), facing: angle(wishing) };
    case 'unplace':
      return { type, figure: actor(wishing) };
    case 'land':
      return { type, figure: actor(wishing), at: toPoint(place(wishing), origin) };
    case 'airDrop': {
      const from = toPoint(needed(step.from ?? step.at ?? step.pos, `${path}.from`), origin);
      return { type, from, direction: wholeDegrees(needed(step.direction, `${path}.direction`)) };
    }
  }
}

/** `mg` and `cannon` are a vehicle's; a crewed weapon fires itself if nothing else is said. */
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

function shotWish(type: 'closingFire' | 'fire', wishing: Wishing): Intent {
  const { step } = wishing;
  const figure = actor(wishing);
  if (type === 'fire') {
    return { type, figure, weapon: firedWeapon(wishing), target: target(wishing), spotter: step.spotter ?? null };
  }
  const holds = step.weapon === null || step.weapon === 'hold';
  return { type, figure, weapon: holds ? null : firedWeapon(wishing) };
}

function weaponWish(
  type: 'assign' | 'dismantle' | 'setUp' | 'carry' | 'pickUp' | 'layDown' | 'stow' | 'unstow' | 'hitch' | 'unhitch',
  wishing: Wishing,
): Intent {
  const { step, origin, path } = wishing;
  const at = (): Point => toPoint(place(wishing), origin);
  switch (type) {
    case 'assign': {
      const crew = needed(step.crew, `${path}.crew`).map((one) => (typeof one === 'string' ? one : one.figure));
      return { type, weapon: weapon(wishing), crew };
    }
    case 'dismantle':
      return { type, weapon: weapon(wishing) };
    case 'setUp':
      return { type, weapon: weapon(wishing), facing: wholeDegrees(step.facing ?? step.facing_deg ?? step.angle ?? 0) };
    case 'carry':
      return {
        ...{ type, weapon: weapon(wishing), path: points(wishing) },
        carriers: needed(step.carriers, `${path}.carriers`),
      };
    case 'pickUp':
      return { type, figure: actor(wishing), weapon: weapon(wishing) };
    case 'layDown':
      return { type, figure: actor(wishing), at: at() };
    case 'stow':
      return { type, weapon: weapon(wishing), vehicle: vehicle(wishing) };
    case 'unstow':
      return { type, weapon: weapon(wishing), at: at() };
    case 'hitch':
      return { type, vehicle: vehicle(wishing), weapon: weapon(wishing), board: step.board ?? [] };
    case 'unhitch': {
      const crew = spotsOf(step.crew ?? [], wishing, 'crew');
      return { type, vehicle: vehicle(wishing), at: at(), facing: angle(wishing), crew };
    }
  }
}

function vehicleWish(
  type: 'board' | 'alight' | 'swapSeats' | 'turnGun' | 'ram' | 'placeSurvivors',
  wishing: Wishing,
): Intent {
  const { step, state, origin, path } = wishing;
  switch (type) {
    case 'board': {
      const into = vehicleOf(state, vehicle(wishing));
      const taken = new Set((into?.seats ?? []).flatMap((who, i) => (who === null ? [] : [i])));
      const given = step.place ?? null;
      const outfit = into ?? { mg: null, cannon: null };
      const seat = given === null ? null : seatNamed(given, outfit, taken, `${path}.place`);
      const walk = step.path === undefined ? [] : points(wishing);
      return { type, figure: actor(wishing), vehicle: needed(step.vehicle, `${path}.vehicle`), seat, path: walk };
    }
    case 'alight':
      return { type, figure: actor(wishing), at: toPoint(place(wishing), origin) };
    case 'swapSeats': {
      const [a, b] = needed(step.seats, `${path}.seats`);
      return { type, vehicle: vehicle(wishing), seats: [needed(a, `${path}.seats`), needed(b, `${path}.seats`)] };
    }
    case 'turnGun':
      return { type, vehicle: vehicle(wishing), facing: angle(wishing) };
    case 'ram':
      return { type, vehicle: vehicle(wishing), path: points(wishing), target: target(wishing) };
    case 'placeSurvivors':
      return { type, vehicle: vehicle(wishing), spots: spotsOf(step.spots ?? [], wishing, 'spots') };
  }
}

type Plain = Extract<
  Intent['type'],
  | ('overrun' | 'attack' | 'face' | 'endMove' | 'timeOut')
  | ('order' | 'allowSpotting' | 'agreeEnd' | 'resign' | 'done' | 'lapse' | 'resume')
>;

function plainWish(type: Plain, wishing: Wishing): Intent {
  const { step, path } = wishing;
  switch (type) {
    case 'overrun':
    case 'attack':
      return { type, figure: actor(wishing), target: target(wishing) };
    case 'face':
      return { type, figure: whoOf(step) ?? step.vehicle ?? weapon(wishing), facing: angle(wishing) };
    case 'endMove':
    case 'timeOut':
      return { type, figure: actor(wishing) };
    case 'order': {
      const order = word(needed(step.order, `${path}.order`), STANDING_ORDERS, `${path}.order`);
      return { type, figure: whoOf(step) ?? step.vehicle ?? step.weapon ?? null, order };
    }
    case 'allowSpotting': {
      const allow = word(needed(step.allow, `${path}.allow`), LEAVES, `${path}.allow`);
      return { type, figure: actor(wishing), allow };
    }
    case 'agreeEnd':
    case 'resign':
      return { type, agreed: step.agreed ?? true };
    case 'done':
    case 'lapse':
    case 'resume':
      return { type };
  }
}

/** The seat that acts: the one that is named, else the owner of the figure, else the first that is awaited. */
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
