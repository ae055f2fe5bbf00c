/** From a step of a scenario to an intent of the game. */
import type { Frozen, Seat } from '@dwo/kernel';
import { figureOf } from '../figures';
import type { Intent } from '../intents';
import { SIDES, STANDING_ORDERS, type State } from '../state';
import { ScenarioError, type StepText, word } from './format';
import { type Origin, toPoint, weaponNamed, wholeDegrees } from './setup';

/** Our names and those of the decision sequence, which mean the same. */
const NAMES = {
  move: 'move',
  MoveDino: 'move',
  MoveSoldier: 'move',
  overrun: 'overrun',
  face: 'face',
  endMove: 'endMove',
  closingFire: 'closingFire',
  timeOut: 'timeOut',
  fire: 'fire',
  attack: 'attack',
  order: 'order',
  StandingOrder: 'order',
  done: 'done',
  resume: 'resume',
  agreeEnd: 'agreeEnd',
  resign: 'resign',
} as const satisfies Record<string, Intent['type']>;

type Name = keyof typeof NAMES;

/** The intent of a step, in the units of the game; null if the step has none. `path` names the step in errors. */
export function wishOf(step: StepText, origin: Origin, path: string): Intent | null {
  if (step.intent === undefined) return null;
  const type = NAMES[word(step.intent, Object.keys(NAMES) as Name[], `${path}.intent`)];
  const figure = (): string => needed(step.figure ?? step.who, `${path}.figure`);
  const target = (): string => needed(step.target, `${path}.target`);
  switch (type) {
    case 'move': {
      const points = needed(step.path, `${path}.path`).map((spot) => toPoint(spot, origin));
      return { type, figure: figure(), path: points, stopAt: step.stopAt ?? step.stopAtContactWith ?? null };
    }
    case 'overrun':
    case 'attack':
      return { type, figure: figure(), target: target() };
    case 'face': {
      const facing = needed(step.facing ?? step.facing_deg ?? step.angle, `${path}.facing`);
      return { type, figure: figure(), facing: wholeDegrees(facing) };
    }
    case 'endMove':
    case 'timeOut':
      return { type, figure: figure() };
    case 'closingFire':
    case 'fire': {
      const { weapon } = step;
      const holds = weapon === null || weapon === 'hold';
      if (type === 'closingFire' && holds) return { type, figure: figure(), weapon: null };
      const armed = weaponNamed(needed(weapon, `${path}.weapon`), `${path}.weapon`);
      if (type === 'fire') return { type, figure: figure(), weapon: armed, target: target(), spotter: null };
      return { type, figure: figure(), weapon: armed };
    }
    case 'order': {
      const order = word(needed(step.order, `${path}.order`), STANDING_ORDERS, `${path}.order`);
      return { type, figure: step.figure ?? step.who ?? null, order };
    }
    case 'agreeEnd':
      return { type, agreed: step.agreed ?? true };
    case 'resign':
      return { type, agreed: step.agreed ?? true };
    case 'done':
    case 'resume':
      return { type };
  }
}

function needed<T>(value: T | null | undefined, path: string): T {
  if (value === null || value === undefined) throw new ScenarioError(path, 'is needed here');
  return value;
}

/** Who wishes it: the seat that is named, else the owner of the figure, else the first who is awaited. */
export function seatOf(step: StepText, state: Frozen<State>, awaited: readonly Seat[], path: string): Seat {
  const id = step.figure ?? step.who;
  const figure = id ? figureOf(state, id) : null;
  if (typeof step.seat === 'number') return step.seat;
  if (typeof step.seat === 'string') {
    const side = word(step.seat, SIDES, `${path}.seat`);
    const owner = figure ? state.players[figure.owner] : undefined;
    if (figure && owner?.side === side) return figure.owner;
    return state.players.findIndex((player) => player.side === side);
  }
  return figure?.owner ?? awaited[0] ?? 0;
}
