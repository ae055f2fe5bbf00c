/** Times, points and places in words. */
import { list } from '@dwo/kits/shell/list';
import { shownName } from '@dwo/kits/shell/names/shown-name';
import { currentLanguage } from '@dwo/kits/words/catalogue';
import type { TournamentMatch, TournamentPace, TournamentRow, TournamentShown } from '@dwo/shared';
import { say } from './words';

/** A moment: "Sat, 12 Dec, 18:00". */
export function timeInWords(at: number): string {
  const style = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
  return new Date(at).toLocaleString(currentLanguage(), style);
}

/** Points as players write them: "2½". */
export function pointsInWords(points: number): string {
  const whole = Math.floor(points);
  return points === whole ? String(whole) : `${whole === 0 ? '' : whole}½`;
}

/** The pace of a tournament. */
export function paceInWords(pace: TournamentPace): string {
  return pace.kind === 'round-robin'
    ? say('cup.pace.robin', { perMove: pace.daysPerMove, days: pace.days })
    : say('cup.pace.swiss', { minutes: pace.minutes });
}

/** The name of a member. */
export function nameOf({ people }: TournamentShown, member: number): string {
  const person = people[member];
  return person === undefined ? '' : shownName(person);
}

/**
 * Why a match has its points, if it was not played to its end; null otherwise. Only a match in which neither player
 * ever decided anything, or both left their seats to others, gives both of them nothing.
 */
export function scoredBecause({ points, how }: Pick<TournamentMatch, 'points' | 'how'>): string | null {
  if (points !== null && points[0] + points[1] === 0) return say('cup.nobody');
  return how === 'judged' ? say('cup.judged') : how === 'left' ? say('cup.walkover') : null;
}

/** Why a line of the table stands before the next one; null if it has more points, or is the last. */
export function reasonOf(shown: TournamentShown, at: number): string | null {
  const row = shown.table[at];
  const next = shown.table[at + 1];
  if (row === undefined || next === undefined || row.points !== next.points) return null;
  // Somebody who has finished nothing is neither ahead nor level yet.
  if (row.played === 0 || next.played === 0) return null;
  const name = nameOf(shown, next.member);
  const { ahead } = row;
  if (ahead === null) return say('cup.level', { name });
  const facts = { name, ...values(ahead) };
  if (ahead.by !== 'opponents') return say(`cup.ahead.${ahead.by}`, facts);
  return say(shown.pace.kind === 'swiss' ? 'cup.ahead.opponents.swiss' : 'cup.ahead.opponents.robin', facts);
}

function values({ by, mine, theirs }: NonNullable<TournamentRow['ahead']>) {
  const word = (value: number) =>
    by === 'board' ? String(value) : value.toLocaleString(currentLanguage(), { maximumFractionDigits: 2 });
  return { mine: word(mine), theirs: word(theirs) };
}

/** The victories, draws and defeats of a member: "2 won · 1 lost". */
export function tallyInWords({ won, drawn, lost }: Pick<TournamentRow, 'won' | 'drawn' | 'lost'>): string {
  const parts = [
    ...(won > 0 ? [say('cup.won', { won })] : []),
    ...(drawn > 0 ? [say('cup.drawn', { drawn })] : []),
    ...(lost > 0 ? [say('cup.lost', { lost })] : []),
  ];
  return parts.length === 0 ? say('cup.nothing') : parts.join(' · ');
}

/** Several names in a sentence. */
export function namesInWords(names: readonly string[]): string {
  return list(names);
}
