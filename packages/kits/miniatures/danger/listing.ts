/** Threats as words. */
import { percent } from '../percent';
import type { Harm, Threat } from './contract';
import { say } from './words';

/** The verb of a game for an attack in contact. */
export type StrikeVerb = 'bite' | 'attack';

/** A space that keeps a number and its sign on one line. */
const NO_BREAK = '\u00a0';
/** The most names in a sentence. */
const MOST_NAMES = 3;

/** Names with chances: "T. rex 62%, Allosaurus 38%, 2 more". */
export function listOf(threats: readonly Threat[], name: (figure: string) => string): string {
  const first = threats.slice(0, MOST_NAMES).map(({ figure, share }) => ({
    name: name(figure),
    chance: percent(share).replace(' ', NO_BREAK),
  }));
  // A number at the end of a name would be read together with the chance; all of a list are written alike.
  const key = first.some((each) => /\d$/.test(each.name)) ? 'list.numbered' : 'list.one';
  const named = first.map((each) => say(key, each));
  const more = threats.length - named.length;
  return [...named, ...(more > 0 ? [say('list.more', { count: more })] : [])].join(', ');
}

/** The harm that all of these threats do; a strike stands for attacks of both kinds. */
export function harmOf(threats: readonly Threat[]): Harm {
  return threats.length > 0 && threats.every(({ harm }) => harm === 'shoot') ? 'shoot' : 'strike';
}
