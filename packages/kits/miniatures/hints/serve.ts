/** The worker's side of hints: the first words after some seconds at most, and more exact numbers after that. */
import {
  type Advice,
  type Advised,
  advising,
  type Evaluator,
  type Frozen,
  finish,
  type Seat,
  samePlain,
  type Tagged,
} from '@dwo/kernel';
import type { OpenBoard, Threat } from '../danger/contract';
import type { Acting, Hinted, HintQuestion } from './contract';

/** A game's part of its hints. */
export interface HintMaker<S extends object, I extends Tagged> {
  readonly evaluator: Evaluator<S, I>;
  /** The choice of a computer player where nothing is weighed, such as in a set-up. */
  fallback(view: Frozen<S>, seat: Seat, notes: readonly string[]): I;
  /** The choices of one figure, the usual one first; empty for none. Left out: those among the evaluator's candidates. */
  choicesOf?(view: Frozen<S>, seat: Seat, figure: string, notes: readonly string[]): readonly I[];
  /** Whether the fallback is the advice here, because playouts do not weigh what matters; left out for never. */
  isPlain?(view: Frozen<S>, seat: Seat): boolean;
  /** The same text for intents that do the same. */
  topic(intent: I): string;
  /** The figure that acts and its place afterwards; null for an act of no figure on the table. */
  acting(view: Frozen<S>, intent: I): Acting | null;
  readonly board: OpenBoard<S>;
}

/** The times until the first answer and until the last one. */
const FIRST_MS = 2_000;
const LAST_MS = 6_000;

/** The share of a time that is left, on a clock in ms. */
export type Countdown = (ms: number) => () => number;

/** All answers to one question, the last of them final. */
export function* answersTo<S extends object, I extends Tagged>(
  maker: HintMaker<S, I>,
  question: HintQuestion<S>,
  countdown: Countdown,
): Generator<Hinted<I>, void> {
  const { view, seat, figure = null } = question;
  const own = figure === null ? [] : ownChoices(maker, question, figure);
  const stays = figure !== null && own.length === 0 ? { stays: figure } : {};
  if (maker.isPlain?.(view, seat) === true) {
    const advice = apart(maker, view, plain(maker, question, own));
    yield { advice, risks: risksOf(maker, view, advice.intent), final: true, ...stays };
    return;
  }
  const last = countdown(LAST_MS);
  const found: Advised<I> | null = finish(thought(maker, question, own, countdown(FIRST_MS)));
  const advice = apart(maker, view, found?.advice ?? plain(maker, question, own));
  const risks = risksOf(maker, view, advice.intent);
  yield { advice, risks, final: found === null, ...stays };
  if (found !== null) yield { advice: apart(maker, view, finish(found.further(last))), risks, final: true, ...stays };
}

/** The advice without a next best that merely ends the step and is about as good: it tells nothing about the act beside it. */
function apart<S extends object, I extends Tagged>(
  { evaluator, acting }: HintMaker<S, I>,
  view: Frozen<S>,
  advice: Advice<I>,
): Advice<I> {
  const { intent, next } = advice;
  const isAct = (each: I) => (evaluator.actor?.(each) ?? acting(view, each)) !== null;
  // An order that names nobody and nothing ends the step.
  if (next === null || Object.keys(next.intent).length > 1 || isAct(next.intent) || !isAct(intent)) return advice;
  return next.loss !== null && next.loss > Math.max(0, next.error) ? advice : { ...advice, next: null };
}

/** Whether an intent is an act of this figure. */
function isOf<S extends object, I extends Tagged>(
  { evaluator, acting }: HintMaker<S, I>,
  view: Frozen<S>,
  figure: string,
): (intent: I) => boolean {
  return (intent) => evaluator.actor?.(intent) === figure || acting(view, intent)?.figure === figure;
}

/** The choices of the chosen figure. The evaluator knows more orders for the figure of an order. */
function ownChoices<S extends object, I extends Tagged>(
  maker: HintMaker<S, I>,
  { view, seat, notes = [] }: HintQuestion<S>,
  figure: string,
): readonly I[] {
  if (maker.choicesOf !== undefined) return maker.choicesOf(view, seat, figure, notes);
  const mine = isOf(maker, view, figure);
  const { evaluator } = maker;
  const [usual, ...others] = evaluator.candidates(view, seat);
  if (usual === undefined) return [];
  const first = [usual, ...others].find(mine);
  if (first === undefined) return [];
  const more = evaluator.candidates(view, seat, first).filter(mine);
  return mine(usual) ? [usual, ...more.filter((each) => each !== usual)] : more;
}

/** Thinks about all choices, or about those of the chosen figure, of which the usual one of all others is only a measure. */
function thought<S extends object, I extends Tagged>(
  maker: HintMaker<S, I>,
  { view, seat, figure = null }: HintQuestion<S>,
  own: readonly I[],
  left: () => number,
): Generator<void, Advised<I> | null> {
  const { evaluator, topic } = maker;
  if (figure === null || own.length === 0) return advising(evaluator, view, seat, { left, topic });
  const who = (intent: I) => evaluator.actor?.(intent) ?? maker.acting(view, intent)?.figure ?? null;
  const mine = isOf(maker, view, figure);
  // The end of the step is nothing that comes first.
  const [usual] = evaluator.candidates(view, seat);
  const rival = usual === undefined || who(usual) === null || mine(usual) ? [] : [usual];
  const candidates = () => [...own, ...rival];
  const mayAdvise = (intent: I) => !rival.includes(intent);
  return advising({ ...evaluator, candidates }, view, seat, { left, topic, mayAdvise });
}

/** The choice of a computer player; for a chosen figure its own, with that of another figure beside it. */
function plain<S extends object, I extends Tagged>(
  maker: HintMaker<S, I>,
  { view, seat, figure = null, notes = [] }: HintQuestion<S>,
  [own]: readonly I[],
): Advice<I> {
  const usual = maker.fallback(view, seat, notes);
  const intent = own ?? usual;
  const odds = maker.evaluator.oddsOf?.(view, seat, intent) ?? {};
  const isOther = own !== undefined && figure !== null && !samePlain(own, usual);
  const next = isOther ? { intent: usual, loss: null, error: 0 } : null;
  return { intent, chance: null, next, odds, evaluated: 0 };
}

function risksOf<S extends object, I extends Tagged>(
  { acting, board }: HintMaker<S, I>,
  view: Frozen<S>,
  intent: I,
): readonly Threat[] | null {
  const who = acting(view, intent);
  return who === null ? null : finish(board(view).threats(who.figure, who.at));
}

/** Answers the question that comes to this worker; a game's worker calls it once. */
export function serveHint<S extends object, I extends Tagged>(maker: HintMaker<S, I>): void {
  self.onmessage = ({ data }: MessageEvent<HintQuestion<S>>) => {
    const began = performance.now();
    const countdown: Countdown = (ms) => () => 1 - (performance.now() - began) / ms;
    for (const answer of answersTo(maker, data, countdown)) self.postMessage(answer);
  };
}
