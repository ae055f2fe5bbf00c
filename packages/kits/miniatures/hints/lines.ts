/** A hint in words: at most three lines, with exact odds, an estimate that is marked as one, and the next best. */
import type { Tagged } from '@dwo/kernel';
import type { Harm } from '../danger/contract';
import { harmOf, listOf, type StrikeVerb } from '../danger/listing';
import { percent } from '../percent';
import type { Hinted, HintWords } from './contract';
import { say } from './words';

/** A game's words for its hints. */
export interface HintTeller<I> {
  /** An intent as a sentence, with its exact odds. */
  told(intent: I): string;
  topic(intent: I): string;
  /** The short name of a figure. */
  name(figure: string): string;
  readonly verb: StrikeVerb;
  /** How the enemies harm first, for the sentence that nobody does. */
  readonly harm: Harm;
}

/** A chance whose interval is as wide as this, or wider, says nothing and is not told. */
const VAGUE = 0.15;
const NO_BREAK = '\u00a0';

const percentOf = (share: number) => percent(share).replace(' ', NO_BREAK);

/** The words of a hint. */
export function hintWords<I extends Tagged>(hinted: Hinted<I>, teller: HintTeller<I>): HintWords {
  const worth = [chanceWords(hinted), riskWords(hinted, teller)].filter((each) => each !== '').join(' ');
  const told = teller.told(hinted.advice.intent);
  const { stays } = hinted;
  const does = stays === undefined ? told : say('stays', { name: teller.name(stays), sentence: told });
  return { does, worth, next: nextWords(hinted, teller) };
}

function chanceWords<I>({ advice: { chance } }: Hinted<I>): string {
  if (chance === null) return '';
  const { share, error } = chance;
  const [least, most] = [Math.max(0, share - error), Math.min(1, share + error)];
  // An interval that runs off the scale is told by the end that is on it, in whole percent: "over 99%", and not "over >99%".
  const whole = (end: number) => percentOf(Math.min(99, Math.max(1, Math.round(100 * end))) / 100);
  if (most - least >= VAGUE) return '';
  if (error > 0 && share + error >= 1) return say('chance.over', { share: whole(share - error) });
  if (error > 0 && share - error <= 0) return say('chance.under', { share: whole(share + error) });
  return say('chance', { share: percentOf(share), error: Math.round(100 * error) });
}

function riskWords<I>({ risks }: Hinted<I>, { name, verb, harm }: HintTeller<I>): string {
  if (risks === null) return '';
  if (risks.length === 0) return say(`safe.${harm}`, { verb });
  return say(`risk.${harmOf(risks)}`, { verb, list: listOf(risks, name) });
}

function nextWords<I>({ advice: { intent, next, better } }: Hinted<I>, { told, topic }: HintTeller<I>): string {
  if (better !== undefined) return say('better', { sentence: told(better) });
  if (next === null) return '';
  const { loss, error } = next;
  const isSame = topic(next.intent) === topic(intent);
  const points = loss === null || loss < error ? 0 : Math.round(100 * loss);
  if (isSame) return loss === null ? '' : say(points > 0 ? 'next.way.worse' : 'next.way.even', { points });
  const sentence = told(next.intent);
  if (loss === null) return say('next.open', { sentence });
  return say(points > 0 ? 'next.worse' : 'next.even', { points, sentence });
}
