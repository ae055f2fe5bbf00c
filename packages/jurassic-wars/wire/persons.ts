/** The people whom computers play. */
import { bareName } from '@dwo/shared';

const NAMES = {
  bones: 'Dr. Bones',
  ruby: 'Ruby Talon',
  quill: 'Orville Quill',
  nora: 'Nora Flint',
  moss: 'Mo Moss',
} as const;
/** One of them. */
export type Person = keyof typeof NAMES;
/** The names of all, in the order of seats. */
export const PERSONS: readonly string[] = Object.values(NAMES);

/** Whether this is the name of a person, with a strength or without. */
export const isNameOf = (name: string, person: Person): boolean => bareName(name) === NAMES[person];

/** The name by which a player is called at the table: those people without their strength. */
export function calledAs(name: string): string {
  const bare = bareName(name);
  return PERSONS.includes(bare) ? bare : name;
}
