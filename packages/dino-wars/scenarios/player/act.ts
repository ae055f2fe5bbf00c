/** One step of a scenario: its phase, its intent, its dice and its expectations. */
import { attempt, clone, type Dice, type Frozen, type Seat } from '@dwo/kernel';
import { DINOSAURS } from '../../rules/data/dinosaurs';
import type { Event } from '../../rules/events';
import { dinosaurOf, figureOf } from '../../rules/figures';
import type { Intent } from '../../rules/intents';
import { actingSide } from '../../rules/phases';
import type { No } from '../../rules/refusal';
import { PHASES, type Phase, type State } from '../../rules/state';
import { answerTo } from './ask';
import { setUpDice } from './begin';
import { DiceError, type ToldDice, toldDice } from './dice';
import { compare } from './expect';
import { ScenarioError, type StepText } from './format';
import { inInches, type Json } from './print';
import type { Seen } from './readings';
import { phaseNamed } from './setup';
import { refuseStrangers } from './strangers';
import type { Rules, Table } from './table';
import { seatOf, whoOf, wishesOf } from './wish';

/** A step, with the dice and expectations of the `roll` steps that follow it. */
export interface Act {
  /** The number of the step, from 1. */
  readonly step: number;
  readonly text: StepText;
  /** The step's dice; null if it takes those of the file. */
  readonly dice: (number | readonly number[])[] | null;
  readonly looks: {
    readonly step: number;
    readonly who: string | null;
    readonly expect: Readonly<Record<string, unknown>>;
  }[];
}

