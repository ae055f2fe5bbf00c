/** The sentences of "How to win" that depend on the options of a match. */
import type { Frozen } from '@dwo/kernel';
import type { Options } from '../rules';
import { say } from './words';

/** Whether two players hold all dinosaurs and all combat cards between them, so that each knows the cards of the other (JW-G-3, JW-G-4). */
export const isAllDealt = ({ version, players, deal }: Pick<Options, 'version' | 'players' | 'deal'>): boolean =>
  players === 2 && deal === 'standard' && (version === 'standard' || version === 'whist');

/** Whether combat cards are used (JW-OPT-6). */
export function hasCombatCards({ version, pokerCombatCards, unleashedCombatCards }: Frozen<Options>): boolean {
  if (version === 'poker') return pokerCombatCards;
  return version !== 'carnivoresUnleashed' || unleashedCombatCards;
}

/** Whether rank decides after three ties in a row (JW-K-7, JW-V2-1, JW-CU-3). */
const isRankUsed = ({ version, unlimited }: Frozen<Options>): boolean =>
  !unlimited && version !== 'carnivoresUnleashed';

/** The rule of a combat (JW-K-5, JW-K-9). */
export const combatWords = ({ hitLoss }: Pick<Options, 'hitLoss'>): string =>
  say('goal.combat', { single: `${hitLoss === 'single'}` });

/** The uses of the rank. */
export const rankWords = (options: Frozen<Options>): string => say('goal.rank', { ties: `${isRankUsed(options)}` });

/** The cards that were dealt, and that combat cards are never dealt again; null in versions that deal again or deal no hands. */
export function dealWords(options: Frozen<Options>): string | null {
  if (options.version !== 'standard') return isAllDealt(options) ? say('goal.dealt') : null;
  return isAllDealt(options) ? `${say('goal.dealt')} ${say('goal.cards')}` : say('goal.cards');
}
