/** The score of a match: the cost of each side's living units, and their life. */
import type { Score } from '@dwo/kits/game-client';
import type { Strength } from '@dwo/kits/replay/contract';
import { ALPHA_COST, dataOf, type Now, SEATS, sideAt, sideOf, worthOf } from '../rules';
import { say } from './words';

interface Health {
  /** The hit points left and at first. */
  readonly now: number;
  readonly most: number;
  /** The part of the living units' cost that their wounds are worth. */
  readonly worn: number;
  /** The cost of all units, dead ones too; at least 1. */
  readonly whole: number;
}

function healthOf(state: Now, seat: number): Health {
  const units = state.units.filter((unit) => sideOf(unit) === sideAt(state, seat));
  const sum = (of: (unit: (typeof units)[number]) => number) => units.reduce((all, unit) => all + of(unit), 0);
  return {
    now: sum(({ hp }) => hp),
    most: sum((unit) => dataOf(unit).hp),
    whole: Math.max(
      1,
      sum((unit) => dataOf(unit).cost + (unit.alpha ? ALPHA_COST : 0)),
    ),
    worn: sum((unit) => (unit.place === 'dead' ? 0 : dataOf(unit).cost * (1 - unit.hp / dataOf(unit).hp))),
  };
}

/**
 * The cost of the living units by seat and their life. The bar is whole at the beginning; a wounded unit has a shorter bar,
 * though its cost is whole (DS-END-5).
 */
export function strengthsOf(state: Now): readonly Strength[] {
  return Array.from({ length: SEATS }, (_, seat) => {
    const cost = worthOf(state, sideAt(state, seat), ALPHA_COST);
    const { now, most, worn, whole } = healthOf(state, seat);
    return { share: (cost - worn) / whole, worn: worn / whole, text: say('table.held', { cost, now, most }) };
  });
}

/** The score for lists of matches. */
export function scoreOf(state: Now): Score {
  const { round, side, options } = state;
  return {
    when: round === 0 ? '' : say('table.round', { round, most: options.roundLimit, side }),
    seats: strengthsOf(state).map((strength, seat) => {
      const own = sideAt(state, seat);
      return { ...strength, side: own, icon: own === 'soldiers' ? 'star' : 'claw' };
    }),
  };
}
