/** A judged decision in a sentence, from the words of its game. */
import type { Carried, Fate, Judgement } from '@dwo/kernel';
import { say } from './words';

/** Odds of a choice by name, from 0 to 1. */
export type Odds = Readonly<Record<string, number>>;

/** How a game words the parts of a judgement. */
export interface ReviewWords<I> {
  /** A cause, from its facts. */
  cause(cause: Carried<I>): string;
  /** A choice with its exact odds; null for the better one if none is clearly better. */
  choice(of: 'chose' | 'better', intent: I | null, odds: Odds): string;
  /** The name of a figure; left out by games whose playouts tell nothing about figures. */
  name?(figure: string): string;
  /** The causes that say little by themselves, so that the fate of any figure is told with them. Default: none. */
  readonly vague?: readonly string[];
}

/**
 * A decision in sentences: its heaviest cause, or both choices with their odds if no single cause carries the loss; then the fate of a
 * figure that shows the loss. Where the cause is clear, that of others than the actor would only distract.
 */
export function reviewSentence<I>({ causes, chosen, better, odds, fate }: Judgement<I>, words: ReviewWords<I>): string {
  const [cause] = causes;
  const why =
    cause === undefined
      ? `${words.choice('chose', chosen, odds.chosen)} ${words.choice('better', better, odds.better)}`
      : words.cause(cause);
  const isVague = cause === undefined || words.vague?.includes(cause.id) === true;
  if (fate === null || words.name === undefined || !(fate.acts || isVague)) return why;
  return `${why} ${fateSentence(fate, words.name(fate.figure))}`;
}

function fateSentence({ isWhole, chosen, better }: Fate, figure: string): string {
  return say('fate', { figure, whole: isWhole, chosen, better });
}

/** A fact that is a number; 0 if it is none. */
export function numberIn(facts: Carried<never>['facts'], key: string): number {
  return typeof facts[key] === 'number' ? facts[key] : 0;
}
