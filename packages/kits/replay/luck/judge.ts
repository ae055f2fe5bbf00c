/** The luck of a match in plain words, with honest margins. */
import type { RichParts, Tags } from '@dwo/shared';
import type { VNode } from 'preact';
import type { Luck } from '../contract';
import { rich, say } from '../words';
import { type Spread, spreadOf, tails } from './poisson-binomial';

/** The words of a game for its rolls and sides. */
export interface LuckWords {
  /** "Shots that hit". */
  kind(kind: string): string;
  /** The side at the head of a sentence: "The army". */
  side(side: string): string;
  /** The kinds of rolls that decide whether an attack hits. */
  readonly attacks: readonly string[];
}

/** The verdict on one kind of roll of one side. */
export interface Judged {
  readonly kind: string;
  readonly name: string;
  readonly had: number;
  readonly spread: Spread;
  readonly verdict: 'more' | 'ordinary' | 'less';
  /** For example "As ordinary as can be", or "Fewer than usual: so few or fewer once in 45 such matches". */
  readonly words: string;
}

/** The row of all attacks together. */
const ALL_HITS = 'all-hits';

/** All rows of a side; all its hits together are first. */
export function judge(words: LuckWords, luck: readonly Luck[], side: string): readonly Judged[] {
  const own = luck.filter((each) => each.side === side);
  const attacks = own.filter(({ kind }) => words.attacks.includes(kind));
  const rows = own.map((each) => row(each, words.kind(each.kind)));
  if (attacks.length < 2) return rows;
  const all = {
    kind: ALL_HITS,
    chances: attacks.flatMap(({ chances }) => chances),
    had: attacks.reduce((sum, { had }) => sum + had, 0),
  };
  return [row(all, say('luck.all-hits')), ...rows];
}

function row({ kind, chances, had }: Pick<Luck, 'kind' | 'chances' | 'had'>, name: string): Judged {
  const spread = spreadOf(chances);
  const verdict = had > spread.high ? 'more' : had < spread.low ? 'less' : 'ordinary';
  return {
    kind,
    name,
    had,
    spread,
    verdict,
    words: wordsFor(chances, had, spread),
  };
}

function wordsFor(shares: readonly number[], had: number, { low, high, expected }: Spread): string {
  const { atMost, atLeast } = tails(shares, had);
  if (had > high) return say('luck.more', { often: often(atLeast) });
  if (had < low) return say('luck.less', { often: often(atMost) });
  if (low === 0 && high === shares.length) return say('luck.few');
  if (Math.abs(had - expected) <= 0.5) return say('luck.expected', { low, high });
  return say('luck.ordinary', { low, high });
}

/** The reciprocal of a chance, at most one million: once in this many matches. */
function often(chance: number): number {
  return Math.min(1e6, Math.round(1 / Math.max(chance, 1e-12)));
}

/** The verdict on a side of this name in one sentence. */
export function summary(name: string, [all]: readonly Judged[], b: Tags<VNode>['b']): RichParts<VNode> {
  if (all === undefined) return rich('luck.side.none', { b }, { side: name });
  const { had, spread, verdict } = all;
  return rich(`luck.side.${verdict}`, { b }, { side: name, had, rolls: spread.rolls, expected: spread.expected });
}
