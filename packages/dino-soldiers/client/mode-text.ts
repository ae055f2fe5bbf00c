/** An attack mode in a few words. */
import type { ModeData } from '../rules';
import { say } from './words';

/** "2 · range 4" */
export function modeText({ damage, range, kill, minRange }: ModeData): string {
  return say('card.mode', {
    damage,
    kill: kill === true ? 'yes' : 'no',
    range: range ?? 0,
    reach: range === null ? 'sight' : range === 0 ? 'here' : minRange === 1 ? 'others' : 'far',
  });
}
