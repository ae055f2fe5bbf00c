/** The one figure of an odds card: the chance of what the red button brings about, and in a word what that is. */
import type { Odds } from '../tools/plan';
import { say } from '../words';
import type { Aimed } from './aimed';

export interface Headline {
  /** Of 1. */
  readonly share: number;
  /** The same in throws of two dice, if it is one throw and nothing else. */
  readonly of36: number | null;
  readonly words: string;
}

/** The headline of a plan that may be carried out; `unit` is what a hit takes from what is no soldier and no gun. */
export function headlineOf(plan: Aimed, odds: Odds, unit: string): Headline {
  const { of36, score, damage, kill, luck, defended } = odds;
  if (plan.kind === 'aim') return { share: of36 / 36, of36, words: say('odds.hit', { score }) };
  const fells = (odds.fallsFirst ?? 0) > 0;
  if (damage !== null && kill === 0) {
    const share = (1 - (odds.fallsFirst ?? 0)) * (of36 / 36);
    return { share, of36: fells ? null : of36, words: say('odds.hit.damage', { unit, damage, defended }) };
  }
  const single = damage === null && luck === null && !fells;
  const undefended = plan.kind === 'attack' || !defended;
  const how = !undefended ? 'defended' : single ? 'single' : luck === null ? 'plain' : 'luck';
  const words = say('odds.kill', { destroys: damage !== null, how, score });
  return { share: kill, of36: single ? of36 : null, words };
}

/** "58 %"; what is neither sure nor impossible is never shown as such. */
export function percent(share: number): string {
  const whole = Math.round(share * 100);
  if (whole === 0 && share > 0) return '<1 %';
  if (whole === 100 && share < 1) return '>99 %';
  return `${whole} %`;
}
