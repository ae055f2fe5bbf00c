/** Zones, set-up and the first seat of a round (VS-R-11, VS-INI-2). */
import type { Seat } from '@dwo/kernel';
import { isIn, isMount, seatsOf, sure } from '../bodies';
import { ZONES } from '../data/scenarios';
import { refuseAsked } from '../first-checks';
import { orderFrom } from '../flow';
import type { ChooseEdge, ChooseFirst, Deploy, Spot } from '../intents';
import type { Action } from '../play';
import { refuse } from '../refusal';
import type { Now } from '../state';
import { facingAt, inForce, refuseSetUp, usualSetUp } from '../zones';

/** The winner of the roll-off picks a zone; the others follow clockwise, each with the next zone of the list (VS-R-11). */
export const chooseEdge: Action<ChooseEdge> = {
  check(state, seat, { zone }) {
    const no = refuseAsked(state, seat, 'zone');
    if (no !== null) return no;
    return ZONES[state.options.seats]?.[zone] === undefined ? refuse('VS-R-11', 'BAD_ZONE', { zone }) : null;
  },
  resolve({ state, emit }, seat, { zone }) {
    const order = orderFrom(seatsOf(state), seat);
    const zones = seatsOf(state).map((each) => (zone + order.indexOf(each)) % order.length);
    emit({ type: 'zonesSettled', zones, order });
  },
  offers: ({ phase, options }) =>
    phase === 'zone' ? (ZONES[options.seats] ?? []).map((_, zone) => ({ type: 'chooseEdge' as const, zone })) : [],
};

/** The usual set-up with every guy on a mount that it can have: a second sample (VS-R-11). */
function mounted(state: Now, seat: Seat): Spot[] {
  const guys = inForce(state, seat).filter(({ class: type }) => type === 'guy');
  const mounts = inForce(state, seat).filter(isMount);
  return usualSetUp(state, seat).map((spot) => {
    const at = guys.findIndex(({ id }) => id === spot.figure);
    const mount = at < 0 ? undefined : mounts[at];
    return mount === undefined ? spot : { ...spot, riding: mount.id };
  });
}

/** Sets up a whole force at once (VS-R-11). */
export const deploy: Action<Deploy> = {
  check: (state, seat, { list }) => refuseAsked(state, seat, 'deploy') ?? refuseSetUp(state, seat, list),
  resolve({ state, emit }, seat, { list }) {
    const placed = list.map(({ figure, riding, x, y }) => {
      const at = riding === null ? { x, y } : sure(list.find((spot) => spot.figure === riding));
      return { figure, riding, x: at.x, y: at.y, facing: facingAt(state, seat, at) };
    });
    emit({ type: 'deployed', seat, list: placed });
  },
  offers(state, seat) {
    if (state.phase !== 'deploy' || state.asked !== seat) return [];
    return [usualSetUp(state, seat), mounted(state, seat)].map((list) => ({ type: 'deploy', list }));
  },
};

/** Names a seat in play for the first turn (VS-INI-2, VS-R-47). */
export const chooseFirst: Action<ChooseFirst> = {
  check(state, seat, { seat: named }) {
    const no = refuseAsked(state, seat, 'first');
    if (no !== null) return no;
    return isIn(state, named) ? null : refuse('VS-R-47', 'BAD_SEAT', { seat: named });
  },
  resolve: ({ state, emit }, _, { seat: named }) =>
    emit({ type: 'orderSettled', order: orderFrom(seatsOf(state), named) }),
  offers: (state) =>
    state.phase === 'first' ? seatsOf(state).map((seat) => ({ type: 'chooseFirst' as const, seat })) : [],
};
