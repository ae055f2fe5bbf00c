/**
 * A question about the rules as a file: a state, steps, dice, and the expected results. It works for every game;
 * docs/REFEREE.md describes it.
 */
import { attempt, type Dice, frozen, type Seat, type Tagged, thaw, type Viewer } from '@dwo/kernel';
import type { Game } from '../src/game';
import { compare, type Fields, type Mismatch } from './expectations';
import { factsOf, type Known, type ScenarioAnswer, setupFacts, type ToldStep } from './scenario-answer';
import { fieldAt, type Scenario, ScenarioMistake, type ScenarioStep } from './scenario-file';
import { QUESTIONS, type RefereeParts } from './scenario-questions';
import { diceOf, optionsOf, patch, refusedOptions, wholePacks } from './scenario-state';

/** The given dice ran out, or one has a face that the rolled die does not have. */
class DiceTrouble extends Error {}

/** A scenario under way. */
interface Table {
  readonly game: Game;
  readonly file: Scenario;
  readonly labels: readonly string[];
  readonly state: object;
  readonly chance: Dice;
  readonly stock: number[] | null;
  readonly parts: RefereeParts;
}

/** The result of a step. */
type Tried = Pick<ToldStep, 'intent' | 'refusal' | 'events'> & { readonly answer?: Fields };

/** Plays a scenario; throws a ScenarioMistake for values that this game does not have. */
export function playScenario(game: Game, given: Scenario, parts: RefereeParts = {}): ScenarioAnswer {
  const found: { mismatches: Mismatch[]; unchecked: string[] } = { mismatches: [], unchecked: [] };
  const options = optionsOf(game, given, diceOf(given));
  const refused = game.rules.checkSetup(options);
  if (refused.length > 0 && given.setup === undefined) throw refusedOptions(refused);
  compare(given.setup?.expect, 'setup', setupFacts(refused), {}, found);
  const nothing = { refused, start: null, steps: [], state: null, outcome: null, ...found, error: null };
  if (refused.length > 0) return nothing;
  const file = wholePacks(game, options, given);
  const chance = diceOf(file);
  const lots = [...(file.lots ?? [])];
  const state = game.rules.setup(options, {
    ...chance,
    roll: (sides, why) => (lots.length === 0 ? chance.roll(sides, why) : faceOf(lots, sides, why)),
  });
  patch(game, state, file, parts);
  const stock = file.dice === undefined ? null : [...file.dice];
  const table: Table = { game, file, labels: game.chairs(options), state, chance, stock, parts };
  const views = viewsOf(table, []);
  const start = { state: thaw(frozen(state)), ...(views === undefined ? {} : { views }) };
  const steps: ToldStep[] = [];
  const end = (error: ScenarioAnswer['error']): ScenarioAnswer => ({
    ...{
      refused,
      start,
      steps,
      state: thaw(frozen(state)),
      outcome: game.rules.outcome(frozen(state)),
      ...found,
      error,
    },
  });
  for (const [place, step] of file.steps.entries()) {
    const error = played(table, step, place, steps, found);
    if (error !== null) return end({ step: place + 1, message: `step ${place + 1}: ${error}` });
  }
  compare(file.final, 'final', factsOf(table, null), state, found);
  return end(null);
}

/** Plays a step and compares it; returns what is wrong with its dice, or null. */
function played(
  table: Table,
  step: ScenarioStep,
  place: number,
  steps: ToldStep[],
  found: { mismatches: Mismatch[]; unchecked: string[] },
): string | null {
  const { file, state, stock, chance } = table;
  const own = step.dice === undefined ? stock : [...step.dice];
  const seat = seatOf(table, step, place);
  let tried: Tried;
  try {
    tried = trying(
      table,
      step,
      place,
      seat,
      own === null ? chance : { ...chance, roll: (sides, why) => faceOf(own, sides, why) },
    );
  } catch (error) {
    if (error instanceof DiceTrouble) return error.message;
    throw error;
  }
  const views = viewsOf(table, tried.events);
  const told: ToldStep = {
    ...{ step: place + 1, seat, ...tried, diceLeft: step.dice === undefined ? [] : (own ?? []) },
    ...(file.states === true ? { state: thaw(frozen(state)) } : {}),
    ...(views === undefined ? {} : { views }),
  };
  steps.push(told);
  const viewer = step.view === undefined ? null : viewerOf(table, step.view, `steps[${place}].view`);
  const known = viewer === null ? null : knownTo(table, viewer, told.events);
  const facts = told.answer ?? factsOf(table, known === null ? told : { ...told, events: known.events });
  compare(step.expect, place + 1, facts, told.answer ?? known?.state ?? state, found);
  return null;
}

