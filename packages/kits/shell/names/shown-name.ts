/** The names of computer players in the page's language. A server gives them in English, as it would a person's. */
import { say } from './words';

const GIVEN = /^Computer(?: (\d+))?(?: \(([a-z]+)\))?$/;

/** How somebody is called: "Computer 2 (strong)" in the page's language, a person as they wish. */
export function shownName({ name, bot }: { readonly name: string; readonly bot: boolean }): string {
  const given = bot ? GIVEN.exec(name) : null;
  if (given === null) return name;
  const [, number = 'none', strength = 'none'] = given;
  return say('name.computer', { number, strength });
}
