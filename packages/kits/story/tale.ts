/** The story of a finished match, told from what its log noted of each event. */
import type { Seat } from '@dwo/kernel';
import type { LogEntry } from '../shell/log-entry';
import type { StoryRow } from '../ui/match-story';
import { say } from '../words';

/** A note that the log of a game takes of an event. Figures are named by their ids. */
export type Tale =
  /** A round began, or one of its phases. */
  | { readonly type: 'round'; readonly round: number }
  /** An attack was rolled; `expected` is the mean of `hits` over all rolls. */
  | {
      readonly type: 'threw';
      readonly by: string;
      readonly seat: Seat;
      readonly hits: number;
      readonly expected: number;
    }
  /** A figure does harm without such an attack; null for an accident. */
  | { readonly type: 'acts'; readonly by: string | null }
  /** A figure was hurt by the one that threw or acted last. */
  | { readonly type: 'hurt'; readonly figure: string; readonly damage: number }
  /** A figure was tested by a die that had to show at least `need`. */
  | Tested
  /** A figure fell; `by` is null if nobody felled it. */
  | { readonly type: 'fell'; readonly figure: string; readonly by: string | null; readonly worth: number }
  /** A scenario counts something besides losses; `by` is left out for the figure that threw or acted last. */
  | (Scored & {
      readonly type: 'scored';
      readonly by?: readonly string[];
      /** Its weight beside that of figures that fell. */
      readonly worth: number;
    });

/** A test of a figure by a die. */
export interface Tested {
  readonly type: 'tested';
  readonly figure: string;
  readonly value: number;
  readonly need: number;
}

/** A count of a scenario: a wagon that got through, an egg, a claim. */
interface Scored {
  /** The game's own name for it. */
  readonly id: string;
  readonly seat: Seat;
  readonly points: number;
}

/** All that is told of one scenario's count in one sentence: the figures that did it, and how often. */
export interface Feat extends Scored {
  readonly by: readonly string[];
  readonly count: number;
}

/** Adds notes to a line of the log. */
export function withTales(entry: LogEntry, tales: readonly Tale[]): LogEntry {
  return tales.length === 0 ? entry : { ...entry, tale: [...talesOf(entry), ...tales] };
}

function talesOf({ tale }: Pick<LogEntry, 'tale'>): readonly Tale[] {
  return (tale ?? []) as readonly Tale[];
}

/** The figure that felled another one, as the latest lines tell: null if nobody did, undefined if no line tells of it. */
export function fellerOf(log: readonly Pick<LogEntry, 'tale'>[], figure: string): string | null | undefined {
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const entry = log[at];
    const fell = entry && talesOf(entry).find((tale) => tale.type === 'fell' && tale.figure === figure);
    if (fell?.type === 'fell') return fell.by;
  }
  return undefined;
}

/** The latest test of one of these figures, as the lines tell; null if none does. */
export function testOf(log: readonly Pick<LogEntry, 'tale'>[], figures: readonly string[]): Tested | null {
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const entry = log[at];
    const test = entry && talesOf(entry).findLast((tale) => tale.type === 'tested' && figures.includes(tale.figure));
    if (test?.type === 'tested') return test;
  }
  return null;
}

/** The words and facts of a game for its stories. */
export interface StoryWords {
  /** The name of a round: "Turn 3". */
  round(round: number): string;
  name(figure: string): string;
  /** The name of a player; the reader's own word for themselves. */
  player(seat: Seat): string;
  /** The player whose figure it is; null for nobody's, such as a wild creature. */
  owner(figure: string): Seat | null;
  /** Whether two figures fight each other; harm to friends is no deed. */
  areFoes(one: string, other: string): boolean;
  /** The reader's figures that could have attacked; empty for a spectator. */
  readonly fighters: readonly string[];
  /** A feat in a sentence without its full stop; left out by games that count nothing but losses. */
  feat?(feat: Feat, names: string): string;
  /** One thing to try next time where every fighter attacked; null for none. */
  readonly tip: string | null;
}

interface Deeds {
  damage: number;
  felled: number;
  worth: number;
  readonly feats: Feat[];
}

interface Round {
  readonly round: number;
  readonly fallen: string[];
  readonly feats: Feat[];
  worth: number;
}

interface Throws {
  hits: number;
  expected: number;
}

/** All that the notes tell about a match. */
interface Told {
  readonly deeds: ReadonlyMap<string, Deeds>;
  readonly rounds: readonly Round[];
  readonly throws: ReadonlyMap<Seat, Throws>;
  readonly attackers: ReadonlySet<string>;
}

