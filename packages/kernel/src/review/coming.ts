/** How the fate of a figure comes: who strikes it, in which way and by when, and what the striker does instead after the other choice. */
import type { Blow, Playout } from './evaluator';
import { CLEAR, meanIn, standardError } from './trial';

/** Shares from 0 to 1, after what was chosen and after the better choice. */
export interface Both {
  readonly chosen: number;
  readonly better: number;
}

/**
 * The act of the only striker after the choice that spares the figure, by the same turn: it is gone before it could strike, it strikes
 * another figure, or nobody. The shares are of the playouts, or of that other figure.
 */
export interface Instead extends Both {
  readonly what: 'gone' | 'other' | 'nobody';
  /** The other figure, or the one to which the striker loses most; null for none. */
  readonly figure: string | null;
  /** The share of the other figure that is lost all the same after the choice in which the striker does not take it; null if little. */
  readonly anyway: number | null;
}

/** How a fate comes. The shares are what its blows cost the figure. */
export interface Coming extends Both {
  /** Those who strike, the one who takes most first: one alone if most of the difference is theirs. */
  readonly by: readonly string[];
  /** The share of the figure that each of them takes after the choice that costs it more. */
  readonly parts: readonly number[];
  /** The way of the blows in the game's words; null if they come in several. */
  readonly way: string | null;
  /** The turns after that of the decision by whose end the shares are told: 0 for its own. */
  readonly within: number;
  /** Null for several strikers, and where nothing of the kind differs clearly. */
  readonly instead: Instead | null;
}

/** Playouts of what was chosen and of the better choice, on the same dice. */
export type Pairs = readonly (readonly [Playout, Playout])[];

/** One striker or way is told alone if this part of the difference is theirs. */
const ALONE = 0.7;
/** One is told as the one to whom most is lost if this part of the difference is theirs. */
const HALF = 0.5;
/** Of several strikers, those are told that make this part of the difference, and no more than so many. */
const NAMED = 0.15;
const MOST_NAMED = 3;
/** The first turn is told that shows this part of the largest difference. */
const MOSTLY = 0.9;
/** A smaller difference is not told. */
const LEAST = 0.1;
const WHOLE = 0.999;

type Counts = (blow: Blow) => boolean;
type Share = (playout: Playout) => number;

const costOf = ({ blows = [] }: Playout, counts: Counts) =>
  blows.reduce((sum, blow) => (counts(blow) ? sum + blow.part : sum), 0);

/** By how much more blows cost after what was chosen, pair by pair. */
export function moreIn(pairs: Pairs, counts: Counts): readonly number[] {
  return pairs.map(([one, two]) => costOf(one, counts) - costOf(two, counts));
}

/** The same on average. */
export function moreBy(pairs: Pairs, counts: Counts): number {
  return meanIn(moreIn(pairs, counts));
}

const blowsIn = (pairs: Pairs) => pairs.flatMap((pair) => pair.flatMap(({ blows = [] }) => blows));

/** The turns in which blows came, as `later` counts them, from 0 to the last one. */
export function turnsOf(pairs: Pairs): readonly number[] {
  const last = blowsIn(pairs).reduce((most, { later }) => Math.max(most, later), -1);
  return Array.from({ length: last + 1 }, (_, turn) => turn);
}

/** A share after both choices; null if it hardly differs. */
function clearly(pairs: Pairs, share: Share): Both | null {
  const both = pairs.map(([one, two]) => [share(one), share(two)] as const);
  const more = both.map(([one, two]) => one - two);
  if (Math.abs(meanIn(more)) < LEAST || Math.abs(meanIn(more)) <= CLEAR * standardError(more)) return null;
  return { chosen: meanIn(both.map(([one]) => one)), better: meanIn(both.map(([, two]) => two)) };
}

/**
 * How the fate of a figure comes; null if playouts do not tell blows, or none that differ clearly. The way is told of one striker who takes
 * a figure as a whole.
 */
