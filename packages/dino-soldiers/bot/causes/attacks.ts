/** Causes in attacks: one that was left out, failed, hit friends, or had another target. */
import { frozen } from '@dwo/kernel';
import type { Attack, Now } from '../../rules';
import { attacksOf, dataOf, fielded, SHORTEST_SHOUT, sideAt, sideOf } from '../../rules';
import { tried } from '../foresight/trial';
import { type Effect, effectOf, fails } from './odds';
import { type Asked, endsTurn, isComing, isLegal, type Suspect } from './suspect';

/** The facts of an attack. */
function factsOf({ unit, mode }: Attack, { target, kill, damage, hp, waits, foes, friends }: Effect) {
  return { unit, mode, target, kill, damage: Math.round(damage), hp, waits, foes, friends };
}

/** The facts of the other attack. */
function othersOf({ mode }: Attack, { target, kill, damage, hp, waits, foes }: Effect) {
  return {
    ...{ otherMode: mode, otherTarget: target, otherKill: kill, otherDamage: Math.round(damage) },
    ...{ otherHp: hp, otherWaits: waits, otherFoes: foes },
  };
}

/** An attack without a valid shout, where shouts are strict (DS-SHO-3). */
export const failedShout: Suspect = ({ view, seat, chosen }) => {
  if (chosen.type !== 'attack' || !fails(view, chosen)) return null;
  const unit = view.units[chosen.unit];
  const shout = unit && dataOf(unit).modes.find(({ mode }) => mode === chosen.mode)?.shout;
  if (shout === undefined) return null;
  const without: Attack = { ...chosen, shout: { family: shout, holdMs: SHORTEST_SHOUT } };
  const effect = effectOf(view, without);
  if (effect === null || !isLegal(view, seat, without)) return null;
  const facts = { ...factsOf(without, effect), wrong: chosen.shout !== null && chosen.shout.family !== shout };
  return { id: 'failed-shout', rule: 'DS-SHO-3', facts, without };
};

/** An attack on a tile or a line that hit friends (DS-ATK-8). */
export const hitFriends: Suspect = ({ view, chosen, better }) => {
  if (chosen.type !== 'attack') return null;
  const effect = effectOf(view, chosen);
  if (effect === null || effect.friends === 0) return null;
  const other = better.type === 'attack' ? effectOf(view, better) : null;
  const isFree = endsTurn(better) || (better.type === 'attack' && better.unit === chosen.unit && other?.friends === 0);
  return isFree ? { id: 'hit-friends', rule: 'DS-ATK-8', facts: factsOf(chosen, effect), without: better } : null;
};

/** The attack of the chosen unit that has the target of the better one: the better one itself, or one of its own. */
function attackLike(view: Now, chosen: Attack, better: Attack, target: number): Attack | null {
  if (better.unit === chosen.unit) return better;
  const unit = view.units[chosen.unit];
  if (unit === undefined) return null;
  const own = attacksOf(view, unit).filter(
    (each) => each.mode === chosen.mode && effectOf(view, each)?.target === target,
  );
  return own[0] ?? null;
}

/** The same unit had better attacked another enemy (DS-ATK-6), or in another way (DS-ATK-3). */
export const wrongTarget: Suspect = ({ view, seat, chosen, better }) => {
  if (chosen.type !== 'attack' || better.type !== 'attack') return null;
  const [effect, wanted] = [effectOf(view, chosen), effectOf(view, better)];
  if (effect === null || wanted === null) return null;
  const without = attackLike(view, chosen, better, wanted.target);
  const other = without === null ? null : effectOf(view, without);
  if (without === null || other === null || !isLegal(view, seat, without)) return null;
  const facts = { ...factsOf(chosen, effect), ...othersOf(without, other) };
  if (other.target !== effect.target) return { id: 'wrong-target', rule: 'DS-ATK-6', facts, without };
  return without.mode === chosen.mode ? null : { id: 'wrong-mode', rule: 'DS-ATK-3', facts, without };
};

/** The units that can still attack an enemy in this turn. */
function ableIn({ view, seat }: Asked): number {
  const own = fielded(view, sideAt(view, seat));
  return own.filter((unit) => attacksOf(view, unit).some((each) => isLegal(view, seat, each))).length;
}

/** The turn was ended before an attack: by a unit that had hidden (DS-HIDE-7), or by another one (DS-TURN-5). */
export const unspentAttack: Suspect = (asked) => {
  const { view, chosen, better } = asked;
  if (!endsTurn(chosen) || better.type !== 'attack') return null;
  const effect = effectOf(view, better);
  if (effect === null) return null;
  const facts = { ...factsOf(better, effect), able: ableIn(asked) };
  const isHidden = (view.units[better.unit]?.hidden ?? 0) > 0;
  return isHidden
    ? { id: 'stayed-hidden', rule: 'DS-HIDE-7', facts, without: better }
    : { id: 'unspent-attack', rule: 'DS-TURN-5', facts, without: better };
};

/** A unit moved or came in before an attack that had better been made at once, although it ends the moves (DS-TURN-4). */
export const attackFirst: Suspect = ({ view, seat, chosen, better }) => {
  if (!isComing(chosen) || better.type !== 'attack') return null;
  const effect = effectOf(view, better);
  if (effect === null) return null;
  const { state } = tried(view, chosen);
  const now = frozen(state);
  const later = isLegal(now, seat, better) ? effectOf(now, better) : null;
  const facts = {
    ...{ ...factsOf(better, effect), unit: chosen.unit, by: better.unit, enters: chosen.type === 'enter' },
    ...{ lost: later === null, otherKill: later?.kill ?? 0, otherDamage: Math.round(later?.damage ?? 0) },
    ...{ otherHp: later?.hp ?? 0, otherWaits: later?.waits ?? false },
  };
  return { id: 'attack-first', rule: 'DS-TURN-4', facts, without: better };
};

/** The best attack of a unit on an enemy where it stands in a state, and its effect; null if it has none. */
export function bestOf(state: Now, id: number): { readonly attack: Attack; readonly effect: Effect } | null {
  const unit = state.units[id];
  if (unit === undefined || unit.place !== 'field') return null;
  const all = attacksOf(state, unit).flatMap((attack) => {
    const effect = effectOf(state, attack);
    // Primal Instinct may make a dinosaur the prey of its own side; nobody misses an attack on it.
    const victim = effect === null ? undefined : state.units[effect.target];
    const isFoe = victim !== undefined && sideOf(victim) !== sideOf(unit);
    return effect === null || effect.friends > 0 || !isFoe ? [] : [{ attack, effect }];
  });
  return all.sort((a, b) => worthOf(state, b.effect) - worthOf(state, a.effect))[0] ?? null;
}

/** The points of cost that an attack takes from its target. */
export function worthOf(state: Now, { target, damage, kill }: Effect): number {
  const victim = state.units[target];
  return victim === undefined ? 0 : (dataOf(victim).cost * damage) / dataOf(victim).hp + kill;
}
