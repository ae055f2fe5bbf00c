/** Plays a scenario with its own dice through the real rules, and reports the results. */
import type { Frozen, Outcome } from '@dwo/kernel';
import type { RuleId } from '../../rules/rule-ids';
import type { State } from '../../rules/state';
import { acts, look, playAct, printed } from './act';
import { answerForces } from './ask';
import { begin } from './begin';
import { toldDice } from './dice';
import { compareWith } from './expect';
import { ScenarioError, type ScenarioText } from './format';
import { inInches, type Json } from './print';
import type { ScenarioReport } from './report';
import { battleOf } from './setup';
import type { Rules, Table, Told } from './table';

/** Plays a scenario. Throws a `ScenarioError` if it makes no sense. A step that is refused or lacks dice is reported. */
export function playScenario(rules: Rules, scenario: ScenarioText): ScenarioReport {
  if (scenario.figures.length === 0) return answerAll(scenario);
  const told: Told = { steps: [], refusals: [], mismatches: [], unchecked: [], answers: [] };
  const named = [...new Set(scenario.steps.flatMap(({ run }) => run ?? []))];
  let table: Table | null = null;
  let start: Json = null;
  const diceLeft: number[] = [];
  for (const run of named.length > 0 ? named : [null]) {
    const common = toldDice(scenario.dice ?? []);
    const begun = begin(rules, scenario);
    const states = scenario.states === true;
    table = {
      ...told,
      ...begun,
      rules,
      scenario,
      common,
      run,
      states,
      named: begun.options.start,
      ended: new Map(),
      error: null,
    };
    start ??= printed(table);
    playRun(table, scenario);
    diceLeft.push(...common.left);
    if (table.error) break;
  }
  const strangers = Object.keys(scenario.final ?? {}).filter((key) => isOfRun(key) && !named.includes(key.slice(4)));
  if (named.length > 0) told.unchecked.push(...strangers.map((key) => `final: ${key}`));
  return { ...tell(table as Table, diceLeft), start };
}

/** Answers a file without figures, which only asks about forces. */
function answerAll(scenario: ScenarioText): ScenarioReport {
  const battle = { ...battleOf(scenario), figures: null };
  const told: Told = { steps: [], refusals: [], mismatches: [], unchecked: [], answers: [] };
  for (const [i, text] of scenario.steps.entries()) {
    const step = i + 1;
    if (text.ask === undefined) throw new ScenarioError('figures', `are needed by steps[${i}]`);
    const answer = answerForces(battle, text, `steps[${i}]`);
    const run = text.run ?? null;
    told.steps.push({ step, run, seat: null, intent: null, refusal: null, events: [], diceLeft: [], answer });
    told.answers.push({ step, ...answer });
    const { mismatches, unchecked } = compareWith(text.expect ?? {}, (key) => answer[key]);
    told.mismatches.push(...mismatches.map((one) => ({ step, ...one })));
    told.unchecked.push(...unchecked.map((name) => `${step}: ${name}`));
  }
  told.unchecked.push(...Object.keys(scenario.final ?? {}).map((key) => `final: ${key}`));
  return { ...told, events: [], start: null, state: null, diceLeft: [], outcome: null, error: null };
}

function isOfRun(key: string): boolean {
  return key.startsWith('run_');
}

/** Plays all steps of one run, and checks the expectations at its end. */
function playRun(table: Table, { steps, final }: ScenarioText): void {
  for (const act of acts(steps, table.run)) {
    playAct(table, act);
    if (table.error) return;
  }
  if (!final) return;
  const mine = Object.entries(final).filter(([key]) => table.run === null || !isOfRun(key));
  const own = table.run === null ? undefined : final[`run_${table.run}`];
  if (own !== undefined && !isFacts(own)) {
    throw new ScenarioError(`final.run_${table.run}`, 'holds the expectations of that run, as an object');
  }
  const seen = { events: [], refusal: null, who: lastActor(table), diceLeft: table.common.left };
  look(table, 'final', { ...Object.fromEntries(mine), ...own }, seen);
}

function isFacts(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Returns the figure that acted last in a run; an end that names no figure means it. */
function lastActor({ steps, run }: Table): string | null {
  const intent = steps.findLast((step) => step.run === run)?.intent;
  const figure = run !== null && isFacts(intent) ? intent.figure : null;
  return typeof figure === 'string' ? figure : null;
}

function tell(table: Table, diceLeft: readonly number[]): Omit<ScenarioReport, 'start'> {
  const { steps, refusals, mismatches, unchecked, answers, error, origin } = table;
  const outcome: Outcome<RuleId> | null = table.rules.outcome(table.state as Frozen<State>);
  return {
    events: steps.flatMap((step) => step.events.map((event) => ({ step: step.step, ...(event as object) }))),
    state: printed(table),
    refusals,
    diceLeft: [...steps.flatMap((step) => step.diceLeft), ...diceLeft],
    outcome: inInches(outcome, origin),
    ...{ steps, answers, mismatches, unchecked, error },
  };
}