function trying(table: Table, step: ScenarioStep, place: number, seat: Seat | null, dice: Dice): Tried {
  const { game, state, labels, parts } = table;
  if (step.ask !== undefined) {
    const question = parts.questions?.[step.ask] ?? QUESTIONS[step.ask];
    const known = [...Object.keys(QUESTIONS), ...Object.keys(parts.questions ?? {})].join(', ');
    if (question === undefined) throw new ScenarioMistake(`steps[${place}].ask: ${step.ask} is none of ${known}`);
    const intent = step.intent === undefined ? null : intentOf(table, step, place, seat);
    if (intent !== null && 'refusal' in intent) throw malformed(place, intent.refusal.facts);
    const asked = { game, state: frozen(state), labels, seat, intent: intent?.intent ?? null, of: step.of ?? {} };
    return { intent: step.ask, refusal: null, events: [], answer: within(place, () => question(asked)) };
  }
  if (step.intent === undefined)
    throw new ScenarioMistake(`steps[${place}].intent: is needed, or a question in \`ask\``);
  if (step.intent === 'timeout') return timedOut(table, place, seat, dice);
  const wished = intentOf(table, step, place, seat);
  if ('refusal' in wished) {
    // A file that expects no refusal has only been mistyped.
    if (step.expect?.rejected === undefined) throw malformed(place, wished.refusal.facts);
    return { intent: step.intent, events: [], refusal: wished.refusal };
  }
  const { intent } = wished;
  if (seat === null) return { intent, events: [], refusal: { rule: null, code: 'NOT_SEATED', facts: {} } };
  const { refusal, events } = attempt(game.rules, state, seat, intent, dice);
  return { intent, refusal, events: events ?? [] };
}

/** Lets the running clock of a seat, or the only one, run out: its intents are played for all whom it limits. */
function timedOut({ game, state }: Table, place: number, seat: Seat | null, dice: Dice): Tried {
  const running = game.rules.timers(frozen(state)).filter((timer) => timer.running && timer.seats.length > 0);
  const timer = running.find(({ seats }) => seat === null || seats.includes(seat));
  if (timer === undefined) throw new ScenarioMistake(`steps[${place}].intent: no clock is running for it`);
  const events: Tagged[] = [];
  const intents: Tagged[] = [];
  for (const each of timer.seats) {
    if (!game.rules.awaiting(frozen(state)).includes(each)) continue;
    const intent = game.rules.pass(frozen(state), each, timer.id);
    const tried = attempt(game.rules, state, each, intent, dice);
    if (tried.refusal !== null) throw new Error(`What the clock ${timer.id} plays is refused: ${tried.refusal.rule}`);
    intents.push(intent);
    events.push(...tried.events);
  }
  return { intent: { timeout: timer.id, intents }, refusal: null, events };
}

/** A die of the file; throws if none is left, or it can't show this face. */
function faceOf(left: number[], sides: number, why: string): number {
  const face = left.shift();
  if (face === undefined) throw new DiceTrouble(`no die is left for ${why} (d${sides})`);
  if (face > sides) throw new DiceTrouble(`a d${sides} for ${why} can't show ${face}`);
  return face;
}

/** The seat of a step; null for a spectator. */
function seatOf(table: Table, { seat, ask, intent }: ScenarioStep, place: number): Seat | null {
  const field = `steps[${place}].seat`;
  if (seat !== undefined) {
    const viewer = viewerOf(table, seat, field);
    return viewer === 'spectator' ? null : viewer;
  }
  const awaited = table.game.rules.awaiting(frozen(table.state));
  const [only] = awaited;
  if (awaited.length === 1 && only !== undefined) return only;
  if (ask !== undefined || intent === 'timeout') return null;
  throw new ScenarioMistake(`${field}: ${awaited.length} seats could be meant`);
}

function viewerOf({ labels }: Table, named: string | number, field: string): Viewer {
  if (named === 'spectator') return named;
  if (typeof named === 'number') {
    if (named < labels.length) return named;
    throw new ScenarioMistake(`${field}: there are ${labels.length} seats, from 0`);
  }
  const at = labels.indexOf(named);
  if (at >= 0) return at;
  throw new ScenarioMistake(`${field}: ${JSON.stringify(named)} is none of ${labels.join(', ')}`);
}

function intentOf(
  { game, state }: Table,
  { intent }: ScenarioStep,
  place: number,
  seat: Seat | null,
):
  | { readonly intent: Tagged }
  | { readonly refusal: { readonly rule: null; readonly code: string; readonly facts: Fields } } {
  if (intent === 'pass') {
    if (seat === null) throw new ScenarioMistake(`steps[${place}].seat: no clock plays for spectators`);
    return { intent: game.rules.pass(frozen(state), seat) };
  }
  const { data, error } = game.intent.safeParse(intent);
  if (error === undefined) return { intent: data };
  const fields = Object.fromEntries(error.issues.map(({ path, message }) => [fieldAt(path) || 'intent', message]));
  return { refusal: { rule: null, code: 'BAD_MESSAGE', facts: fields } };
}

function malformed(place: number, facts: Fields): ScenarioMistake {
  const lines = Object.entries(facts).map(
    ([field, why]) => `steps[${place}].intent${field === 'intent' ? '' : `.${field}`}: ${why}`,
  );
  return new ScenarioMistake(lines.join('\n'));
}

/** Adds the step to the mistakes of a question. */
function within<T>(place: number, ask: () => T): T {
  try {
    return ask();
  } catch (error) {
    if (error instanceof ScenarioMistake) throw new ScenarioMistake(`steps[${place}].${error.message}`);
    throw error;
  }
}

function knownTo({ game, state }: Table, viewer: Viewer, events: readonly Tagged[]): Known {
  const now = frozen(state);
  return {
    state: thaw(game.rules.view(now, viewer)),
    events: events.flatMap((event) => game.rules.see(now, event, viewer) ?? []),
  };
}

/** The knowledge of the viewers in `views` of the file; undefined without them. */
function viewsOf(table: Table, events: readonly Tagged[]): Readonly<Record<string, Known>> | undefined {
  const { views } = table.file;
  if (views === undefined) return undefined;
  const known = views.map((named, at) => [named, knownTo(table, viewerOf(table, named, `views[${at}]`), events)]);
  return Object.fromEntries(known);
}
