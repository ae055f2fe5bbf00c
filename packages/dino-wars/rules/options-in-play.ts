import type { Frozen } from '@dwo/kernel';
import type { OptionalRule, Variant } from './data/optional-rules';
import type { State } from './state';

/** Whether an optional rule is on in this match (DW-OPT-1). */
export function plays(state: Frozen<State>, rule: OptionalRule): boolean {
  return state.rules.optional.includes(rule);
}

/** Whether a ruling is played in its other reading in this match. */
export function reads(state: Frozen<State>, variant: Variant): boolean {
  return state.rules.variants.includes(variant);
}
