/** The ruleset of Dino Soldiers. */
import {
  type Dice,
  type Frozen,
  type Outcome,
  type Refusal,
  type Ruleset,
  type Seat,
  shuffled,
  type Timer,
  type Viewer,
} from '@dwo/kernel';
import { ACTIONS, actionFor } from './actions';
import { firstThatFit, reserveOf } from './actions/reserve';
import { worstHits } from './actions/turns';
import { ROUND_LIMITS, SEATS } from './data/limits';
import { teamsOf } from './data/teams';
import { TERRAIN_FACES } from './data/tiles';
import type { Emit, Event } from './events';
import { evolve } from './evolve';
import { refuseEmptyField } from './first-checks';
import type { Intent } from './intents';
import { dealTeams, muster, placing } from './muster';
import { seatOf, sideAt, sure } from './on-field';
import { begin, positionFaults } from './position';
import { refuse } from './refusal';
import type { RuleId } from './rule-ids';
import type { Now, Options, State } from './state';
import { dodgingSeats } from './turn';

const EVERYBODY: readonly Seat[] = Array.from({ length: SEATS }, (_, seat) => seat);

function checkSetup({ roundLimit, position }: Frozen<Options>): Refusal<RuleId>[] {
  const { least, most } = ROUND_LIMITS;
  const faults = position === undefined ? [] : positionFaults(position);
  const late = position !== undefined && (position.round < 1 || position.round > roundLimit);
  if (roundLimit >= least && roundLimit <= most && !late) return faults;
  return [refuse('DS-OPT-5', 'BAD_OPTIONS', { roundLimit, least, most }), ...faults];
}

/**
 * The first state. The dice shuffle the tiles and assign the sides, so the record of the dice proves both afterwards
 * (DS-SET-1, DS-VIS-2, DS-OPT-1).
 */
function setup({ position, ...options }: Frozen<Options>, dice: Dice, tell: Emit = () => {}): State {
  const state: State = {
    phase: 'teams',
    step: 'move',
    options: { ...options, clocks: options.clocks === null ? null : { ...options.clocks } },
    dinosaurs: options.sideAssignment === 'random' ? dice.roll(SEATS, 'sides') - 1 : 0,
    side: 'dinosaurs',
    ready: EVERYBODY.map(() => false),
    round: 0,
    quiet: 0,
    stirred: false,
    cameIn: false,
    attacks: 0,
    tiles: [],
    obstacles: [],
    units: [],
    oneSpecies: false,
    pending: [],
    ending: null,
    secrets: EVERYBODY.map(() => ({ team: null, dodges: null })),
    closed: { faces: position === undefined ? shuffled(TERRAIN_FACES, dice, 'tiles') : [] },
  };
  const emit: Emit = (event) => {
    evolve(state, event);
    tell(event);
  };
  if (position !== undefined) begin(state, position, dice, emit);
  else if (options.teamMode === 'random') {
    muster({ state: state as Now, dice, emit }, dealTeams(dice));
  }
  return state;
}

function awaiting(state: Now): readonly Seat[] {
  if (state.phase === 'over') return [];
  if (state.phase === 'teams') return EVERYBODY.filter((seat) => state.ready[seat] !== true);
  if (state.phase === 'play' && state.step === 'dodge') {
    return dodgingSeats(state).filter((seat) => state.ready[seat] !== true);
  }
  return [seatOf(state, state.side)];
}

/** One clock for each decision; its length is in seconds (DS-SEQ-9). */
function timers(state: Now): Timer[] {
  const { clocks } = state.options;
  const seats = awaiting(state);
  if (clocks === null || seats.length === 0) return [];
  const clock = (id: string, seconds: number): Timer[] => [{ id, seats, seconds, running: true }];
  if (state.phase === 'teams') return clock('teams', clocks.teamsS);
  if (placing(state)) return clock(`tile-${state.tiles.length}`, clocks.placeS);
  if (state.phase === 'deploy') return clock(`deploy-${state.side}`, clocks.deployS);
  const turn = `${state.round}-${state.side}`;
  return state.step === 'dodge' ? clock(`dodge-${turn}`, clocks.dodgeS) : clock(`turn-${turn}`, clocks.turnS);
}

function intents(state: Now, seat: Seat): Intent[] {
  if (!awaiting(state).includes(seat)) return [];
  return Object.values(ACTIONS).flatMap(({ offers, check }) =>
    (offers(state, seat) as readonly Intent[]).filter((intent) => check(state, seat, intent as never) === null),
  );
}

/** The intent that is played for a seat when its time is up (DS-SEQ-9). */
function pass(state: Now, seat: Seat): Intent {
  if (state.phase === 'teams') return { type: 'pickTeam', team: sure(teamsOf(sideAt(state, seat))[0]) };
  if (placing(state)) return { type: 'placeAnywhere' };
  if (state.phase === 'deploy') return { type: 'deploy', units: firstThatFit(state, seat) };
  if (state.step === 'dodge') return { type: 'dodge', choices: worstHits(state, seat) };
  if (refuseEmptyField(state, seat) === null) return { type: 'endTurn' };
  return { type: 'enter', unit: sure(reserveOf(state, seat)[0]).id };
}

/** A viewer sees only their own secrets, and no face-down face (DS-VIS-1). Hidden units are public (DS-HIDE-12). */
function view(state: Now, viewer: Viewer): Now {
  return {
    ...state,
    secrets: state.secrets.map((secret, seat) => (seat === viewer ? secret : null)),
    closed: null,
  };
}

function see(_: Now, event: Event, viewer: Viewer): Event {
  if (event.type === 'teamChosen' && event.seat !== viewer) return { ...event, team: null };
  if (event.type === 'dodgesChosen' && event.seat !== viewer) return { ...event, choices: null };
  return event;
}

function outcome({ ending }: Now): Outcome<RuleId> | null {
  return ending === null
    ? null
    : {
        winners: ending.winners,
        rule: ending.rule,
        facts: { dinosaurs: ending.worth[0] ?? 0, soldiers: ending.worth[1] ?? 0 },
      };
}

/** The ruleset of Dino Soldiers for two seats; packages/dino-soldiers/RULES.md states every rule. */
export const dinoSoldiers: Ruleset<State, Intent, Event, Options, RuleId> = {
  id: 'dino-soldiers',
  version: 1,
  checkSetup,
  setup,
  seats: () => SEATS,
  awaiting,
  timers,
  intents,
  pass,
  check: (state, seat, intent) => actionFor(intent).check(state, seat, intent),
  resolve: (state, seat, intent, dice, emit) => actionFor(intent).resolve({ state, dice, emit }, seat, intent),
  evolve,
  view,
  see,
  outcome,
};
