/** The luck of a match, in plain words and with honest margins. */
import type { Side } from '@dwo/dino-wars';
import type { Luck } from '@dwo/kits/replay/contract';
import type { RollKind } from './edition/shown';
import { type Spread, spreadOf, tails } from './poisson-binomial';

/** One kind of rolls of one side, judged. */
export interface Judged {
  readonly kind: RollKind | 'all-hits';
  readonly name: string;
  readonly had: number;
  readonly spread: Spread;
  readonly verdict: 'more' | 'ordinary' | 'less';
  /** "As ordinary as can be", "Fewer than usual: so few or fewer once in 45 such matches". */
  readonly words: string;
}

const NAMES: Record<RollKind, string> = {
  fire: 'Shots that hit',
  'closing-fire': 'Closing fire that hit',
  ram: 'Rams that struck',
  attack: 'Bites that hit',
  overrun: 'Overruns that hit',
  luck: 'Luck rolls made',
  survival: 'People who got out alive',
  rage: 'Rage rolls made',
  stray: 'Stray shots on friends',
};

/** Attacks: what hits or misses. */
const HITS: readonly RollKind[] = ['fire', 'closing-fire', 'ram', 'attack', 'overrun'];

/** All rows of a side, its hits together first. */
export function judge(luck: readonly Luck[], side: Side): readonly Judged[] {
  const own = luck.filter((each) => each.side === side);
  const attacks = own.filter(({ kind }) => HITS.includes(kind as RollKind));
  const rows = own.map((each) => row({ ...each, kind: each.kind as RollKind }, NAMES[each.kind as RollKind]));
  if (attacks.length < 2) return rows;
  const all = {
    kind: 'all-hits' as const,
    chances: attacks.flatMap(({ chances }) => chances),
    had: attacks.reduce((sum, { had }) => sum + had, 0),
  };
  return [row(all, 'All attacks that hit'), ...rows];
}

function row({ kind, chances, had }: Pick<Luck, 'chances' | 'had'> & Pick<Judged, 'kind'>, name: string): Judged {
  const spread = spreadOf(chances);
  const verdict = had > spread.high ? 'more' : had < spread.low ? 'less' : 'ordinary';
  return { kind, name, had, spread, verdict, words: wordsFor(chances, had, spread) };
}

function wordsFor(shares: readonly number[], had: number, { low, high, expected }: Spread): string {
  const { atMost, atLeast } = tails(shares, had);
  if (had > high) return `More than usual: so many or more about once in ${once(atLeast)} such matches.`;
  if (had < low) return `Fewer than usual: so few or fewer about once in ${once(atMost)} such matches.`;
  if (low === 0 && high === shares.length) return 'Too few rolls to say anything.';
  if (Math.abs(had - expected) <= 0.5) return `Just as expected; anything from ${low} to ${high} is ordinary.`;
  return `Nothing unusual: anything from ${low} to ${high} is ordinary.`;
}

function once(chance: number): string {
  const matches = 1 / Math.max(chance, 1e-12);
  if (matches >= 1e6) return 'a million';
  return Math.round(matches).toLocaleString('en');
}

/** The judgement on a side in one sentence. */
export function summary(rows: readonly Judged[]): string {
  const [all] = rows;
  if (all === undefined) return 'threw no dice.';
  const { had, spread, verdict } = all;
  const what = `${had} of ${spread.rolls}`;
  const expected = `${spread.expected.toFixed(1)} were to be expected`;
  if (verdict === 'more') return `hit with ${what} attacks; ${expected}. That is luck.`;
  if (verdict === 'less') return `hit with ${what} attacks; ${expected}. That is bad luck.`;
  return `hit with ${what} attacks; ${expected}. It was not the dice.`;
}
