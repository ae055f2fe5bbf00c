/** A whole random match with the judge watching. */
import {
  attempt,
  canonicalJson,
  type Dice,
  type Facts,
  type Frozen,
  newRecording,
  type Recording,
  recordedDice,
  type Seat,
} from '@dwo/kernel';
import { Chance } from '@dwo/kernel/testing';
import { type Auditor, auditor, type Violation } from '../judge';
import type { Event } from '../rules/events';
import type { Intent } from '../rules/intents';
import type { Options } from '../rules/set-up/options';
import type { State } from '../rules/state';
import { secretOf } from './match-secret';
import { type DinoWars, late, randomIntent, type Temper } from './random-play';
import { leaks, overheard } from './secrecy';
import { type Sort, skirmish } from './skirmish';
import { wildIntent } from './wild';

/** The result of a match. */
export interface PlayedMatch {
  readonly recording: Recording<Intent, Options>;
  /** The state at the end. */
  readonly state: State;
  /** The violations of the first intent that had any; it ends the match. */
  readonly violations: readonly Violation[];
}

/** More intents than any match of so few figures needs. */
const MOST_INTENTS = 20_000;

/** Rolls of the server in the set-up. No event reports them; their results are the places. */
const LOTS: readonly string[] = ['placement', 'order', 'pole', 'spot'];

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

interface Table {
  readonly rules: DinoWars;
  readonly state: State;
  readonly recording: Recording<Intent, Options>;
  readonly dice: (step: number) => Dice;
  readonly played: { readonly seat: Seat; readonly intent: Intent }[];
  readonly judge: Auditor;
  readonly chance: Chance;
  /** From this intent on everybody plays `shy`. */
  readonly peace: number;
  /** The seat whose player leaves, and the intent at which they do; a seat of -1 means nobody. */
  readonly gone: { readonly seat: Seat; readonly from: number };
}

/** Plays the match of a seed; the same seed plays the same match. */
export function playMatch(rules: DinoWars, seed: number, sort: Sort = 'any'): PlayedMatch {
  const chance = new Chance(seed);
  const options = skirmish(chance, sort);
  const secret = secretOf(seed);
  const recording = newRecording<Intent, Options>(rules, options, secret);
  const dice = recordedDice(recording);
  const [no] = rules.checkSetup(options);
  if (no) throw new Error(`Seed ${seed}: ${no.rule} ${no.code} ${JSON.stringify(no.facts)}`);
  const state = rules.setup(options, dice(0));
  const judge = auditor(state as Frozen<State>);
  const peace = chance.inThousand(20) ? chance.below(60) : MOST_INTENTS;
  const leaves = chance.inThousand(20) ? chance.below(state.players.length) : -1;
  const gone = { seat: leaves, from: leaves < 0 ? MOST_INTENTS : chance.below(60) };
  const table: Table = { rules, state, recording, dice, played: [], judge, chance, peace, gone };
  let violations: readonly Violation[] = judge.start;
  while (violations.length === 0 && rules.outcome(state as Frozen<State>) === null) {
    violations = playOne(table);
    if (table.played.length > MOST_INTENTS) violations = [{ rule: 'DW-WIN-1', facts: { intents: MOST_INTENTS } }];
  }
  return { recording, state, violations: violations.length > 0 ? violations : afterwards(table) };
}

