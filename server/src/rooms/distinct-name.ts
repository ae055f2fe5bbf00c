/** Names at one table that nobody can mistake for each other. */
import { LONGEST_NAME, signsOf } from '@dwo/shared';
import { readsAlike } from './reads-alike';

/** Returns the name, with the first number after it that makes it differ from these names to a reader. */
export function distinctName(name: string, others: readonly string[]): string {
  const isTaken = (candidate: string) => others.some((other) => readsAlike(other, candidate));
  if (name === '' || !isTaken(name)) return name;
  for (let n = 2; ; n++) {
    const numbered = `${signsOf(name)
      .slice(0, LONGEST_NAME - 1 - String(n).length)
      .join('')
      .trim()} ${n}`;
    if (!isTaken(numbered)) return numbered;
  }
}
