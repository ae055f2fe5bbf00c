/** Advice as a person should hear it: no move into danger where ending the turn is about as good. */
import { frozen } from '@dwo/kernel';
import type { Advice } from '../../bot';
import { tried } from '../../bot/foresight/trial';
import { focusOf, type Intent, type Now, sideOf } from '../../rules';
import { fearedAfter, fearedNow } from '../plan/danger';

/** An advice, with the enemies that could hit the advised unit next turn where it goes, and where it stands now. */
export interface Advised extends Advice {
  readonly feared: readonly number[];
  readonly stood?: readonly number[];
}

/** Whether Primal Instinct leaves a unit only its own side to attack where this choice takes it. */
function bindsToFriends(view: Now, intent: Intent): boolean {
  if (!('unit' in intent) || intent.type === 'attack') return false;
  const after = frozen(tried(view, intent).state) as Now;
  const unit = after.units[intent.unit];
  const prey = unit?.place === 'field' ? focusOf(after, unit) : [];
  return unit !== undefined && prey.length > 0 && prey.every((each) => sideOf(each) === sideOf(unit));
}

/**
 * The advice, with its dangers. A move that only puts its unit in more danger, or among prey of its own side, comes second if
 * ending the turn is about as good: a hint must not argue against itself.
 */
export function heeded(view: Now, advice: Advice): Advised {
  const { intent, next } = advice;
  const [feared, stood] = [fearedAfter(view, intent), fearedNow(view, intent)];
  const stays = next !== null && next.less === 0 && next.intent.type === 'endTurn';
  const moves = 'unit' in intent && intent.type !== 'attack';
  const costs = feared.length > stood.length || bindsToFriends(view, intent);
  if (!(stays && moves && costs)) return { ...advice, feared, stood };
  return { intent: next.intent, next: { ...next, intent }, feared: [], stood: [] };
}
