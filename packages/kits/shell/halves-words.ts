/** Sentences about a mirror match, and about a battle that favours a side. */
import type { Game, HalvesShown } from '@dwo/shared';
import { say } from '../words';
import { shownName } from './names/shown-name';

/** Whether the rematch of this match is the second half of a mirror match. */
export function leadsToOtherHalf(halves: HalvesShown | null): boolean {
  return halves?.half === 1 && halves.second?.stage !== 'playing' && halves.second?.stage !== 'over';
}

/** The winner of a mirror match and the reason, or what is yet to come, in a sentence. */
export function halvesSentence({ half, total, people, second }: HalvesShown): string {
  if (total === null) {
    if (half === 2) return say('halves.second.late');
    if (second !== null) return say(second.stage === 'lobby' ? 'halves.first.waits' : 'halves.first.goes');
    return say('halves.first');
  }
  const { winner, by, wins, points } = total;
  if (winner === null) return say('halves.by.even');
  const [name, other] = [shownName(people[winner]), shownName(people[1 - winner] as (typeof people)[0])];
  const scores = by === 'points' && points !== null ? points : wins;
  const [most = 0, least = 0] = [...scores].sort((a, b) => b - a);
  return say(`halves.by.${by}`, { name, other, most, least });
}

/** A half in a list of matches: which one it is, and the total, or what is yet to come. */
export function halfRow(halves: HalvesShown): string {
  const half = String(halves.half);
  if (halves.total !== null) return `${say('halves.row', { half })} ${halvesSentence(halves)}`;
  return leadsToOtherHalf(halves) ? say('halves.row.first') : say('halves.row.open', { half });
}

/** The word on the button for a rematch: what it leads to, or the game's own word for any other rematch. */
export function rematchWord(halves: HalvesShown | null, otherwise: string): string {
  return leadsToOtherHalf(halves) ? say('halves.other') : otherwise;
}

/** The sub-line of that button. */
export function rematchHow(halves: HalvesShown | null, otherwise: string): string {
  return leadsToOtherHalf(halves) ? say('halves.other.how') : otherwise;
}

/** Shares within these bounds are even: neither side is said to be favoured. */
const EVEN = { least: 0.42, most: 0.58 };

/** A side that wins more than its share between equals. */
export interface Favoured {
  readonly label: string;
  /** From 0 to 1. */
  readonly share: number;
}

/** The side that a preset favours by measured matches; null for an even battle, and for one that was not measured. */
export function favoured({ measured }: Pick<Game, 'measured'>, preset: string): Favoured | null {
  const shares = Object.entries(measured?.battles[preset] ?? {});
  const [label = '', share = 0] = shares.sort(([, a], [, b]) => b - a)[0] ?? [];
  return share > EVEN.most ? { label, share } : null;
}
