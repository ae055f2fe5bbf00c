/** A judged decision in a sentence, from the words of its game. */
import type { Carried, Judgement } from '@dwo/kernel';

/** Odds of a choice by name, from 0 to 1. */
export type Odds = Readonly<Record<string, number>>;

/** How a game words the parts of a judgement. */
export interface ReviewWords<I> {
  /** A cause, from its facts. */
  cause(cause: Carried<I>): string;
  /** A choice with its exact odds; null for the better one if none is clearly better. */
  choice(of: 'chose' | 'better', intent: I | null, odds: Odds): string;
}

/** A decision in a sentence: its heaviest cause, or both choices with their odds if no single cause carries the loss. */
export function reviewSentence<I>({ causes, chosen, better, odds }: Judgement<I>, words: ReviewWords<I>): string {
  const [cause] = causes;
  if (cause !== undefined) return words.cause(cause);
  return `${words.choice('chose', chosen, odds.chosen)} ${words.choice('better', better, odds.better)}`;
}

/** A fact that is a number; 0 if it is none. */
export function numberIn(facts: Carried<never>['facts'], key: string): number {
  return typeof facts[key] === 'number' ? facts[key] : 0;
}
