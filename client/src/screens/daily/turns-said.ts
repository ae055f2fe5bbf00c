/** Sentences about the end of a turn: the state of most battles, and that of one person beside them. */
import type { Aims } from '@dwo/kits/game-client';
import { list } from '@dwo/kits/shell/list';
import { type DayMoment, type DayTrack, type DayTurn, isolated, momentAt } from '@dwo/shared';
import { say } from './words';

/** The points kept and taken. */
export function pointsOf({ kept, taken }: Pick<DayMoment, 'kept' | 'taken'>): number {
  return kept + taken;
}

/** Most people, all of them or half of them, with the numbers. */
function peopleIn(n: number, of: number): string {
  return say('turns.people', { n, of, how: n === of ? 'all' : n * 2 === of ? 'half' : 'most' });
}

interface Question {
  readonly turn: DayTurn;
  /** How many had none. */
  readonly none: number;
  /** The points that this person had; null if they are not there. */
  readonly own: number | null;
}

/** The sentence about what most people had, and whether this person had it too. */
function mostHad(what: 'lost' | 'taken', { turn: { turn, of }, none, own }: Question): string {
  const isNone = none * 2 >= of;
  const yours = own === null ? 'nobody' : (own === 0) === isNone ? 'same' : 'other';
  const people = peopleIn(isNone ? none : of - none, of);
  return say(`turns.${what}.${isNone ? 'none' : 'some'}`, { turn, people, yours, points: own ?? 0 });
}

/** The sentences about a turn; the first one says what most people had lost. */
export function comparedAt(turn: DayTurn, mine: DayTrack | null): readonly string[] {
  const own = mine === null ? null : momentAt(mine, turn.turn);
  const { of, unhurt, takers, over, middle } = turn;
  const had = mine?.had ?? 0;
  const middleSaid = say('turns.middle', {
    ...{ middle, yours: own === null ? 'nobody' : 'there', points: own === null ? 0 : pointsOf(own) },
  });
  if (of === 1 && own !== null) return [say('turns.alone', { turn: turn.turn, points: pointsOf(own) })];
  return [
    mostHad('lost', { turn, none: unhurt, own: own === null ? null : Math.max(0, had - own.kept) }),
    mostHad('taken', { turn, none: of - takers, own: own?.taken ?? null }),
    middleSaid,
    ...(over > 0 ? [say('turns.over', { over, of })] : []),
  ];
}

/** The number of other targets that are named. */
const OTHERS = 2;

/** A day that is over, and the turn that is looked at, from 1. */
export interface Looked {
  readonly turns: readonly DayTurn[];
  readonly tracks: readonly DayTrack[];
  readonly turn: number;
}

/** The words for what was attacked, or sent to fight. */
export interface TargetNames {
  readonly aims: Aims;
  nameOf(target: string): string;
}

/** The sentences about whom people attacked in a turn: most of them, this person, and the best one; none if nobody did. */
export function attackedAt({ turns, tracks, turn }: Looked, { nameOf, aims }: TargetNames): readonly string[] {
  const [first, ...others] = turns[turn - 1]?.aims ?? [];
  const of = (turns[turn - 1]?.of ?? 0) - (turns[turn - 2]?.over ?? 0);
  if (first === undefined) return [];
  const named = others.slice(0, OTHERS).map(({ target, people }) => {
    return say('turns.aims.other', { target: nameOf(target), people });
  });
  const aimsOf = ({ moments }: DayTrack) => {
    const targets = moments[turn - 1]?.aims;
    return targets === undefined ? null : list(targets.slice(0, OTHERS).map(nameOf)) || 'nobody';
  };
  const mine = tracks.find((track) => track.mine);
  const own = mine === undefined ? null : aimsOf(mine);
  const best = bestOf(tracks);
  const theirs = best === null || best === mine ? null : aimsOf(best);
  return [
    say('turns.aims', {
      ...{ turn, people: first.people, of, target: nameOf(first.target) },
      aims,
      others: named.length === 0 ? 'none' : named.join(', '),
    }),
    ...(own === null ? [] : [say('turns.aims.own', { aims, targets: own })]),
    ...(theirs === null || best === null
      ? []
      : [say('turns.aims.best', { aims, name: isolated(best.name), targets: theirs })]),
  ];
}

/** The battle that ended with most points; null if none came to its end. */
function bestOf(tracks: readonly DayTrack[]): DayTrack | null {
  const ended = tracks.filter(({ moments }) => moments.at(-1)?.over === true);
  const pointsAt = ({ moments }: DayTrack) => pointsOf(moments.at(-1) ?? { kept: 0, taken: 0 });
  return ended.reduce<DayTrack | null>(
    (best, each) => (best === null || pointsAt(each) > pointsAt(best) ? each : best),
    null,
  );
}

/** The turn in which somebody lost most to the middle of all, or gained most on it. */
export interface TurningPoint {
  readonly turn: number;
  readonly words: readonly ['turns.behind' | 'turns.ahead', { readonly turn: number; readonly points: number }];
}

/** The turn that made the difference; null if there are fewer than three people to compare with, or no difference at the end. */
export function turningPoint(turns: readonly DayTurn[], mine: DayTrack): TurningPoint | null {
  const ahead = turns.map(({ turn, of, middle }) => {
    const own = momentAt(mine, turn);
    return own === null || of < 3 ? null : pointsOf(own) - middle;
  });
  const known = ahead.filter((each) => each !== null);
  const end = known.at(-1) ?? 0;
  if (end === 0) return null;
  const gains = known.map((value, at) => value - (known[at - 1] ?? 0));
  const best = gains.reduce((found, gain, at) => (gain * end > (gains[found] as number) * end ? at : found), 0);
  const points = Math.abs(gains[best] as number);
  return { turn: best + 1, words: [end < 0 ? 'turns.behind' : 'turns.ahead', { turn: best + 1, points }] };
}
