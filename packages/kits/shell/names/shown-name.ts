/** The names of computer players in the page's language. A server gives them in English, as it would give a person's. */
import { isolated } from '@dwo/shared';
import { say } from './words';

const GIVEN = /^Computer(?: (\d+))?(?: \(([a-z]+)\))?$/;

/** The name to show: "Computer 2 (strong)" in the page's language, a person's as they wrote it, fit to stand in a line. */
export function shownName({ name, bot }: { readonly name: string; readonly bot: boolean }): string {
  const given = bot ? GIVEN.exec(name) : null;
  if (given === null) return isolated(name);
  const [, number = 'none', strength = 'none'] = given;
  return say('name.computer', { number, strength });
}
