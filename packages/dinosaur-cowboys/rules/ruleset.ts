/** The ruleset of Dinosaur Cowboys. */
import {
  clone,
  type Dice,
  type Frozen,
  type Outcome,
  type Refusal,
  type Ruleset,
  type Seat,
  type Timer,
} from '@dwo/kernel';
import { ACTIONS, actionFor } from './actions';
import { beginMatch } from './actions/lobby';
import { usualDeployment } from './actions/set-up';
import { facingOf, sure } from './bodies';
import { SEATS } from './data/limits';
import { WINDOWS } from './data/words';
import type { Event } from './events';
import { evolve } from './evolve';
import type { Intent } from './intents';
import { activeBody } from './moving';
import { placesAround } from './placing';
import { beginAt, optionFaults } from './position';
import { READINGS } from './readings';
import type { RuleId } from './rule-ids';
import type { Now, Options, State } from './state';

const EVERYBODY: readonly Seat[] = Array.from({ length: SEATS }, (_, seat) => seat);

/** The options as the state keeps them; a position is played out at once, and the version has a place of its own. */
function plainOptions({ position: _, asOf: _kept, ...options }: Frozen<Options>): Options {
  return clone(options) as Options;
}

/** The state before the first intent. If the options name both posses, the lobby is skipped. */
function setup(options: Frozen<Options>, dice: Dice, tell: (event: Event) => void = () => {}): State {
  const state: State = {
    phase: 'lobby',
    asOf: options.asOf ?? READINGS,
    asked: 0,
    asks: 0,
    options: plainOptions(options),
    posses: EVERYBODY.map((seat) => ({
      ...{ posse: clone(options.posses[seat] ?? null) as Options['posses'][number], map: null },
      ...{ deployed: false, yeehaw: false, losses: 0, points: 0 },
    })),
    terrain: [],
    entities: [],
    first: 0,
    edge: null,
    turn: 0,
    active: 0,
    pair: 0,
    begun: 0,
    activation: null,
    charge: null,
    movement: null,
    attack: null,
    roll: null,
    fallen: [],
    ending: null,
  };
  const emit = (event: Event) => {
    evolve(state, event);
    tell(event);
  };
  const play = { state: state as Now, dice, emit };
  if (options.position !== undefined) beginAt(play, state, options.position);
  else if (state.posses.every(({ posse }) => posse !== null)) beginMatch(play);
  return state;
}

function awaiting({ phase, asked, posses }: Now): readonly Seat[] {
  if (phase === 'over') return [];
  return phase === 'lobby' ? EVERYBODY.filter((seat) => posses[seat]?.posse === null) : [asked];
}

/** The clock of an activation stands still while a reaction window is open (DC-R-80). */
function timers(state: Now): Timer[] {
  const { clocks } = state.options;
  const seats = awaiting(state);
  if (clocks === null || seats.length === 0) return [];
  const clock = (id: string, seconds: number): Timer => ({ id, seats, seconds, running: true });
  if (state.phase === 'lobby') return [clock('lobby', clocks.lobbyS)];
  if (state.phase === 'edge') return [clock('edge', clocks.edgeS)];
  if (state.phase === 'deploy') return [clock(`deploy-${state.asked}`, clocks.deployS)];
  const turn = `turn-${state.activation === null ? state.begun + 1 : state.begun}`;
  if (!WINDOWS.includes(state.phase)) return [clock(turn, clocks.turnS)];
  const window = clock(`window-${state.asks}`, clocks.reactS);
  return state.activation === null
    ? [window]
    : [window, { id: turn, seats: [], seconds: clocks.turnS, running: false }];
}

function intents(state: Now, seat: Seat): Intent[] {
  if (!awaiting(state).includes(seat)) return [];
  return Object.values(ACTIONS).flatMap(({ offers, check }) =>
    (offers(state, seat) as readonly Intent[]).filter((intent) => check(state, seat, intent as never) === null),
  );
}

/** Tells what is played for a seat whose time is up (DC-R-80, DC-SEQ-W1 to DC-SEQ-W5). */
function pass(state: Now, seat: Seat): Intent {
  switch (state.phase) {
    case 'lobby':
      return { type: 'leave' };
    case 'edge':
      return { type: 'chooseEdge', edge: 'S' };
    case 'deploy':
      return usualDeployment(state, seat);
    case 'snap':
      return { type: 'reactSnap', list: [] };
    case 'lucky':
      return { type: 'reactLucky', use: false };
    case 'yeehaw':
      return { type: 'reactYeehaw', use: false, die: 0 };
    case 'place':
      return { type: 'placeDismounted', list: placesAround(state, sure(state.fallen[0])) };
    case 'flee':
      return { type: 'setFleeFacing', facing: facingOf(state, activeBody(state)) };
    default:
      return { type: 'idle' };
  }
}

function outcome({ ending, posses }: Now): Outcome<RuleId> | null {
  if (ending === null) return null;
  const facts = { losses: posses.map(({ losses }) => losses), points: posses.map(({ points }) => points) };
  return { winners: ending.winners, rule: ending.rule, facts };
}

/** The figure that acts by an intent; null if it names none. */
function actorOf(intent: Intent): number | null {
  if ('attacker' in intent) return intent.attacker;
  if ('entity' in intent) return intent.entity;
  return 'unit' in intent ? intent.unit : null;
}

/** The ruleset of Dinosaur Cowboys for two seats; packages/dinosaur-cowboys/RULES.md states every rule. */
export const dinosaurCowboys: Ruleset<State, Intent, Event, Options, RuleId> = {
  id: 'dinosaur-cowboys',
  version: 3,
  checkSetup: (options): readonly Refusal<RuleId>[] => optionFaults(options),
  setup,
  seats: () => SEATS,
  awaiting,
  timers,
  intents,
  pass,
  check: (state, seat, intent) => actionFor(intent).check(state, seat, intent),
  resolve: (state, seat, intent, dice, emit) => actionFor(intent).resolve({ state, dice, emit }, seat, intent),
  occasion: ({ turn, phase, attack, roll }, seat, intent) =>
    `${turn} ${phase} ${seat} ${intent.type} ${actorOf(intent) ?? attack?.attacker ?? roll?.entity ?? ''}`,
  evolve,
  // Nothing is hidden (DC-SEQ-1).
  view: (state) => state,
  see: (_, event) => event,
  outcome,
};
