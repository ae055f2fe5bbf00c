/** The people whom computers play. */
import { bareName } from '@dwo/shared';

/** Their names, in the order of seats. */
export const PERSONS = ['Dr. Bones', 'Ruby Talon', 'Orville Quill', 'Nora Flint', 'Mo Moss'] as const;
/** One of them. */
export type Person = (typeof PERSONS)[number];

/** The name by which a player is called at the table: those people without their strength. */
export function calledAs(name: string): string {
  const bare = bareName(name);
  return PERSONS.some((person) => person === bare) ? bare : name;
}
