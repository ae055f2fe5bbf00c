/** The rest of a unit's turn after it has come in from reserve, as the player of the playouts goes on; face-down tiles count as Open. */
import { frozen, type Seat } from '@dwo/kernel';
import { distance, type Enter, hides, type Mode, type Now, sideAt, sideOf, standingOn } from '../../rules';
import { tried } from '../foresight/trial';
import { turnIntent } from '../policy';
import { usual } from '../search';
import { bestOf } from './attacks';
import { foesOf } from './odds';

/** The most steps that are looked at. */
const MOST_STEPS = 8;

/** The state when a unit that comes in has gone where it wants to; the others stay. */
function settledAfter(view: Now, seat: Seat, enter: Enter): Now {
  const own = view.units.filter((unit) => sideOf(unit) === sideAt(view, seat) && unit.id !== enter.unit);
  const settled = new Set(own.map(({ id }) => id));
  let now = frozen(tried(view, enter).state) as Now;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const intent = turnIntent(now, seat, { taste: usual.taste, callsUp: false }, settled);
    if (!('x' in intent && 'unit' in intent) || intent.unit !== enter.unit) return now;
    now = frozen(tried(now, intent).state);
  }
  return now;
}

/** The use of a unit that comes in, in facts of a cause. */
export type Ahead =
  | {
      readonly why: 'attacks';
      readonly otherMode: Mode;
      readonly target: number;
      readonly otherKill: number;
      readonly otherDamage: number;
      readonly otherHp: number;
      readonly otherWaits: boolean;
    }
  | {
      readonly why: 'hides' | 'goes';
      readonly otherX: number;
      readonly otherY: number;
      /** The tiles to the nearest enemy there. */
      readonly otherGap: number;
    }
  | { readonly why: 'stands' };

/** The attack of a unit in the turn in which it comes in, or else where it goes and whether it hides there. */
export function aheadOf(view: Now, seat: Seat, enter: Enter): Ahead {
  const now = settledAfter(view, seat, enter);
  const unit = now.units[enter.unit];
  const best = bestOf(now, enter.unit);
  if (best !== null) {
    const { target, kill, damage, hp, waits } = best.effect;
    const hit = { otherKill: kill, otherDamage: Math.round(damage), otherHp: hp, otherWaits: waits };
    return { why: 'attacks', otherMode: best.attack.mode, target, ...hit };
  }
  if (unit?.place !== 'field') return { why: 'stands' };
  const { x, y } = standingOn(now, unit);
  const start = tried(view, enter).state.units[enter.unit]?.tile;
  const gaps = foesOf(now, unit.id).map((foe) => distance({ x, y }, standingOn(now, foe)));
  if (unit.tile === start || gaps.length === 0) return { why: 'stands' };
  return { why: hides(now, unit) ? 'hides' : 'goes', otherX: x, otherY: y, otherGap: Math.min(...gaps) };
}
