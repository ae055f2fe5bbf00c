/** Causes in moves: into the reach of enemies, out of hiding, over harmful ground, out of range, bound to other prey. */
import { frozen, type Seat } from '@dwo/kernel';
import {
  aim,
  canHide,
  dataOf,
  dinoSoldiers,
  distance,
  type Event,
  type Figure,
  focusOf,
  type Intent,
  isAim,
  type Now,
  sideAt,
  sideOf,
  standingOn,
} from '../../rules';
import { lossOf } from '../foresight/outcome';
import { tried } from '../foresight/trial';
import { bestOf, worthOf } from './attacks';
import { foesOf } from './odds';
import { type Asked, type Cause, endsMoves, endsTurn, isComing, isMove, type Moving, type Suspect } from './suspect';
import { dangerOf, isHiddenThen, type Threat, targetsOn, threatsOn } from './threats';

/** The part of a unit's hit points by which two dangers must differ, and the least number of them. */
const PART = 0.25;
const LEAST = 1;

/** The state after an intent of the one who decides, face-down tiles as Open, and what happened. */
interface After {
  readonly now: Now;
  readonly events: readonly Event[];
  /** Whether a face-down tile was entered. */
  readonly unknown: boolean;
}

function afterOf(view: Now, intent: Intent): After {
  const { state, events, unknown } = tried(view, intent);
  return { now: frozen(state), events, unknown };
}

/** Whether the danger to a unit depends on a face-down tile: it tells who can hide there, and nothing of range or sight (DS-TER-10). */
const isVague = ({ unknown }: Pick<After, 'unknown'>, unit: Figure) => unknown && canHide(unit);

/** The facts of the dangers to a unit at two places; the first has at least one. */
function dangersOf(unit: Figure, there: readonly Threat[], elsewhere: readonly Threat[]) {
  const [worst] = there;
  return {
    ...{ unit: unit.id, hp: unit.hp, foe: worst?.by ?? null, damage: worst?.damage ?? 0, dies: worst?.dies ?? false },
    ...{ sure: worst?.sure ?? false, foes: there.length, all: Math.min(unit.hp, dangerOf(there)) },
    ...{ otherFoes: elsewhere.length, otherDamage: elsewhere[0]?.damage ?? 0 },
    otherAll: Math.min(unit.hp, dangerOf(elsewhere)),
  };
}

/** The tile that a move leads to; null for any other intent. */
const goalOf = (intent: Intent) =>
  isMove(intent) ? { otherX: intent.x, otherY: intent.y } : { otherX: null, otherY: null };

/** Whether a unit is in clearly more danger by some threats than by others. */
function isWorse(unit: Figure, there: readonly Threat[], elsewhere: readonly Threat[]): boolean {
  return dangerOf(there) - dangerOf(elsewhere) >= Math.max(LEAST, PART * unit.hp);
}

/** The move of the same unit in which it is least in danger; null if there is none. */
function safest({ view, seat }: Asked, unit: number): Moving | null {
  const moves = dinoSoldiers.intents(view, seat).filter((each): each is Moving => isMove(each) && each.unit === unit);
  const own = view.units[unit];
  const known = moves
    .map((move) => ({ move, after: afterOf(view, move) }))
    .filter(({ after }) => own !== undefined && !isVague(after, own));
  const ranked = known.map(({ move, after }) => ({ move, danger: dangerOf(threatsOn(after.now, unit)) }));
  return ranked.sort((a, b) => a.danger - b.danger)[0]?.move ?? null;
}

/** A unit came to where enemies can hit it harder than elsewhere, or to where it can't hide (DS-RNG-1, DS-HIDE-3). */
export const stepIntoReach: Suspect = (asked) => {
  const { view, chosen, better } = asked;
  if (!isMove(chosen)) return null;
  const after = afterOf(view, chosen);
  const unit = after.now.units[chosen.unit];
  if (unit === undefined || unit.place !== 'field' || isVague(after, unit)) return null;
  const there = threatsOn(after.now, unit.id);
  if (there.length === 0) return null;
  const same = isMove(better) && better.unit === chosen.unit;
  const without = same || endsTurn(better) ? better : safest(asked, unit.id);
  if (without === null) return null;
  const other = endsTurn(without) ? { now: view, unknown: false } : afterOf(view, without);
  const elsewhere = threatsOn(other.now, unit.id);
  if (isVague(other, unit) || !isWorse(unit, there, elsewhere)) return null;
  const places = { x: chosen.x, y: chosen.y, ...goalOf(without) };
  const facts = { ...dangersOf(unit, there, elsewhere), ...places, stays: endsTurn(without) };
  const hiding = isMove(without) && isHiddenThen(other.now, unit.id) && !isHiddenThen(after.now, unit.id);
  return hiding
    ? { id: 'missed-hiding', rule: 'DS-HIDE-3', facts: { ...facts, stayed: false }, without }
    : { id: 'step-into-reach', rule: 'DS-RNG-1', facts, without };
};

