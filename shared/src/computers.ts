/** The names of computer players. */
import type { Seat } from '@dwo/kernel';

/** The names that a game's computers can have. */
interface Nameable {
  readonly name: string;
  readonly names?: readonly string[];
}

/** The place of a computer at a table. */
interface Placed {
  readonly seat: Seat;
  /** The names of the others, as far as they are there. */
  readonly others: readonly string[];
  /** The number that tells it from other computers, for a game whose computers have no names of their own; null for none. */
  readonly number: number | null;
  readonly strength: string | null;
}

/** The name of a computer: the first of its game's own from that seat on that nobody else has, such as "Ruby Talon (easy)", else "Computer 2 (easy)". */
export function computerName(bot: Nameable | null, { seat, others, number, strength }: Placed): string {
  const { name = '', names = [] } = bot ?? {};
  const at = names.length === 0 ? 0 : seat % names.length;
  const own = [...names.slice(at), ...names.slice(0, at)].find(
    (each) => !others.some((other) => bareName(other) === each),
  );
  const called = own ?? (number === null ? name : `${name} ${number}`);
  return strength === null ? called : `${called} (${strength})`;
}

/** A computer's name without its strength. */
export const bareName = (name: string): string => name.replace(/ \([a-z]+\)$/, '');
