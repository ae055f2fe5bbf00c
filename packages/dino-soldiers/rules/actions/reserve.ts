/** Units that come onto the field: in the deployment, and later from the reserve. */
import type { Seat } from '@dwo/kernel';
import { checkEnd } from '../ending';
import { comeIn } from '../entering';
import { isNo, ownUnit, refuseSeat, refuseStep } from '../first-checks';
import type { Deploy, Enter } from '../intents';
import { afterDeployment } from '../muster';
import { type Figure, fitsWith, friendsOn, hasRoom, sideAt, sideOf, startOf } from '../on-field';
import { type No, refuse, refuseRoom } from '../refusal';
import type { Now } from '../state';
import type { Action } from './action';

/** The units of a seat in reserve. */
export function reserveOf(state: Now, seat: Seat): readonly Figure[] {
  return state.units.filter((unit) => unit.place === 'reserve' && sideOf(unit) === sideAt(state, seat));
}

/**
 * A side deploys at least one unit and as many as fit on its Starting Tile; the others stay in reserve (DS-DEP-1,
 * DS-DEP-2, DS-SEQ-7).
 */
function checkDeploy(state: Now, seat: Seat, { units }: Deploy): No | null {
  const no = refuseSeat(state, seat, 'deploy');
  if (no !== null) return no;
  const chosen: Figure[] = [];
  for (const id of units) {
    const unit = ownUnit(state, seat, id, 'deploy');
    if (isNo(unit)) return unit;
    if (chosen.includes(unit)) return refuse('DS-SEQ-7', 'BAD_CHOICE', { unit: id });
    if (!fitsWith(unit, chosen)) return refuseRoom('DS-OCC-1', { unit: id }, chosen);
    chosen.push(unit);
  }
  return chosen.length > 0 ? null : refuse('DS-DEP-1', 'BAD_CHOICE');
}

/** The ids of the first units of a team that fit together on one tile. */
export function firstThatFit(state: Now, seat: Seat): number[] {
  const chosen: Figure[] = [];
  for (const unit of reserveOf(state, seat)) if (fitsWith(unit, chosen)) chosen.push(unit);
  return chosen.map(({ id }) => id);
}

/**
 * Every unit alone, and every group of small units that fits. Of groups with the same types and Alpha card only one is
 * offered.
 */
function deployOffers(state: Now, seat: Seat): Deploy[] {
  if (state.phase !== 'deploy') return [];
  const found: Deploy[] = [];
  const seen = new Set<string>();
  const grow = (chosen: readonly Figure[], rest: readonly Figure[]) => {
    for (const [i, unit] of rest.entries()) {
      if (!fitsWith(unit, chosen)) continue;
      const units = [...chosen, unit];
      const key = units.map(({ type, alpha }) => `${type}${alpha}`).join();
      if (seen.has(key)) continue;
      seen.add(key);
      found.push({ type: 'deploy', units: units.map(({ id }) => id) });
      grow(units, rest.slice(i + 1));
    }
  };
  grow([], reserveOf(state, seat));
  return found;
}

/** Deploys units on the side's own Starting Tile (DS-DEP-1). */
export const deploy: Action<Deploy> = {
  check: checkDeploy,
  resolve(play, seat, { units }) {
    const start = startOf(play.state, sideAt(play.state, seat));
    for (const unit of units) comeIn(play, unit, start);
    afterDeployment(play);
  },
  offers: deployOffers,
};

/**
 * A unit comes in from reserve, only on the side's own Starting Tile and only while there is room (DS-RES-1, DS-RES-2).
 */
export const enterField: Action<Enter> = {
  check(state, seat, { unit: id }) {
    const no = refuseStep(state, seat, 'move');
    if (no !== null) return no;
    const unit = ownUnit(state, seat, id, 'enter');
    if (isNo(unit)) return unit;
    const start = startOf(state, sideAt(state, seat));
    if (hasRoom(state, start, unit)) return null;
    return refuseRoom('DS-OCC-1', { unit: id }, friendsOn(state, start, unit));
  },
  resolve(play, seat, { unit }) {
    comeIn(play, unit, startOf(play.state, sideAt(play.state, seat)));
    checkEnd(play);
  },
  offers: (state, seat) => reserveOf(state, seat).map(({ id }) => ({ type: 'enter', unit: id })),
};