function toldBy(tales: readonly Tale[], { areFoes, owner }: Pick<StoryWords, 'areFoes' | 'owner'>): Told {
  const deeds = new Map<string, Deeds>();
  const throws = new Map<Seat, Throws>();
  const attackers = new Set<string>();
  const rounds: Round[] = [];
  let attacker: string | null = null;
  const deedsOf = (figure: string) => known(deeds, figure, { damage: 0, felled: 0, worth: 0, feats: [] });
  for (const tale of tales) {
    if (tale.type === 'round') {
      if (rounds.at(-1)?.round !== tale.round) rounds.push({ round: tale.round, fallen: [], feats: [], worth: 0 });
    } else if (tale.type === 'threw') {
      attacker = tale.by;
      attackers.add(tale.by);
      const own = known(throws, tale.seat, { hits: 0, expected: 0 });
      own.hits += tale.hits;
      own.expected += tale.expected;
    } else if (tale.type === 'acts') {
      attacker = tale.by;
    } else if (tale.type === 'hurt') {
      if (attacker !== null && areFoes(attacker, tale.figure)) deedsOf(attacker).damage += tale.damage;
    } else if (tale.type === 'scored') {
      const { id, seat, points, worth, by = attacker === null ? [] : [attacker] } = tale;
      const round = rounds.at(-1);
      round?.feats.push({ id, seat, points, by, count: 1 });
      if (round !== undefined) round.worth += worth;
      // A wagon that was stopped has not scored itself.
      for (const figure of by.filter((each) => owner(each) === seat)) {
        const own = deedsOf(figure);
        own.feats.push({ id, seat, points, by: [figure], count: 1 });
        own.worth += worth / by.length;
      }
    } else if (tale.type === 'fell') {
      const round = rounds.at(-1);
      round?.fallen.push(tale.figure);
      if (round !== undefined) round.worth += tale.worth;
      if (tale.by === null || !areFoes(tale.by, tale.figure)) continue;
      const own = deedsOf(tale.by);
      own.felled += 1;
      own.worth += tale.worth;
    }
  }
  return { deeds, rounds, throws, attackers };
}

function known<K, V>(map: Map<K, V>, key: K, fresh: V): V {
  const value = map.get(key) ?? fresh;
  map.set(key, value);
  return value;
}

function most<T>(all: Iterable<T>, value: (each: T) => number): T | null {
  let best: T | null = null;
  for (const each of all) if (best === null || value(each) > value(best)) best = each;
  return best;
}

/** The names that a row lists at most; more are counted. */
const MOST_NAMES = 4;

function listed(figures: readonly string[], name: (figure: string) => string): string {
  const names = figures.slice(0, MOST_NAMES).map(name);
  const more = figures.length - names.length;
  return more === 0 ? names.join(', ') : say('story.told.more', { names: names.join(', '), more });
}

/** The fallen of a round, by the player who lost them. */
function lossesOf(fallen: readonly string[], { owner, player, name }: StoryWords): string {
  const byOwner = new Map<Seat | null, string[]>();
  for (const figure of fallen) known(byOwner, owner(figure), []).push(figure);
  return [...byOwner]
    .sort(([a], [b]) => (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY))
    .map(([seat, figures]) => {
      const names = listed(figures, name);
      return seat === null
        ? say('story.told.nobodys', { names, alone: `${byOwner.size === 1}` })
        : say('story.told.losses', { name: player(seat), names });
    })
    .join(' · ');
}

/** Feats of the same kind and player as one, in the order of their first. */
function summedUp(feats: readonly Feat[]): readonly Feat[] {
  const sums = new Map<string, Feat>();
  for (const feat of feats) {
    const key = `${feat.id} ${feat.seat}`;
    const { points, by, count } = known(sums, key, { ...feat, points: 0, by: [], count: 0 });
    const all = [...new Set([...by, ...feat.by])];
    sums.set(key, { ...feat, points: points + feat.points, by: all, count: count + feat.count });
  }
  return [...sums.values()];
}

/** Feats, each in a sentence. */
function featsOf(feats: readonly Feat[], { feat, name }: StoryWords): readonly string[] {
  if (feat === undefined) return [];
  return summedUp(feats).map((each) => `${feat(each, listed(each.by, name))}.`);
}

/** The round that counted most. */
function turningOf({ round, fallen, feats }: Round, words: StoryWords): string {
  const scored = featsOf(feats, words);
  const facts = { round: words.round(round), losses: lossesOf(fallen, words) };
  if (scored.length === 0) return say('story.told.turning', facts);
  return say('story.told.scored', { ...facts, feats: scored.join(' '), fell: `${fallen.length > 0}` });
}

/** The figure that did most. */
function bestOf([figure, { damage, felled, feats }]: [string, Deeds], words: StoryWords): string {
  const name = words.name(figure);
  const scored = featsOf(feats, words);
  if (scored.length === 0) return say('story.told.best', { name, damage, felled });
  return felled === 0 ? scored.join(' ') : `${scored.join(' ')} ${say('story.told.too', { felled })}`;
}

/** The rows of the story: the round that counted most, the best figure, the luck of each player, and one thing to try. */
export function storyOf(log: readonly Pick<LogEntry, 'tale'>[], words: StoryWords): readonly StoryRow[] {
  const { deeds, rounds, throws, attackers } = toldBy(log.flatMap(talesOf), words);
  const rows: StoryRow[] = [];
  const turning = most(rounds, ({ worth }) => worth);
  if (turning !== null && turning.worth > 0) rows.push({ id: 'turning', text: turningOf(turning, words) });
  const best = most(deeds, ([, { damage, worth }]) => damage + worth);
  if (best !== null && best[1].damage + best[1].felled + best[1].feats.length > 0) {
    rows.push({ id: 'best', text: bestOf(best, words) });
  }
  const lucks = [...throws].sort(([a], [b]) => a - b);
  if (lucks.length > 0) {
    const texts = lucks.map(([seat, { hits, expected }]) =>
      say('story.told.luck', { name: words.player(seat), hits, expected: Math.round(expected * 10) / 10 }),
    );
    rows.push({ id: 'luck', text: say('story.told.dice', { counts: texts.join(' · ') }) });
  }
  // A figure that scored was not idle.
  const idle = words.fighters.filter(
    (figure) => !attackers.has(figure) && (deeds.get(figure)?.feats.length ?? 0) === 0,
  );
  const idleText = say('story.told.idle', { names: listed(idle, words.name) });
  const tip = idle.length > 0 ? idleText : words.tip;
  if (tip !== null) rows.push({ id: 'try', text: tip });
  return rows;
}
