/** Plays a scenario with its own dice through the real rules and tells what came of it. */
import {
  attempt,
  clone,
  type Frozen,
  type Outcome,
  type Ruleset,
  type Seat,
  secretFromHex,
  seededDice,
} from '@dwo/kernel';
import type { Event } from '../../rules/events';
import { figureOf } from '../../rules/figures';
import type { Intent } from '../../rules/intents';
import type { No } from '../../rules/refusal';
import type { RuleId } from '../../rules/rule-ids';
import type { Options } from '../../rules/set-up/options';
import { PHASES, type Phase, type State } from '../../rules/state';
import { DiceError, type ToldDice, toldDice } from './dice';
import { compare } from './expect';
import { ScenarioError, type ScenarioText, type StepText } from './format';
import type { Origin } from './measure';
import { inInches, type Json } from './print';
import { phaseNamed, placePoles, scenarioOptions } from './setup';
import { seatOf, whoOf, wishesOf } from './wish';

type Rules = Ruleset<State, Intent, Event, Options, RuleId>;

/** What became of one step; steps count from 1. */
export interface StepReport {
  readonly step: number;
  /** The run it belongs to, if the file has several. */
  readonly run: string | null;
  readonly seat: Seat | null;
  /** Of a vehicle that moves and turns, the turn. */
  readonly intent: Json;
  readonly refusal: Json;
  readonly events: readonly Json[];
  /** Dice the step brought and did not use. */
  readonly diceLeft: readonly number[];
}

/** Everything in inches and in the scenario's coordinates. */
export interface ScenarioReport {
  readonly events: readonly Json[];
  readonly state: Json;
  /** Each with its step, rule, code and facts. */
  readonly refusals: readonly Json[];
  readonly diceLeft: readonly number[];
  readonly outcome: Json;
  readonly steps: readonly StepReport[];
  /** Expectations of the file that were not met. */
  readonly mismatches: readonly Json[];
  /** Expectations that nobody knows how to look at, as `step: name`. */
  readonly unchecked: readonly string[];
  /** The step at which the play had to stop: missing or impossible dice. */
  readonly error: { readonly step: number; readonly roll: string; readonly message: string } | null;
}

/** What is told of all runs together. */
interface Told {
  readonly steps: StepReport[];
  readonly refusals: Json[];
  readonly mismatches: Json[];
  readonly unchecked: string[];
}

interface Table extends Told {
  readonly rules: Rules;
  state: State;
  readonly origin: Origin;
  /** Dice for steps that bring none. */
  readonly common: ToldDice;
  /** The turn and phase that the latest step named. */
  named: { turn: number; phase: Phase };
  /** The run that is being played, if the file has several. */
  readonly run: string | null;
  error: ScenarioReport['error'];
}

/** A step with the dice and expectations of the `roll` steps that belong to it. */
interface Act {
  readonly step: number;
  readonly text: StepText;
  readonly dice: (number | readonly number[])[] | null;
  readonly looks: {
    readonly step: number;
    readonly who: string | null;
    readonly expect: Readonly<Record<string, unknown>>;
  }[];
}

function acts(steps: readonly StepText[], run: string | null): readonly Act[] {
  const found: Act[] = [];
  for (const [i, text] of steps.entries()) {
    if (run !== null && (text.run ?? run) !== run) continue;
    const last = found[found.length - 1];
    const who = whoOf(text) ?? text.vehicle ?? text.weapon ?? null;
    const look = { step: i + 1, who, expect: text.expect ?? {} };
    if (text.roll !== undefined && text.intent === undefined) {
      if (!last?.dice) throw new ScenarioError(`steps[${i}].roll`, 'no step before it has dice of its own');
      last.dice.push(...(text.dice ?? []));
      last.looks.push(look);
    } else
      found.push({ step: i + 1, text, dice: text.dice || text.intent ? [...(text.dice ?? [])] : null, looks: [look] });
  }
  return found;
}

/** Lots of the set-up (spots, hidden poles, places) fall the same way every time. */
const LOTS = secretFromHex('0'.repeat(64));

/** Plays a scenario. Throws a `ScenarioError` if it makes no sense; a step that is refused or lacks dice is reported. */
export function playScenario(rules: Rules, scenario: ScenarioText): ScenarioReport {
  const { options, origin } = scenarioOptions(scenario);
  const reasons = rules.checkSetup(options);
  if (reasons.length > 0) {
    const told = reasons.map(({ rule, code, facts }) => `${rule} ${code} ${JSON.stringify(inInches(facts, origin))}`);
    throw new ScenarioError('figures', told.join('; '));
  }
  const told: Told = { steps: [], refusals: [], mismatches: [], unchecked: [] };
  const named = [...new Set(scenario.steps.flatMap(({ run }) => run ?? []))];
  let table: Table | null = null;
  const diceLeft: number[] = [];
  for (const run of named.length > 0 ? named : [null]) {
    const common = toldDice(scenario.dice ?? []);
    const state = rules.setup(options, seededDice(LOTS, 0));
    placePoles(state, scenario.figures, origin);
    table = { ...told, rules, origin, common, run, state, named: options.start, error: null };
    playRun(table, scenario);
    diceLeft.push(...common.left);
    if (table.error) break;
  }
  return tell(table as Table, diceLeft);
}

