/** Matches in which nobody decides anything. */
import type { Frozen } from '@dwo/kernel';
import { defaults, type Options, type Version } from '../rules';
import { say } from './words';

/**
 * The sentence for a match that cards and dice settle alone, and who is favoured; null for any other. That is Carnivores Unleashed without combat
 * cards: predictions and stakes change nothing (JW-CU-11). The odds are those of a game without variations.
 */
export function undecidedText(options: Frozen<Options>): string | null {
  const { version, unleashedCombatCards, unleashedTimeline, hitLoss, doubleMatch } = options;
  if (version !== 'carnivoresUnleashed' || unleashedCombatCards) return null;
  const plain = unleashedTimeline === 'off' && hitLoss === 'difference' && !doubleMatch;
  return say('version.undecided', { plain: `${plain}` });
}

/** The text of a way to play; where nobody decides anything it says so first, and who is favoured. */
export function modeText(version: Version): string {
  const undecided = undecidedText(defaults(version, 2));
  const text = say(`version.${version}.text`);
  return undecided === null ? text : `${undecided} ${text}`;
}
