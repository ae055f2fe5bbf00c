/** Names of figures, and the reason of a refusal, in words. */
import type { Refusal } from '@dwo/kernel';
import { CODES, type Fig, type Now } from '../rules';
import { say } from './words';

/** The name of a figure: the player's own, else that of its profile. */
export function nameOf({ name, profile }: Fig): string {
  return name === '' ? say(`profile.${profile}`) : name;
}

/** The name of a figure by its index; empty for none. */
export function nameAt(state: Now, id: number | null): string {
  const figure = id === null ? undefined : state.figures[id];
  return figure === undefined ? '' : nameOf(figure);
}

/** The sentence for a refusal; it begins with no rule id, which stands beside it. */
export function refusalWords({ code, rule }: Refusal): string {
  const known = CODES.find((each) => each === code);
  return known === undefined ? say('refusal.other', { rule }) : say(`refusal.${known}`);
}
