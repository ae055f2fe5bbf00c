/** Threats as words. */
import { percent } from '../percent';
import type { Harm, Threat } from './contract';
import { say } from './words';

/** The verb of a game for an attack in contact. */
export type StrikeVerb = 'bite' | 'attack';

/** The word of a game for a round of the whole table. */
export type Span = 'round' | 'turn';

/** A space that keeps a number and its sign on one line. */
const NO_BREAK = '\u00a0';
/** The most names in a sentence. */
const MOST_NAMES = 3;

/** The chance as words, with the weapon if `weapon` is given, and with the flight that comes before it. */
export function chanceOf({ share, weapon: id, flees = false }: Threat, weapon?: (weapon: string) => string): string {
  const number = percent(share).replace(' ', NO_BREAK);
  const chance = flees ? say('list.flees', { chance: number }) : number;
  return weapon === undefined || id === undefined ? chance : say('list.with', { chance, weapon: weapon(id) });
}

/** Names with chances, and with `weapon` the weapon of each: "T. rex 62%, Allosaurus 38%, 2 more". */
export function listOf(
  threats: readonly Threat[],
  name: (figure: string) => string,
  weapon?: (weapon: string) => string,
): string {
  // One more name is as short as the words that there is one more.
  const most = threats.length === MOST_NAMES + 1 ? MOST_NAMES + 1 : MOST_NAMES;
  const first = threats.slice(0, most).map((threat) => ({
    name: name(threat.figure),
    chance: chanceOf(threat, weapon),
  }));
  // A number at the end of a name would be read together with the chance; all of a list are written alike.
  const key = first.some((each) => /\d$/.test(each.name)) ? 'list.numbered' : 'list.one';
  const named = first.map((each) => say(key, each));
  const more = threats.length - named.length;
  return [...named, ...(more > 0 ? [say('list.more', { count: more })] : [])].join(', ');
}

/** The key of the sentence's time: "this Turn", "next Turn", or both; "none" for a game that tells no round. */
export function whenOf(threats: readonly Threat[], span: Span | undefined): string {
  if (span === undefined) return 'none';
  const later = threats.filter((threat) => threat.later === true).length;
  if (later === 0) return span;
  return later === threats.length ? `${span}Next` : `${span}Both`;
}

/** The weapon of all these chances; null if they differ or name none. */
export function weaponOf(threats: readonly Threat[]): string | null {
  const [first] = threats;
  return first?.weapon !== undefined && threats.every(({ weapon }) => weapon === first.weapon) ? first.weapon : null;
}

/** The harm that all of these threats do; a strike stands for attacks of both kinds. */
export function harmOf(threats: readonly Threat[]): Harm {
  return threats.length > 0 && threats.every(({ harm }) => harm === 'shoot') ? 'shoot' : 'strike';
}
