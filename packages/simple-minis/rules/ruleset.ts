/** The ruleset of Very Simple Miniatures. */
import type { Dice, Frozen, Outcome, Ruleset, Seat, Timer } from '@dwo/kernel';
import { ACTIONS, actionFor } from './actions';
import { scoreOf, seatsOf } from './bodies';
import { MAPS, type MapId } from './data/maps';
import type { Event } from './events';
import { evolve } from './evolve';
import { isStep } from './first-checks';
import { advance, beginSetUp } from './flow';
import { forcesFor, membersOf, scenarioOf } from './forces';
import type { Intent } from './intents';
import { featuresOf } from './own-table';
import type { Play } from './play';
import { beginAt, optionFaults } from './position';
import { READINGS } from './readings';
import type { RuleId } from './rule-ids';
import type { Feature, Now, Options, Player, State } from './state';

function newPlayer(): Player {
  return {
    ...{ chosen: false, force: [], zone: null, deployed: false, resigned: false, done: false },
    ...{ kills: 0, bonus: 0, timeOuts: 0 },
  };
}

function mapFeatures(map: MapId): Feature[] {
  return MAPS[map].map(({ outline, ...piece }) => {
    return { ...piece, outline: outline.map(({ x, y }) => ({ x, y })), standing: true };
  });
}

/** The state before the first intent. If the options name all forces, the lobby is skipped (VS-SEQ-2). */
function setup(options: Frozen<Options>, dice: Dice, tell: (event: Event) => void = () => {}): State {
  const { position, table, forces, clocks, asOf = READINGS, ...agreed } = options;
  const { map, eggs, roles } = scenarioOf({ options });
  const state: State = {
    ...{ phase: 'lobby', asOf },
    options: { ...agreed, forces: [...forces], clocks: clocks === null ? null : { ...clocks } },
    ...{ asked: 0, asks: 0, round: 0, order: [], defender: null },
    players: forces.map(newPlayer),
    features: table === undefined ? mapFeatures(map) : featuresOf(table),
    figures: [],
    items: Array.from({ length: eggs }, () => ({ place: 'nest', by: null, x: 0, y: 0 })),
    ending: null,
  };
  const emit = (event: Event) => {
    evolve(state, event);
    tell(event);
  };
  const play: Play = { state: state as Now, dice, emit };
  // VS-SCN-4c
  if (roles !== null) {
    play.emit({ type: 'rolesSettled', defender: options.defender ?? dice.roll(options.seats, 'roles') - 1 });
  }
  if (position !== undefined) {
    beginAt(play, state, position);
    return state;
  }
  for (const [seat, force] of forces.entries()) {
    if (force === 'open') continue;
    const fitting = forcesFor(play.state, seat);
    const id = force === 'random' ? fitting[dice.roll(fitting.length, 'force') - 1] : force;
    if (id !== undefined) play.emit({ type: 'forceChosen', seat, members: membersOf(id, state.asOf) });
  }
  if (state.players.every(({ chosen }) => chosen)) beginSetUp(play);
  return state;
}

function awaiting(state: Now): readonly Seat[] {
  if (state.phase === 'over') return [];
  if (state.phase !== 'lobby') return [state.asked];
  return seatsOf(state).filter((seat) => state.players[seat]?.chosen === false);
}

/** The clock of a turn covers all orders of a seat in a step, with Everyone Acts a single one (VS-R-45). */
function timers(state: Now): Timer[] {
  const { clocks, everyoneActs } = state.options;
  const seats = awaiting(state);
  if (clocks === null || seats.length === 0) return [];
  const clock = (id: string, seconds: number): Timer[] => [{ id, seats, seconds, running: true }];
  if (state.phase === 'lobby') return clock('force', clocks.forceS);
  if (!isStep(state.phase)) return clock(`set-up-${state.asks}`, clocks.setUpS);
  const turn = everyoneActs ? `${state.asks}` : `${state.round}-${state.phase}-${state.asked}`;
  return clock(`turn-${turn}`, clocks.turnS);
}

function intents(state: Now, seat: Seat): Intent[] {
  if (!awaiting(state).includes(seat)) return [];
  return Object.values(ACTIONS).flatMap(({ offers, check }) =>
    (offers(state, seat) as readonly Intent[]).filter((intent) => check(state, seat, intent as never) === null),
  );
}

function resolve(play: Play, seat: Seat, intent: Intent): void {
  const { state, emit } = play;
  const acted = state.phase !== 'lobby' && state.asked === seat;
  const isOwn = intent.type !== 'idle' && intent.type !== 'resign';
  if (isOwn && (state.players[seat]?.timeOuts ?? 0) > 0) emit({ type: 'woke', seat });
  actionFor(intent).resolve(play, seat, intent);
  advance(play, acted);
}

function outcome(state: Now): Outcome<RuleId> | null {
  if (state.ending === null) return null;
  const { winners, rule } = state.ending;
  return { winners, rule, facts: { scores: seatsOf(state).map((seat) => scoreOf(state, seat)) } };
}

/** The ruleset of Very Simple Miniatures for two to six seats (VS-FIG-8); packages/simple-minis/RULES.md states every rule. */
export const simpleMinis: Ruleset<State, Intent, Event, Options, RuleId> = {
  id: 'simple-minis',
  version: 5,
  checkSetup: optionFaults,
  setup,
  seats: ({ seats }) => seats,
  awaiting,
  timers,
  intents,
  // VS-R-45
  pass: () => ({ type: 'idle' }),
  check: (state, seat, intent) => actionFor(intent).check(state, seat, intent),
  resolve: (state, seat, intent, dice, emit) => resolve({ state, dice, emit }, seat, intent),
  occasion: ({ round, phase }, seat, intent) =>
    `${round} ${phase} ${seat} ${intent.type}${'figure' in intent ? ` ${intent.figure}` : ''}`,
  evolve,
  // Nothing is hidden: everybody knows what every figure can do (VS-SEQ-1, VS-FIG-7).
  view: (state) => state,
  see: (_, event) => event,
  outcome,
};

/** The ruleset without the course of the round after an order: for exact odds of the order alone. */
export const orderAlone: typeof simpleMinis = {
  ...simpleMinis,
  resolve: (state, seat, intent, dice, emit) => actionFor(intent).resolve({ state, dice, emit }, seat, intent),
};
