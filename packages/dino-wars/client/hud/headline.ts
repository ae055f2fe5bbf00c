/** The main figure of an odds card: the chance that the red button's act succeeds, and the word for that success. */
import type { Odds } from '../tools/plan';
import { say } from '../words';
import type { Aimed } from './aimed';

export interface Headline {
  /** From 0 to 1. */
  readonly share: number;
  /** The chance in 36ths, if a single throw of two dice decides; else null. */
  readonly of36: number | null;
  readonly words: string;
}

/** The headline of a plan that can be carried out; `unit` is the word for the points of a target with points. */
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
