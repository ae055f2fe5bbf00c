/** The end of a match in a sentence. */
import type { Seat } from '@dwo/kernel';
import { isWiped, type Now } from '../rules';
import { say } from './words';

/** How a match ended: the rule that decided, in a sentence with its numbers; `named` puts the player of a seat before a number. */
export function endingOf(
  state: Now,
  named: (seat: Seat, count: number) => string = (_, count) => `${count}`,
): { readonly text: string; readonly rule: string } {
  const { posses } = state;
  const rule = state.ending?.rule ?? 'DC-END-2';
  const counted = (of: 'losses' | 'points') => posses.map((posse, seat) => named(seat, posse[of])).join(' : ');
  const wiped = `${posses.some((_, seat) => isWiped(state, seat))}`;
  const facts = { rule: rule.replaceAll('-', '_'), losses: counted('losses'), points: counted('points'), wiped };
  return { text: say('ending.losses', facts), rule };
}