/** Plays an intent of an awaited seat, and sometimes sends a wild one that is usually refused. */
function playOne(table: Table): readonly Violation[] {
  const { rules, state, chance } = table;
  const now = state as Frozen<State>;
  const awaited = rules.awaiting(now);
  if (awaited.length === 0) return [{ rule: 'DW-INV-34', facts: { awaited: 0 } }];
  if (chance.inThousand(100)) {
    const wild = wildWish(table);
    if (rules.check(now, wild.seat, wild.intent) === null) return enact(table, wild.seat, wild.intent);
    const found = unchanged(table, wild.seat, wild.intent);
    if (found.length > 0) return found;
  }
  if (chance.inThousand(50)) {
    const lies = falseRefusals(table);
    if (lies.length > 0) return lies;
  }
  if (chance.inThousand(60)) {
    const told = leaks(rules, now, chance);
    if (told.length > 0) return told;
  }
  const seat = chance.pick(awaited);
  if (chance.inThousand(20)) {
    const listed = rules.intents(now, seat).filter((intent) => rules.check(now, seat, intent) !== null);
    if (listed[0]) return [{ rule: 'DW-INV-36', facts: { intent: JSON.stringify(listed[0]) } }];
  }
  const { gone } = table;
  if (seat === gone.seat && table.played.length >= gone.from) return enact(table, seat, late(rules, now, seat));
  const temper: Temper = table.played.length < table.peace ? 'fierce' : 'shy';
  return enact(table, seat, randomIntent(rules, now, seat, { chance, temper }));
}

/** Returns an unlikely intent: a wild one, or one that was played before. */
function wildWish({ state, played, chance }: Table): { readonly seat: Seat; readonly intent: Intent } {
  const latest = played.slice(-8);
  if (latest.length > 0 && chance.inThousand(400)) return chance.pick(latest);
  return { seat: chance.below(state.players.length), intent: wildIntent(state as Frozen<State>, chance) };
}

/** Returns violations if shots are refused for range or sight that the judge measures as legal. */
function falseRefusals({ rules, state, judge }: Table): readonly Violation[] {
  const now = state as Frozen<State>;
  const targets = Object.keys(state.dinosaurs);
  return Object.entries(state.soldiers).flatMap(([figure, soldier]) =>
    targets.flatMap((target) => {
      const fire: Intent = { type: 'fire', figure, target, weapon: soldier.weapons[0] ?? 'grenade', spotter: null };
      return judge.refused(fire, rules.check(now, soldier.owner, fire)?.code ?? '');
    }),
  );
}

/** A refused intent changes nothing (DW-INV-31). It is checked only sometimes, because it takes long. */
function unchanged({ rules, state, chance }: Table, seat: Seat, wild: Intent): Violation[] {
  if (!chance.inThousand(200)) return [];
  const before = canonicalJson(state);
  const tried = attempt(rules, state, seat, wild, { roll: () => Number.NaN });
  if (tried.refusal !== null && canonicalJson(state) === before) return [];
  return [{ rule: 'DW-INV-31', facts: { intent: JSON.stringify(wild) } }];
}

function enact(table: Table, seat: Seat, intent: Intent): readonly Violation[] {
  const { rules, state, judge } = table;
  const dice = told(table.dice(table.played.length + 1));
  const played: { refusal: { rule: string; facts: Facts } | null; events: Event[] | null } = attempt(
    rules,
    state,
    seat,
    intent,
    dice,
  );
  if (played.refusal)
    return [{ rule: 'DW-INV-36', facts: { intent: JSON.stringify(intent), by: played.refusal.rule } }];
  table.played.push({ seat, intent });
  table.recording.entries.push({ seat, intent });
  const events = played.events ?? [];
  const heard = events.flatMap((event) => overheard(rules, state as Frozen<State>, event));
  if (heard.length > 0) return heard;
  return judge.played({ seat, intent, events, rolls: dice.rolls, after: state as Frozen<State> });
}

/** After the end no seat is awaited and every intent is refused (DW-INV-34). */
function afterwards({ rules, state, chance }: Table): readonly Violation[] {
  const now = state as Frozen<State>;
  const heard = state.players.flatMap((_, seat) => {
    const wishes: Intent[] = [{ type: 'done' }, { type: 'resign', agreed: true }, wildIntent(now, chance)];
    return wishes.filter((wish) => rules.check(now, seat, wish) === null);
  });
  const awaited = rules.awaiting(now).length;
  if (heard.length === 0 && awaited === 0) return [];
  return [{ rule: 'DW-INV-34', facts: { awaited, heard: heard.map((wish) => wish.type) } }];
}
