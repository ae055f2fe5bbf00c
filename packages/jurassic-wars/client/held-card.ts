/** The words of a combat card in hand, and of who may use one. */
import type { Frozen } from '@dwo/kernel';
import type { Notice } from '@dwo/kits/shell/store';
import type { CombatType, State } from '../rules';
import { say } from './words';

/** Says what a combat card does; in Dinosaurs Wild also who may use one at all (JW-DW-7). */
export function heldCard({ options }: Pick<Frozen<State>, 'options'>, type: CombatType): Notice {
  const told = { card: say(`combat.${type}`), does: say(`combat.${type}.text`) };
  return options.version === 'dinosaursWild'
    ? { text: say('odds.card.wild', { ...told, side: options.wildCardSide }), rule: 'JW-DW-7', tone: 'info' }
    : { text: say('odds.card', told), rule: 'JW-CC-1', tone: 'info' };
}
