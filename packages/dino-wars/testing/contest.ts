/** A match of the computer player against itself, drawn by a seed: any forces, table and rules, with the judge watching. */
import {
  dinoWars,
  type Event,
  type Ground,
  type Intent,
  muster,
  OPTIONAL_RULE_IDS,
  type Options,
  PLACING_KINDS,
  READY_FORCES,
  READY_GROUNDS,
  SCALE_DIVISORS,
  SCENARIO_GROUNDS,
  type Scenario,
  type Side,
  type State,
  VARIANT_IDS,
} from '@dwo/dino-wars';
import { attempt, type Dice, type Frozen, newRecording, type Recording, recordedDice, type Seat } from '@dwo/kernel';
import { Chance } from '@dwo/kernel/testing';
import { propose } from '../bot';
import { auditor, type Violation } from '../judge';
import { secretOf } from './match-secret';
import { skirmish } from './skirmish';

/** The result of a match. */
export interface BotMatch {
  readonly recording: Recording<Intent, Options>;
  readonly turns: number;
  readonly winner: Side | null;
  /** The violations of the first intent that had any; it ends the match. */
  readonly violations: readonly Violation[];
  /** Why the match was stopped before its end; null if it ended. */
  readonly stall: string | null;
}

/** No match takes more turns, and no player sends more intents for each figure in one phase. */
const MOST_TURNS = 200;
const MOST_WISHES = 14;
/** Rolls of the server in the set-up. No event reports them; their results are the places. */
const LOTS: readonly string[] = ['placement', 'order', 'pole', 'spot'];

/** Plays the match of a seed; the same seed plays the same match. */
export function botMatch(seed: number, large = 200): BotMatch {
  const options = optionsOf(new Chance(seed), large);
  const secret = secretOf(seed);
  const recording = newRecording<Intent, Options>(dinoWars, options, secret);
  const diceOf = recordedDice(recording);
  const state = dinoWars.setup(options, diceOf(0));
  const now = state as Frozen<State>;
  const judge = auditor(now);
  let violations = judge.start;
  let stall: string | null = null;
  let [phase, wishes] = ['', 0];
  const figures = options.dinosaurs.length + options.soldiers.length + options.vehicles.length;
  while (violations.length === 0 && stall === null && dinoWars.outcome(now) === null) {
    const seat = dinoWars.awaiting(now)[0] as Seat;
    const intent = wishOf(now, seat);
    const at = `${state.turn}/${state.phase}/${state.placing === null}`;
    wishes = at === phase ? wishes + 1 : 0;
    phase = at;
    if (wishes > MOST_WISHES * (figures + 4)) stall = `${at}: ${JSON.stringify(intent)}`;
    if (state.turn > MOST_TURNS) stall = at;
    const dice = told(diceOf(recording.entries.length + 1));
    const no = dinoWars.check(now, seat, intent);
    if (no !== null) {
      violations = [{ rule: 'DW-INV-36', facts: { intent: JSON.stringify(intent), by: no.rule, code: no.code } }];
      break;
    }
    const played: { events: Event[] | null } = attempt(dinoWars, state, seat, intent, dice);
    recording.entries.push({ seat, intent });
    violations = judge.played({ seat, intent, events: played.events ?? [], rolls: dice.rolls, after: now });
  }
  const winner = state.ending?.winner ?? null;
  return { recording, turns: state.turn, winner, violations, stall };
}

/** Returns the computer player's intent from its view of the state; without one, it passes. */
function wishOf(state: Frozen<State>, seat: Seat): Intent {
  const view = dinoWars.view(state, seat);
  return propose(view, seat) ?? dinoWars.pass(view, seat);
}

/** Returns dice that record their rolls. */
function told(dice: Dice): Dice & { readonly rolls: number[] } {
  const rolls: number[] = [];
  return {
    rolls,
    roll(sides, why) {
      const face = dice.roll(sides, why);
      if (!LOTS.includes(why)) rolls.push(face);
      return face;
    },
  };
}

/** Returns ready-made forces in `large` of a thousand cases, else small ones of every class. */
function optionsOf(chance: Chance, large: number): Options {
  if (!chance.inThousand(large)) return skirmish(chance);
  for (;;) {
    const options = battleOf(chance);
    if (dinoWars.checkSetup(options).length === 0) return options;
  }
}

/** Returns two ready-made forces on a ready-made table. */
function battleOf(chance: Chance): Options {
  const scenario = chance.pick<Scenario>(['battle', 'battle', 'battle', 'battle', 'battle', 'gate', 'island']);
  const { widthCi, heightCi, terrain }: Ground =
    scenario === 'battle' ? chance.pick(READY_GROUNDS) : SCENARIO_GROUNDS[scenario];
  const lengths = chance.inThousand(850) ? 1 : chance.pick(SCALE_DIVISORS);
  const some = <T>(list: readonly T[], shares: readonly number[]): T[] => {
    const share = chance.pick(shares);
    return list.filter(() => chance.inThousand(share));
  };
  const armies = READY_FORCES.filter(({ side }) => side === 'army');
  const herds = READY_FORCES.filter(({ side }) => side === 'dinosaurs');
  return muster({
    era: chance.pick(['ww2', 'modern']),
    table: { widthCi, heightCi, terrain },
    forces: [chance.pick(armies), chance.pick(herds)],
    liftCaps: true,
    scenario,
    optional: some(OPTIONAL_RULE_IDS, [0, 300, 1000]),
    variants: some(VARIANT_IDS, [0, 0, 200]),
    scale: { lengths, bases: lengths },
    placing: chance.pick(PLACING_KINDS),
  });
}