/** A unit came in from reserve, where nobody could hit it, to where enemies can (DS-RES-5). */
export const cameInEarly: Suspect = ({ view, chosen, better }) => {
  if (chosen.type !== 'enter' || !endsTurn(better)) return null;
  const { now } = afterOf(view, chosen);
  const unit = now.units[chosen.unit];
  const there = threatsOn(now, chosen.unit);
  if (unit === undefined || !isWorse(unit, there, [])) return null;
  return { id: 'came-in-early', rule: 'DS-RES-5', facts: dangersOf(unit, there, []), without: better };
};

/** A unit stayed where enemies can hit it, and had a move to where they can do less, or to where it can hide. */
export const stayInReach: Suspect = ({ view, chosen, better }) => {
  if (!endsMoves(view, chosen) || !isMove(better)) return null;
  const unit = view.units[better.unit];
  const after = afterOf(view, better);
  if (unit === undefined || isVague(after, unit)) return null;
  const [there, elsewhere] = [threatsOn(view, unit.id), threatsOn(after.now, unit.id)];
  if (there.length === 0 || !isWorse(unit, there, elsewhere)) return null;
  const facts = { ...dangersOf(unit, there, elsewhere), ...goalOf(better), stayed: true };
  return isHiddenThen(after.now, unit.id)
    ? { id: 'missed-hiding', rule: 'DS-HIDE-3', facts, without: better }
    : { id: 'stay-in-reach', rule: 'DS-RNG-1', facts, without: better };
};

/** A hidden unit was revealed where enemies can now hit it (DS-HIDE-7). */
export const gaveUpHiding: Suspect = ({ view, seat, chosen, better }) => {
  if (chosen.type !== 'attack' && !isComing(chosen)) return null;
  const same = (isMove(better) || better.type === 'attack') && better.unit === chosen.unit;
  if (!same && !endsTurn(better)) return null;
  const after = afterOf(view, chosen);
  const kept = endsTurn(better) ? [] : revealedIn(view, seat, afterOf(view, better).events);
  for (const id of revealedIn(view, seat, after.events)) {
    const unit = after.now.units[id];
    if (unit === undefined || kept.includes(id) || isHiddenThen(after.now, id)) continue;
    const there = threatsOn(after.now, id);
    const elsewhere = threatsOn(endsTurn(better) ? view : afterOf(view, better).now, id);
    if (!isWorse(unit, there, elsewhere)) continue;
    const facts = { ...dangersOf(unit, there, elsewhere), by: chosen.unit, attacks: chosen.type === 'attack' };
    return { id: 'gave-up-hiding', rule: 'DS-HIDE-7', facts, without: better };
  }
  return null;
};

/** The own units that stop being hidden in some events. */
function revealedIn(view: Now, seat: Seat, events: readonly Event[]): readonly number[] {
  return events.flatMap((event) => {
    const unit = event.type === 'revealed' ? view.units[event.unit] : undefined;
    return unit !== undefined && sideOf(unit) === sideAt(view, seat) ? [unit.id] : [];
  });
}

/** A unit went over ground or fire that hurt it and that it could see (DS-TER-6, DS-AB-FIR-4). */
export const hurtByGround: Suspect = ({ view, chosen, better }) => {
  if (!isComing(chosen)) return null;
  const after = afterOf(view, chosen);
  const harm = lossOf(after.events, chosen.unit, ['terrain', 'fire']);
  const isSame = isComing(better) && better.unit === chosen.unit;
  if (harm === 0 || !(isSame || endsTurn(better))) return null;
  const spared = endsTurn(better) ? 0 : lossOf(afterOf(view, better).events, chosen.unit, ['terrain', 'fire']);
  if (spared >= harm) return null;
  const fire = lossOf(after.events, chosen.unit, ['fire']);
  const facts = {
    ...{ unit: chosen.unit, harm, spared, hp: view.units[chosen.unit]?.hp ?? 0, fire: fire > 0 },
    dies: after.now.units[chosen.unit]?.place === 'dead',
  };
  return { id: 'hurt-by-ground', rule: fire > 0 ? 'DS-AB-FIR-4' : 'DS-TER-6', facts, without: better };
};

