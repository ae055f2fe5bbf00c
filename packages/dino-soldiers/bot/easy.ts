/**
 * The easy player: the usual style without a search. It plays as a beginner might: it forgets half of its units, brings its
 * reserve in one by one, attacks once with each unit, and spreads its attacks.
 */
import type { Seat } from '@dwo/kernel';
import {
  type Attack,
  attacksOf,
  dataOf,
  distance,
  type Figure,
  fielded,
  type Intent,
  type Now,
  sideAt,
  sideOf,
  standingOn,
} from '../rules';
import { outcomeOf } from './foresight/outcome';
import { turnIntent } from './policy';
import { usual } from './search';
import { worthOfAttack } from './worth';

/** An easy player forgets one unit in this many each turn, and another one in the next. */
const FORGOTTEN = 2;
/** A wound counts as much as this many tiles, so that a fresh enemy is attacked before a nearer wounded one. */
const FRESH = 10;

/** Whether an easy player forgets a unit this turn; never the only one of a side on the field. */
export function forgets(state: Now, unit: Figure): boolean {
  return fielded(state, sideOf(unit)).length >= FORGOTTEN && (unit.id + state.round) % FORGOTTEN === 0;
}

/** The next intent of an easy player in its turn. */
export function easyIntent(state: Now, seat: Seat): Intent {
  const own = fielded(state, sideAt(state, seat));
  const forgotten = new Set(own.filter((unit) => forgets(state, unit)).map(({ id }) => id));
  const awake = own.filter(({ id }) => !forgotten.has(id));
  const intent = turnIntent(state, seat, { ...usual, callsUp: !state.cameIn }, forgotten);
  return intent.type === 'attack' ? (firstAttack(state, awake) ?? { type: 'endTurn' }) : intent;
}

/** The attack of the first of these units that has not attacked yet and has an attack that is worth something. */
function firstAttack(state: Now, units: readonly Figure[]): Attack | null {
  for (const unit of units.filter(({ modes }) => modes.length === 0)) {
    const [best] = attacksOf(state, unit)
      .filter((attack) => worthOfAttack(state, attack) > 0)
      .map((attack) => ({ attack, rank: rankOf(state, unit, attack) }))
      .sort((a, b) => a.rank - b.rank);
    if (best !== undefined) return best.attack;
  }
  return null;
}

/** The rank of an attack by its best victim: lower for a fresh enemy, then for a near one. */
function rankOf(state: Now, unit: Figure, attack: Attack): number {
  const victims = outcomeOf(state, attack).blows.map(({ victim }) => victim);
  const ranks = victims
    .filter((each) => sideOf(each) !== sideOf(unit))
    .map((each) => {
      const far = distance(standingOn(state, unit), standingOn(state, each));
      return far + FRESH * (1 - each.hp / dataOf(each).hp);
    });
  return Math.min(...ranks);
}