/** All steps of one run, and what the file says of its end. */
function playRun(table: Table, { steps, final }: ScenarioText): void {
  for (const act of acts(steps, table.run)) {
    playAct(table, act);
    if (table.error) return;
  }
  if (!final) return;
  const mine = Object.entries(final).filter(([key]) => table.run === null || !key.startsWith('run_'));
  const own = table.run === null ? undefined : final[`run_${table.run}`];
  const seen = { events: [], refusal: null, who: lastActor(table) };
  look(table, 'final', { ...Object.fromEntries(mine), ...(isFacts(own) ? own : {}) }, seen);
}

function isFacts(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** In a run the one who acted last stands for a figure that is not named. */
function lastActor({ steps, run }: Table): string | null {
  const intent = steps.findLast((step) => step.run === run)?.intent;
  const figure = run !== null && isFacts(intent) ? intent.figure : null;
  return typeof figure === 'string' ? figure : null;
}

function tell(table: Table, diceLeft: readonly number[]): ScenarioReport {
  const { steps, refusals, mismatches, unchecked, error, origin } = table;
  const outcome: Outcome<RuleId> | null = table.rules.outcome(table.state as Frozen<State>);
  return {
    events: steps.flatMap((step) => step.events.map((event) => ({ step: step.step, ...(event as object) }))),
    state: printed(table),
    refusals,
    diceLeft: [...steps.flatMap((step) => step.diceLeft), ...diceLeft],
    outcome: inInches(outcome, origin),
    ...{ steps, mismatches, unchecked, error },
  };
}

/** The state, and where its table lies in the scenario's coordinates. */
function printed({ state, origin }: Table): Json {
  const shown = inInches(state, origin) as { readonly table: object };
  const corner = [(0 - origin.x) / 100, (0 - origin.y) / 100];
  return { ...shown, table: { ...shown.table, origin: corner } };
}

function look(
  table: Table,
  where: number | string,
  expected: Readonly<Record<string, unknown>>,
  seen: { events: readonly Event[]; refusal: No | null; who: string | null },
): void {
  const state = table.state as Frozen<State>;
  const check = (figure: string, intent: Intent): No | null => {
    return table.rules.check(state, figureOf(state, figure)?.owner ?? 0, intent);
  };
  const { mismatches, unchecked } = compare(expected, { ...seen, state, check });
  for (const one of mismatches) table.mismatches.push({ step: where, ...one });
  for (const name of unchecked) table.unchecked.push(`${where}: ${name}`);
}

function playAct(table: Table, act: Act): void {
  const { step, text } = act;
  const path = `steps[${step - 1}]`;
  const events: Event[] = [];
  if (text.phase !== undefined || text.turn !== undefined) moveOn(table, act, path, events);
  const { origin, run } = table;
  const state = table.state as Frozen<State>;
  const dice = act.dice && act.dice.length > 0 ? toldDice(act.dice) : table.common;
  let intent: Intent | null = null;
  let refusal: No | null = null;
  let seat: Seat | null = null;
  for (const wish of wishesOf({ step: text, state, origin, path })) {
    intent = wish;
    seat = seatOf(text, state, table.rules.awaiting(state), path);
    refusal = tryIntent(table, step, seat, wish, dice, events);
    if (refusal !== null || table.error) break;
  }
  const diceLeft = dice === table.common ? [] : dice.left;
  const told = { intent: inInches(intent, origin), refusal: inInches(refusal, origin) };
  table.steps.push({ step, run, seat, ...told, events: events.map((event) => inInches(event, origin)), diceLeft });
  if (refusal) table.refusals.push({ step, ...(inInches(refusal, origin) as object) });
  if (table.error) return;
  for (const { step: where, who, expect } of act.looks) look(table, where, expect, { events, refusal, who });
}

/** Plays one intent; whatever goes wrong with its dice leaves the state as it was. */
function tryIntent(table: Table, step: number, seat: Seat, intent: Intent, dice: ToldDice, events: Event[]): No | null {
  const before = clone(table.state);
  try {
    const played = attempt(table.rules, table.state, seat, intent, dice);
    events.push(...(played.events ?? []));
    return played.refusal;
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    table.state = before;
    table.error = { step, roll: error.why, message: `step ${step}: ${error.message}` };
    return null;
  }
}

/** Lets everybody finish until the phase of the step has come, or the play can't go on by itself. */
function moveOn(table: Table, act: Act, path: string, events: Event[]): void {
  const { turn: oldTurn, phase: oldPhase } = table.named;
  const phase = act.text.phase === undefined ? oldPhase : phaseNamed(act.text.phase, `${path}.phase`);
  const next = PHASES.indexOf(phase) < PHASES.indexOf(oldPhase) ? oldTurn + 1 : oldTurn;
  const turn = act.text.turn ?? next;
  table.named = { turn, phase };
  const ahead = (): boolean =>
    table.state.placing !== null ||
    table.state.turn < turn ||
    (table.state.turn === turn && PHASES.indexOf(table.state.phase) < PHASES.indexOf(phase));
  const waits = (): boolean => table.state.reactions.length > 0 || table.state.survivors.length > 0;
  while (ahead() && table.state.ending === null && !waits() && !table.error) {
    const [seat] = table.rules.awaiting(table.state as Frozen<State>);
    if (seat === undefined || tryIntent(table, act.step, seat, { type: 'done' }, table.common, events)) break;
  }
  if (ahead()) table.mismatches.push({ step: act.step, key: 'phase', expected: phase, actual: table.state.phase });
}
