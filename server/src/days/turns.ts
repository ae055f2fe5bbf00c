/** The battles of a day turn by turn: where each stood at the end of every turn, and what most people had made of it by then. */
import { type Frozen, frozen, openRecording, type Tagged } from '@dwo/kernel';
import { type DayAim, type DayMoment, type DayTurn, type Game, momentAt, planFor, type Standing } from '@dwo/shared';
import type { Whole } from '../rooms/record/recording';
import { inSlices } from '../slices';
import { type Side, tallyOf } from './contest';

/** A battle turn by turn. */
export interface Course {
  /** The points of the people's side at the beginning. */
  readonly had: number;
  /** By turn, from the first one. */
  readonly moments: readonly DayMoment[];
}

/** The battle of one person. */
export interface Track extends Course {
  readonly match: string;
}

/**
 * The moments of a record of the present rules: one for each turn, at its end, which is where the next one begins or the battle
 * ends. None for a game without points. Rejects if the rules refuse the record.
 */
export async function courseOf(game: Game, { label }: Side, record: Whole): Promise<Course> {
  const replay = openRecording(game.rules, record);
  const standing = () => tallyOf(game, frozen(replay.state));
  const before = standing();
  const moments: DayMoment[] = [];
  if (before === null) return { had: 0, moments };
  let { turn } = before;
  let n = 0;
  const attacked = new Map<string, number>();
  const note = (now: Standing) => {
    const aims = [...attacked].sort(([, a], [, b]) => b - a).map(([target]) => target);
    attacked.clear();
    moments.push({ n, ...scoreAt(before, now, label), ...look(game, frozen(replay.state)), aims });
  };
  const watch = (event: Tagged) => {
    const attack = game.attack?.(frozen(replay.state), event) ?? null;
    if (attack?.side === label) attacked.set(attack.target, (attacked.get(attack.target) ?? 0) + 1);
  };
  await inSlices(
    (function* () {
      for (let step = replay.next(); step !== null; step = replay.next()) {
        n++;
        step.events.forEach(watch);
        const now = standing();
        // A step can begin several turns at once.
        for (; now !== null && now.turn > turn; turn++) note(now);
        yield;
      }
    })(),
  );
  const last = standing();
  if (last !== null && game.rules.outcome(frozen(replay.state)) !== null) note(last);
  return { had: before.left[label] ?? 0, moments };
}

function scoreAt({ left: had }: Standing, { left }: Standing, label: string): Pick<DayMoment, 'kept' | 'taken'> {
  let taken = 0;
  for (const [side, points] of Object.entries(had)) {
    if (side !== label) taken += Math.max(0, points - (left[side] ?? 0));
  }
  return { kept: left[label] ?? 0, taken };
}

function look(game: Game, state: Frozen<object>): Pick<DayMoment, 'figures' | 'over'> {
  return { figures: planFor(game, state)?.figures ?? {}, over: game.rules.outcome(state) !== null };
}

/** The points of a battle at the beginning and by turn, without its figures. */
export interface Points {
  readonly had: number;
  readonly moments: readonly Omit<DayMoment, 'n' | 'figures'>[];
}

/** The state of all battles at the end of each turn. */
export function turnsOf(tracks: readonly Points[]): readonly DayTurn[] {
  const most = Math.max(0, ...tracks.map(({ moments }) => moments.length));
  return Array.from({ length: most }, (_, at): DayTurn => {
    const turn = at + 1;
    const there = tracks.flatMap((track) => {
      const moment = momentAt(track, turn);
      return moment === null ? [] : { ...moment, had: track.had };
    });
    const count = (isSo: (moment: (typeof there)[number]) => boolean) => there.filter(isSo).length;
    return {
      ...{ turn, of: there.length, middle: middleOf(there.map(({ kept, taken }) => kept + taken)) },
      unhurt: count(({ kept, had }) => kept >= had),
      takers: count(({ taken }) => taken > 0),
      over: count(({ over }) => over),
      aims: aimsOf(tracks.flatMap(({ moments }) => moments[at]?.aims ?? [])),
    };
  });
}

/** How many people attacked each kind; of those attacked by equally many the first by name comes first. */
function aimsOf(targets: readonly string[]): readonly DayAim[] {
  const people = new Map<string, number>();
  for (const target of targets) people.set(target, (people.get(target) ?? 0) + 1);
  const aims = [...people].map(([target, n]) => ({ target, people: n }));
  return aims.sort((a, b) => b.people - a.people || a.target.localeCompare(b.target));
}

function middleOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return (low + high) / 2;
}
