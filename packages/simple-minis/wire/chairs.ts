/** The labels of the seats. */
import type { Frozen } from '@dwo/kernel';
import { type Options, SCENARIOS } from '../rules';

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

/** By seat: its part if parts are settled, `either` if they are drawn, else its number (VS-SCN-4c). */
export function chairsOf({
  scenario,
  seats,
  defender,
}: Pick<Frozen<Options>, 'scenario' | 'seats' | 'defender'>): readonly string[] {
  const { roles } = SCENARIOS[scenario];
  if (roles === null) return NUMBERS.slice(0, seats);
  const [first, second] = roles;
  if (defender === null) return ['either', 'either'];
  return defender === 0 ? [first, second] : [second, first];
}