/** Whether a dinosaur could attack a unit where it stands, but for Primal Instinct. */
function isForbidden(state: Now, unit: Figure, victim: Figure): boolean {
  const aims = dataOf(unit).modes.flatMap((data) =>
    targetsOn(state, unit, data, victim).map((target) => aim(state, unit, data.mode, target)),
  );
  const hits = aims.some((each) => isAim(each) && each.victims.some(({ id }) => id === victim.id));
  return !hits && aims.some((each) => !isAim(each) && each.rule === 'DS-PI-6');
}

/** After its move Primal Instinct forbids a dinosaur an attack that another move would have left it (DS-PI-6). */
export const boundToPrey: Suspect = ({ view, chosen, better }) => {
  if (!isMove(chosen) || !isMove(better) || better.unit !== chosen.unit) return null;
  const [after, other] = [afterOf(view, chosen), afterOf(view, better)];
  const unit = after.now.units[chosen.unit];
  const wanted = bestOf(other.now, chosen.unit);
  if (unit === undefined || wanted === null || after.unknown || other.unknown) return null;
  const [prey] = focusOf(after.now, unit);
  const victim = after.now.units[wanted.effect.target];
  if (prey === undefined || victim === undefined || !isForbidden(after.now, unit, victim)) return null;
  const { target: lost, kill, damage, hp } = wanted.effect;
  const facts = { unit: unit.id, prey: prey.id, target: lost, kill, damage: Math.round(damage), hp };
  return { id: 'bound-to-prey', rule: 'DS-PI-6', facts, without: better };
};

/** A unit could attack nobody from where it was left, and could have from another tile (DS-RNG-1). */
export const outOfRange: Suspect = ({ view, chosen, better }) => {
  if (!isMove(better) || !(endsMoves(view, chosen) || (isMove(chosen) && chosen.unit === better.unit))) return null;
  const other = afterOf(view, better);
  const after = isMove(chosen) ? afterOf(view, chosen) : { now: view, unknown: false };
  const then = bestOf(other.now, better.unit);
  if (then === null || other.unknown || after.unknown || worthOf(other.now, then.effect) <= 0) return null;
  if (bestOf(after.now, better.unit) !== null) return null;
  const { target, kill, damage, hp, waits } = then.effect;
  const facts = { unit: better.unit, mode: then.attack.mode, target, kill, damage: Math.round(damage), hp, waits };
  return { id: 'out-of-range', rule: 'DS-RNG-1', facts: { ...facts, stayed: !isMove(chosen) }, without: better };
};

/** The tile of a unit, and the distance of the nearest enemy from it in tiles; null without enemies, and off the field. */
function whereabouts(state: Now, id: number) {
  const unit = state.units[id];
  if (unit === undefined || unit.place !== 'field') return { gap: null, x: null, y: null };
  const { x, y } = standingOn(state, unit);
  const all = foesOf(state, id).map((foe) => distance({ x, y }, standingOn(state, foe)));
  return { gap: all.length === 0 ? null : Math.min(...all), x, y };
}

/**
 * A unit had better gone to another tile, or gone at all, or the turn had better ended (DS-TURN-6). An attack ended the moves before it did (DS-TURN-4). Named only if nothing
 * else is known about it.
 */
export function otherTile({ view, seat, chosen, better }: Asked): Cause | null {
  if (isComing(chosen) && endsTurn(better)) {
    const own = sideAt(view, seat);
    const reserve = view.units.filter((each) => each.place === 'reserve' && sideOf(each) === own).length;
    return { id: 'turn-went-on', rule: 'DS-TURN-6', facts: { unit: chosen.unit, reserve }, without: better };
  }
  if (!isMove(better)) return null;
  const { unit } = better;
  const there = whereabouts(afterOf(view, better).now, unit);
  const other = { otherGap: there.gap, otherX: there.x, otherY: there.y };
  if (isMove(chosen) && chosen.unit === unit) {
    const facts = { unit, ...whereabouts(afterOf(view, chosen).now, unit), ...other };
    return { id: 'worse-place', rule: 'DS-MOV-1', facts, without: better };
  }
  if (!endsMoves(view, chosen)) return null;
  const facts = { unit, ...whereabouts(view, unit), ...other };
  return chosen.type === 'attack'
    ? { id: 'moves-ended', rule: 'DS-TURN-4', facts: { ...facts, by: chosen.unit }, without: better }
    : { id: 'idle', rule: 'DS-MOV-1', facts, without: better };
}
