/** The names of computer players in the page's language. A server gives them in English, as it would give a person's. */
import { isolated } from '@dwo/shared';
import { say } from './words';

const GIVEN = /^Computer(?: (\d+))?(?: \(([a-z]+)\))?$/;
/** A computer with a name of its own. */
const PLAYED = /^(.+) \((easy|normal|strong)\)$/;

/** The strength in the name of a computer player, as a server gave it; null if it names none. */
export function strengthIn(name: string): string | null {
  return PLAYED.exec(name)?.[2] ?? null;
}

/** The name to show: "Computer 2 (strong)" in the page's language, a person's as they wrote it, fit to stand in a line. */
export function shownName({ name, bot }: { readonly name: string; readonly bot: boolean }): string {
  const given = bot ? GIVEN.exec(name) : null;
  if (given !== null) {
    const [, number = 'none', strength = 'none'] = given;
    return say('name.computer', { number, strength });
  }
  const [, called, strength] = (bot && PLAYED.exec(name)) || [];
  return called === undefined || strength === undefined ? isolated(name) : say('name.played', { called, strength });
}
