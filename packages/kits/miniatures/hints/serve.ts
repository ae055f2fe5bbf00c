/** The worker's side of hints: the first words after some seconds at most, and more exact numbers after that. */
import {
  type Advice,
  type Advised,
  advising,
  type Evaluator,
  type Frozen,
  finish,
  type Seat,
  type Tagged,
} from '@dwo/kernel';
import type { OpenBoard, Threat } from '../danger/contract';
import type { Acting, Hinted, HintQuestion } from './contract';

/** A game's part of its hints. */
export interface HintMaker<S extends object, I extends Tagged> {
  readonly evaluator: Evaluator<S, I>;
  /** The choice of a computer player where nothing is weighed, such as in a set-up. */
  fallback(view: Frozen<S>, seat: Seat): I;
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
  { view, seat }: HintQuestion<S>,
  countdown: Countdown,
): Generator<Hinted<I>, void> {
  const { evaluator, topic } = maker;
  if (maker.isPlain?.(view, seat) === true) {
    const advice = plain(maker, view, seat);
    yield { advice, risks: risksOf(maker, view, advice.intent), final: true };
    return;
  }
  const last = countdown(LAST_MS);
  const found: Advised<I> | null = finish(advising(evaluator, view, seat, { left: countdown(FIRST_MS), topic }));
  const advice = found?.advice ?? plain(maker, view, seat);
  const risks = risksOf(maker, view, advice.intent);
  yield { advice, risks, final: found === null };
  if (found !== null) yield { advice: finish(found.further(last)), risks, final: true };
}

function plain<S extends object, I extends Tagged>(maker: HintMaker<S, I>, view: Frozen<S>, seat: Seat): Advice<I> {
  const intent = maker.fallback(view, seat);
  const odds = maker.evaluator.oddsOf?.(view, seat, intent) ?? {};
  return { intent, chance: null, next: null, odds, evaluated: 0 };
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