/** Lists the steps of a run, each with its `roll` steps. */
export function acts(steps: readonly StepText[], run: string | null): readonly Act[] {
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

/** Returns the state in the scenario's inches, with the origin of its coordinates. */
export function printed({ state, origin }: Table): Json {
  const shown = inInches(state, origin) as { readonly table: object };
  const corner = [(0 - origin.x) / 100, (0 - origin.y) / 100];
  return { ...shown, table: { ...shown.table, origin: corner } };
}

/** Checks expectations. */
export function look(
  table: Table,
  where: number | string,
  expected: Readonly<Record<string, unknown>>,
  seen: Omit<Seen, 'state' | 'origin' | 'check'>,
): void {
  const state = table.state as Frozen<State>;
  const check = (figure: string, intent: Intent): No | null => {
    return table.rules.check(state, figureOf(state, figure)?.owner ?? 0, intent);
  };
  const { mismatches, unchecked } = compare(expected, { ...seen, state, origin: table.origin, check });
  for (const one of mismatches) table.mismatches.push({ step: where, ...one });
  for (const name of unchecked) table.unchecked.push(`${where}: ${name}`);
}

/** Plays a step, or answers it, and checks its expectations. */
export function playAct(table: Table, act: Act): void {
  const { step, text } = act;
  const path = `steps[${step - 1}]`;
  const events: Event[] = [];
  refuseStrangers(text, table.state as Frozen<State>, path);
  if (text.phase !== undefined || text.turn !== undefined) moveOn(table, act, path, events);
  const { origin, run } = table;
  const dice = act.dice && act.dice.length > 0 ? toldDice(act.dice) : table.common;
  const answer = text.ask === undefined ? undefined : answerTo(table, text, path);
  const { intent, seat, refusal, before } = answer === undefined ? playWishes(table, act, dice, events) : NOTHING;
  const diceLeft = dice === table.common ? [] : dice.left;
  const told = { intent: inInches(intent, origin), refusal: toldRefusal(table, intent, refusal) };
  table.steps.push({
    ...{ step, run, seat, ...told, events: events.map((event) => inInches(event, origin)), diceLeft },
    ...(answer === undefined ? {} : { answer }),
    ...(table.states ? { state: printed(table) } : {}),
  });
  if (answer !== undefined) table.answers.push({ step, ...answer });
  if (refusal) table.refusals.push({ step, ...(told.refusal as object) });
  if (table.error) return;
  for (const { step: where, who, expect } of act.looks) {
    look(table, where, expect, { events, refusal, who, answer, diceLeft, before });
  }
}

/** The parts of a step's result that the report may need. */
interface Played {
  readonly intent: Intent | null;
  readonly seat: Seat | null;
  readonly refusal: No | null;
  /** The state before the step's phase ended by itself, if it did. */
  readonly before?: Frozen<State> | undefined;
}

const NOTHING: Played = { intent: null, seat: null, refusal: null };

/** Plays the intents of a step until one is refused. The turn after a move is left out if the figure has gone. */
function playWishes(table: Table, { step, text }: Act, dice: ToldDice, events: Event[]): Played {
  const { origin } = table;
  const state = table.state as Frozen<State>;
  const path = `steps[${step - 1}]`;
  let played = NOTHING;
  for (const wish of wishesOf({ step: text, state, origin, path })) {
    if (played.intent !== null && hasLeft(state, wish)) break;
    const seat = played.seat ?? seatOf(text, state, table.rules.awaiting(state), path);
    const { turn, phase } = state;
    const no = tryIntent(table, { step, dice, events }, seat, wish);
    const refusal = no === null || text.phase === undefined ? no : (refusedThen(table, seat, wish) ?? no);
    const isOver = wish.type !== 'done' && no === null && state.phase !== phase;
    played = { intent: wish, seat, refusal, before: isOver ? table.ended.get(keyOf({ turn, phase })) : undefined };
    if (played.refusal !== null || table.error) break;
  }
  return played;
}

/** Returns why an intent for a phase that ended by itself would have been refused in that phase, or null if it would not. */
function refusedThen({ rules, ended, named }: Table, seat: Seat, wish: Intent): No | null {
  const then = ended.get(keyOf(named));
  return then === undefined ? null : rules.check(then, seat, wish);
}

function keyOf({ turn, phase }: { readonly turn: number; readonly phase: Phase }): string {
  return `${turn}/${phase}`;
}

/** Whether the figure of an intent has left the table, or the game has ended (DW-R-93). */
function hasLeft(state: Frozen<State>, wish: Intent): boolean {
  const figure = 'figure' in wish && wish.figure !== null ? figureOf(state, wish.figure) : null;
  return state.ending !== null || (figure !== null && (!figure.alive || figure.absence !== null));
}

/** Returns a refusal in inches. A flyer's refusal says if it stands on the ground (DW-R-11). */
function toldRefusal({ state, origin }: Table, intent: Intent | null, refusal: No | null): Json {
  if (refusal === null) return null;
  const id = intent !== null && 'figure' in intent ? intent.figure : null;
  const flyer = id === null ? null : dinosaurOf(state as Frozen<State>, id);
  const grounded = flyer !== null && DINOSAURS[flyer.kind].flyer ? { grounded: flyer.z === 0 } : {};
  return inInches({ ...refusal, facts: { ...refusal.facts, ...grounded } }, origin);
}

/** Returns rules that record the state before each phase that ends by itself. */
function watched({ rules, ended }: Table): Rules {
  const evolve: Rules['evolve'] = (state, event) => {
    if (event.type === 'phaseBegan' && event.byItself) ended.set(keyOf(state), clone(state) as Frozen<State>);
    rules.evolve(state, event);
  };
  return { ...rules, evolve };
}

/** Plays one intent. If its dice are wrong, the state stays as it was. */
function tryIntent(
  table: Table,
  { step, dice, events }: { readonly step: number; readonly dice: Dice; readonly events: Event[] },
  seat: Seat,
  intent: Intent,
): No | null {
  const before = clone(table.state);
  try {
    const played = attempt(watched(table), table.state, seat, intent, dice);
    events.push(...(played.events ?? []));
    return played.refusal;
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    table.state = before;
    table.error = { step, roll: error.why, message: `step ${step}: ${error.message}` };
    return null;
  }
}

/**
 * Returns the seat that finishes next: an awaited one, else one of the acting side whose figures can't act; -1 if there is
 * none.
 */
function nextDone({ rules, state }: Table): Seat {
  const [awaited] = rules.awaiting(state as Frozen<State>);
  if (awaited !== undefined) return awaited;
  const side = actingSide(state as Frozen<State>);
  return state.players.findIndex((player) => player.side === side && !player.done);
}

/** Lets all seats finish until the step's phase has come, or until the play can't continue by itself. */
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
    const seat = nextDone(table);
    // Random choices of the set-up use none of the file's dice.
    const dice = table.state.placing === null ? table.common : setUpDice();
    if (seat < 0 || tryIntent(table, { step: act.step, dice, events }, seat, { type: 'done' })) break;
  }
  if (ahead() && !table.error)
    table.mismatches.push({ step: act.step, key: 'phase', expected: phase, actual: table.state.phase });
}
