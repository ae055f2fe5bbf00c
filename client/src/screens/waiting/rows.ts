/** The rows that say what waits: the most urgent first. */
import { percent } from '@dwo/kits/miniatures/percent';
import { list } from '@dwo/kits/shell/list';
import { shownName } from '@dwo/kits/shell/names/shown-name';
import type { IconName } from '@dwo/kits/ui/icons';
import { isolated, type Waiting, type WaitingName, type WaitingResult } from '@dwo/shared';
import { dayInWords } from '../day-words';
import { left } from '../mine/times';
import type { say } from './words';

type Key = Parameters<typeof say>[0];
type Facts = NonNullable<Parameters<typeof say>[1]>;

/** A sentence with bold parts, by its key and facts. */
export interface Sentence {
  readonly key: Key;
  readonly facts: Facts;
}

/** One thing that waits. */
export interface WaitingRow {
  readonly id: 'turn' | 'rematch' | 'tournament' | 'day' | 'result';
  readonly icon: IconName;
  readonly href: string;
  readonly said: Sentence;
  /** The words beside it; null without any. */
  readonly note: Sentence | null;
  /** The person to watch, and the address of their replay; null without one. */
  readonly watch: { readonly href: string; readonly name: string } | null;
}

/** The rows at this time of the server, epoch milliseconds. */
export function rowsOf(waiting: Waiting, now: number): readonly WaitingRow[] {
  const { rematches, result } = waiting;
  return [
    ...turnRow(waiting, now),
    ...rematches.map(({ match, name }): WaitingRow => {
      const said: Sentence = { key: 'waiting.rematch', facts: { name: isolated(name) } };
      return { id: 'rematch', icon: 'again', href: `/m/${match}`, said, note: null, watch: null };
    }),
    ...tournamentRows(waiting, now),
    ...dayRow(waiting, now),
    ...(result === null ? [] : [resultRow(result)]),
  ];
}

function turnRow({ turns, turn }: Waiting, now: number): WaitingRow[] {
  if (turn === null) return [];
  const names = turn.others.length === 0 ? 'nobody' : namesOf(turn.others);
  return [
    {
      ...{ id: 'turn', icon: 'star', href: turns === 1 ? `/m/${turn.match}` : '/mine', watch: null },
      said: { key: 'waiting.turn', facts: { turns, names } },
      note: turn.deadline === null ? null : leftAt(turn.deadline, now),
    },
  ];
}

function namesOf(others: readonly WaitingName[]): string {
  return list(others.map(shownName));
}

function leftAt(deadline: number, now: number): Sentence {
  return { key: 'waiting.left', facts: { time: left(deadline - now) } };
}

function tournamentRows({ tournaments }: Waiting, now: number): WaitingRow[] {
  return tournaments.map(({ id, title, stage, startsAt, round, rounds, deadline, unopened }): WaitingRow => {
    const isOpen = stage === 'open';
    const begins: Sentence =
      startsAt <= now
        ? { key: 'waiting.cup.now', facts: {} }
        : { key: 'waiting.cup.in', facts: { time: left(startsAt - now) } };
    return {
      ...{ id: 'tournament', icon: 'flag', href: `/tournaments/${id}`, watch: null },
      said: isOpen
        ? { key: 'waiting.cup.open', facts: { title: isolated(title) } }
        : { key: 'waiting.cup.playing', facts: { title: isolated(title), round, rounds, unopened } },
      note: isOpen ? begins : deadline === null ? null : leftAt(deadline, now),
    };
  });
}

function dayRow({ day }: Waiting, now: number): WaitingRow[] {
  if (day === null || day.closesAt <= now) return [];
  const how = day.begun ? 'begun' : 'new';
  const said: Sentence = { key: 'waiting.day', facts: { how, streak: day.streak } };
  return [{ id: 'day', icon: 'dice', href: '/daily', said, note: leftAt(day.closesAt, now), watch: null }];
}

function resultRow({ day, isYesterday, rank, field, percent: beaten, best }: WaitingResult): WaitingRow {
  const when = isYesterday ? 'yesterday' : 'before';
  const isAlone = field === 1;
  return {
    ...{ id: 'result', icon: 'tick', href: `/daily#${day}` },
    said: { key: 'waiting.result', facts: { when, day: dayInWords(day, true), rank, field } },
    note: isAlone ? null : { key: 'waiting.result.beat', facts: { percent: percent(beaten / 100) } },
    watch: best === null ? null : { href: `/r/${best.match}`, name: isolated(best.name) },
  };
}
