/** The answers to reaction windows (DC-SEQ-W1 to DC-SEQ-W4). */
import type { Seat } from '@dwo/kernel';
import { closeWeapons, refuseBlow } from '../attack';
import { being, entityAt, passengersOf, sure } from '../bodies';
import { refuseAsked } from '../first-checks';
import { advance } from '../flow';
import type { PlaceDismounted, ReactLucky, ReactSnap, ReactYeehaw } from '../intents';
import { snappers } from '../moving';
import { placesAround, refusePlaces } from '../placing';
import type { Action } from '../play';
import { type No, refuse } from '../refusal';
import { rollOne, settleRoll } from '../rolls';
import type { Being, Now, Snap } from '../state';
import { rollDice } from '../strike';

/** Tells whom Snap attacks on the movement that has begun can be aimed at (DC-R-45, DC-R-47). */
export function snapTargets(state: Now): number[] {
  const { start, body, places } = sure(state.movement);
  if (start === 'dismount') return places.map(({ entity }) => entity);
  return [body, ...passengersOf(state, body).map(({ id }) => id)];
}

function refuseSnap(state: Now, able: readonly Being[], { entity, weapon, target }: Snap): No | null {
  const attacker = able.find(({ id }) => id === entity);
  if (attacker === undefined) return refuse('DC-R-44', 'BAD_ANSWER', { entity });
  if (!closeWeapons(attacker).includes(weapon)) return refuse('DC-CLO-5', 'BAD_WEAPON', { entity, weapon });
  const victim = snapTargets(state).includes(target) ? entityAt(state, target) : null;
  if (victim === null) return refuse('DC-R-45', 'BAD_TARGET', { target });
  return refuseBlow(state, { attacker, weapon, target: victim, fan: false });
}

/** DC-SEQ-W1 */
export const reactSnap: Action<ReactSnap> = {
  check(state, seat, { list }) {
    const no = refuseAsked(state, seat, 'snap');
    if (no !== null) return no;
    const able = snappers(state, being(state, sure(state.movement).body));
    for (const [i, snap] of list.entries()) {
      const isTwice = list.slice(0, i).some(({ entity }) => entity === snap.entity);
      if (isTwice) return refuse('DC-SEQ-W1', 'BAD_ANSWER', { entity: snap.entity });
      const refusal = refuseSnap(state, able, snap);
      if (refusal !== null) return refusal;
    }
    return null;
  },
  resolve(play, _, { list }) {
    const snaps = list.map(({ entity, weapon, target }) => ({ entity, weapon, target }));
    play.emit({ type: 'snapsChosen', snaps });
    advance(play);
  },
  offers(state: Now) {
    if (state.phase !== 'snap') return [];
    const able = snappers(state, being(state, sure(state.movement).body));
    const targets = snapTargets(state);
    const each = (target: number) =>
      able.map((entity) => ({ entity: entity.id, weapon: sure(closeWeapons(entity)[0]), target }));
    const lists = [[], ...targets.map(each), ...targets.flatMap(each).map((snap) => [snap])];
    return lists.map((list) => ({ type: 'reactSnap', list }));
  },
};

/** DC-SEQ-W2 */
export const reactLucky: Action<ReactLucky> = {
  check: (state, seat) => refuseAsked(state, seat, 'lucky'),
  resolve(play, _, { use }) {
    const { target, dice, ...terms } = sure(play.state.attack);
    if (use) play.emit({ type: 'luckyUsed', entity: target, dice: rollDice(play, dice.length, terms) });
    else play.emit({ type: 'diceKept', stage: 'yeehaw' });
    advance(play);
  },
  offers: ({ phase }) => (phase === 'lucky' ? [true, false].map((use) => ({ type: 'reactLucky', use })) : []),
};

/** The dice that lie on the table for Yeehaw!, the single one or all of an attack. */
function diceShown({ roll, attack }: Now): readonly number[] {
  return roll === null ? (attack?.dice ?? []) : [roll.value];
}

/** DC-SEQ-W3. A client may answer by a standing preference of its player; here all answers are alike (DC-SEQ-6). */
export const reactYeehaw: Action<ReactYeehaw> = {
  check(state, seat, { use, die }) {
    const no = refuseAsked(state, seat, 'yeehaw');
    if (no !== null || !use) return no;
    const { length } = diceShown(state);
    const isThere = Number.isInteger(die) && die >= 0 && die < length;
    return isThere ? null : refuse('DC-SEQ-W3', 'BAD_ANSWER', { die, dice: length });
  },
  resolve(play, seat: Seat, { use, die }) {
    const { state, emit } = play;
    if (state.roll !== null) {
      const { purpose, need } = state.roll;
      if (use) emit({ type: 'yeehawUsed', seat, die: 0, value: rollOne(play, purpose, need) });
      settleRoll(play);
    } else if (use) {
      emit({ type: 'yeehawUsed', seat, die, value: sure(rollDice(play, 1, sure(state.attack))[0]) });
    } else emit({ type: 'diceKept', stage: 'settle' });
    advance(play);
  },
  offers(state: Now) {
    if (state.phase !== 'yeehaw') return [];
    const dice = diceShown(state).map((_, die) => ({ type: 'reactYeehaw' as const, use: true, die }));
    return [{ type: 'reactYeehaw', use: false, die: 0 }, ...dice];
  },
};

/** DC-SEQ-W4 */
export const placeDismounted: Action<PlaceDismounted> = {
  check(state, seat, { list }) {
    const no = refuseAsked(state, seat, 'place');
    return no ?? refusePlaces(state, sure(state.fallen[0]), list);
  },
  resolve(play, _, { list }) {
    play.emit({ type: 'placed', places: list.map(({ entity, x, y }) => ({ entity, x, y })) });
    advance(play);
  },
  offers: (state: Now) =>
    state.phase === 'place' ? [{ type: 'placeDismounted', list: placesAround(state, sure(state.fallen[0])) }] : [],
};