export function comingOf(pairs: Pairs, figure: string, isWhole = true): Coming | null {
  const blows = blowsIn(pairs).filter((each) => each.figure === figure);
  const more = (counts: Counts) => moreBy(pairs, (blow) => blow.figure === figure && counts(blow));
  const until = turnsOf(pairs).map((turn) => more(({ later }) => later <= turn));
  const sign = Math.sign(until.at(-1) ?? 0);
  const most = Math.max(0, ...until.map((each) => sign * each));
  const within = until.findIndex((each) => sign * each >= MOSTLY * most);
  const inTime: Counts = (blow) => blow.figure === figure && blow.later <= within;
  const strikers = ranked(
    blows,
    ({ by }) => by,
    (by) => sign * more((blow) => inTime(blow) && blow.by === by),
  );
  const [main] = strikers;
  if (main === undefined) return null;
  const named = strikers.filter((each) => each.more >= NAMED * most).slice(0, MOST_NAMED);
  // One striker is told only if most of the difference is theirs, and so is a way.
  for (const alone of main.more >= ALONE * most ? [main.key, null] : [null]) {
    const theirs: Counts = (blow) => inTime(blow) && (alone === null || blow.by === alone);
    const ways = ranked(
      blows,
      (blow) => blow.way,
      (each) => sign * more((blow) => theirs(blow) && blow.way === each),
    );
    const narrow = ways.filter((each) => each.more >= ALONE * sign * more(theirs)).map(({ key }) => key);
    for (const way of isWhole && alone !== null ? [...narrow, null] : [null]) {
      const shares = clearly(pairs, (each) => costOf(each, (blow) => theirs(blow) && (way ?? blow.way) === blow.way));
      if (shares === null) continue;
      const by = alone === null ? named.map(({ key }) => key) : [alone];
      const partOf = (each: string) =>
        meanIn(pairs.map((pair) => costOf(pair[sign > 0 ? 0 : 1], (blow) => inTime(blow) && blow.by === each)));
      const parts = by.map((each) => ({ by: each, part: partOf(each) })).sort((a, b) => b.part - a.part);
      return {
        by: parts.map((each) => each.by),
        parts: parts.map(({ part }) => part),
        way,
        within,
        ...shares,
        instead: alone === null ? null : insteadOf(pairs, figure, alone, { within, sign }),
      };
    }
  }
  return null;
}

/** The different keys of blows with the difference that they make, the largest first. */
function ranked(blows: readonly Blow[], keyOf: (blow: Blow) => string | null, moreOf: (key: string) => number) {
  const keys = [...new Set(blows.flatMap((blow) => keyOf(blow) ?? []))];
  return keys.map((key) => ({ key, more: moreOf(key) })).sort((a, b) => b.more - a.more || (a.key < b.key ? -1 : 1));
}

interface Limits {
  readonly within: number;
  /** 1 if the figure loses more after what was chosen, -1 if after the better choice. */
  readonly sign: number;
}

/** The act of the striker after the choice that spares the figure; null if nothing differs clearly. */
function insteadOf(pairs: Pairs, figure: string, striker: string, { within, sign }: Limits): Instead | null {
  const hasStruck: Share = (playout) => costOf(playout, (blow) => blow.by === striker && blow.figure === figure);
  const lost: Share = (playout) => costOf(playout, (blow) => blow.figure === striker && blow.later <= within);
  const isGone = (playout: Playout) => hasStruck(playout) === 0 && lost(playout) >= WHOLE;
  const struck = (playout: Playout, other: string | null) =>
    costOf(playout, ({ by, figure: each, later }) => by === striker && later <= within && (other ?? each) === each);
  const blows = blowsIn(pairs);
  const others = [...new Set(blows.flatMap((blow) => (blow.by === striker ? [blow.figure] : [])))];
  const found: (Instead | null)[] = [
    instead(
      'gone',
      shooterOf(pairs, striker, { within, sign }),
      clearly(pairs, (each) => (isGone(each) ? 1 : 0)),
    ),
    instead(
      'nobody',
      null,
      clearly(pairs, (each) => (!isGone(each) && struck(each, null) === 0 ? 1 : 0)),
    ),
    ...others.map((each) => {
      const shares = clearly(pairs, (playout) => struck(playout, each));
      return each === figure ? null : instead('other', each, shares, shares && anywayOf(pairs, each, shares));
    }),
  ];
  const spared = ({ chosen, better }: Instead) => sign * (better - chosen);
  return found.reduce<Instead | null>((a, b) => {
    return b === null || spared(b) <= 0 || (a !== null && spared(a) >= spared(b)) ? a : b;
  }, null);
}

/** A part of the striker's share by which another figure is lost all the same counts as falling anyway. */
const ANYWAY = 0.5;

/** The share of a figure that is lost after the choice in which a striker takes less of it; null if it is little against the striker's. */
function anywayOf(pairs: Pairs, figure: string, { chosen, better }: Both): number | null {
  const lost = meanIn(pairs.map((pair) => pair[chosen < better ? 0 : 1].lost?.[figure] ?? 0));
  return lost < ANYWAY * Math.max(chosen, better) ? null : lost;
}

function instead(
  what: Instead['what'],
  figure: string | null,
  shares: Both | null,
  anyway: number | null = null,
): Instead | null {
  return shares === null ? null : { what, figure, ...shares, anyway };
}

/** The figure to which the striker loses most more after the choice that spares its prey; null if that is not clear. */
function shooterOf(pairs: Pairs, striker: string, { within, sign }: Limits): string | null {
  const blows = blowsIn(pairs).filter((each) => each.figure === striker);
  const cost = (by: string) => (playout: Playout) =>
    costOf(playout, (blow) => blow.figure === striker && blow.later <= within && blow.by === by);
  const [main] = ranked(
    blows,
    ({ by }) => by,
    (by) => -sign * moreBy(pairs, (blow) => blow.figure === striker && blow.later <= within && blow.by === by),
  );
  const all = -sign * moreBy(pairs, (blow) => blow.figure === striker && blow.later <= within);
  const isMost = main !== undefined && main.more > 0 && main.more >= HALF * all;
  return isMost && clearly(pairs, cost(main.key)) !== null ? main.key : null;
}
