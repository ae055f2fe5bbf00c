/** Volleys: a player orders figures one by one and each order is resolved before the next, so several may attack one target (VS-R-15). */
import { chance, type Fraction, frac } from '@dwo/kernel';
import type { VolleyUse } from '@dwo/kits/miniatures/hud';
import { chainOf, commanded, type Now, type State, simpleMinis } from '../../rules';
import { say } from '../words';
import { intentOf, success } from './attacks';
import { figureAt, sectionAt } from './places';

/** Fractions with longer denominators say nothing to a reader. */
const LONGEST = 1_000_000;

/** The chance that at least one of several independent orders succeeds. A failed order leaves its target as it was. */
function anyOf(chances: readonly Fraction[]): { readonly share: number; readonly exact: string | null } {
  const fails = chances.map(({ n, d }) => frac(d - n, d));
  const share = 1 - fails.reduce((all, fail) => all * chance(fail), 1);
  let all: Fraction | null = frac(1, 1);
  for (const { n, d } of fails) all = all === null || all.d * d > LONGEST ? null : frac(all.n * n, all.d * d);
  return { share, exact: all === null ? null : `${all.d - all.n}/${all.d}` };
}

function stands(state: Now, target: string): boolean {
  return figureAt(state, target)?.place === 'table' || sectionAt(state, target)?.standing === true;
}

/** Volleys of this game. With Everyone Acts the turn goes to another player after each order, so there are none (VS-R-16). */
export const VOLLEYS: VolleyUse<State> = {
  all(state, seat, attack) {
    if (state.options.everyoneActs) return [];
    const able = commanded(state, seat).flatMap(({ id }) => {
      const aim = { ...attack, figure: `${id}`, third: null };
      const intent = intentOf(aim);
      if (simpleMinis.check(state, seat, intent) !== null) return [];
      return [{ aim, share: chance(success(chainOf(state, seat, intent))) }];
    });
    return able.sort((a, b) => b.share - a.share).map(({ aim }) => aim);
  },
  stands,
  odds(state, seat, attacks) {
    const intents = attacks.map(intentOf);
    if (intents.some((intent) => simpleMinis.check(state, seat, intent) !== null)) return null;
    const falls = intents[0]?.type === 'attackTerrain';
    const words = say('odds.of', { id: falls ? 'falls' : 'destroyed' });
    return { ...anyOf(intents.map((intent) => success(chainOf(state, seat, intent)))), words, rows: [] };
  },
};
