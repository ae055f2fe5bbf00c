/** An attack mode, and what an attack does, in a few words. */
import type { Blow } from '../bot/foresight/outcome';
import type { ModeData } from '../rules';
import { say } from './words';

/** "2 · range 4" */
export function modeText({ damage, range, kill, minRange, kind }: ModeData): string {
  return say('card.mode', {
    damage,
    kill: kill === true ? 'yes' : 'no',
    all: kind === 'ownTile' ? 'yes' : 'no',
    range: range ?? 0,
    reach: range === null ? 'sight' : range === 0 ? 'here' : minRange === 1 ? 'others' : 'far',
  });
}

/** The result for a victim: its death, what it keeps, or what comes later if its owner may still ignore the hit. */
export function blowText({ victim, damage, dies, waits }: Omit<Blow, 'parts'>): string {
  if (waits) return dies ? say('aim.later.dies') : say('aim.later', { damage });
  return dies ? say('aim.dies') : say('aim.loses', { damage, left: Math.max(0, victim.hp - damage) });
}
