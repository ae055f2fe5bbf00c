/** Causes in moves: out of contact, within reach of enemies, out of cover, out of range. */
import type { Point } from '@dwo/kernel';
import {
  areAdjacent,
  being,
  bodyOf,
  discOf,
  enemiesOf,
  type Intent,
  isInClose,
  lookAt,
  type Now,
  passengersOf,
} from '../../rules';
import { imagine } from '../fancy';
import { attackFrom, attackOddsOf, damageOfAll, snapOf, type Threat, tenths, threatsOn } from './odds';
import { nearestTo, placeFacts } from './places';
import { type Asked, type Cause, isLegal, type Suspect } from './suspect';

/** The least difference between two dangers that counts, in points of damage on average. */
const LESS = 0.75;
/** The least gain in damage on average that makes an attack clearly better. */
const MORE = 0.3;
/** The least gain in a chance that is worth telling. */
const CLEAR = 0.02;
/** The shares of a path that are tried to stay out of reach, the longest first. */
const SHORTER = [0.75, 0.5, 0.25] as const;

type Walk = Extract<Intent, { type: 'move' | 'hustle' }>;

const isWalk = (intent: Intent): intent is Walk => intent.type === 'move' || intent.type === 'hustle';

/** The body that walks. */
const walkerOf = (view: Now, walk: Walk) => (walk.type === 'move' ? walk.entity : (view.activation?.unit ?? -1));

/** The table after a walk, or as it is after any other intent. */
function after(view: Now, walk: Intent): Now {
  if (!isWalk(walk)) return view;
  const body = being(view, walkerOf(view, walk));
  return imagine(view, body.id, walk.path.at(-1) ?? discOf(view, body), walk.facing, walk.path.length > 0);
}

const isSameWalk = (other: Intent, walk: Walk): other is Walk => isWalk(other) && other.type === walk.type;

/** The facts of a danger as a whole. */
function factsOf(figure: number, there: readonly Threat[], elsewhere: readonly Threat[]) {
  return {
    ...{ figure, foe: null, foes: there.length },
    ...{ damage: tenths(damageOfAll(there)), otherDamage: tenths(damageOfAll(elsewhere)) },
  };
}

/** The facts of each enemy who may strike a unit: the playouts tell who does. Nobody is told who only could. */
function struckBy(threats: readonly Threat[]): Pick<Cause, 'struck' | 'hurts'> {
  const [worst] = threats;
  const all = threats.map(({ by, on, weapon, hit, out }) => [by, { foe: by, target: on, weapon, hit, out }] as const);
  if (worst === undefined) return {};
  const figure = String(worst.on);
  return { hurts: figure, struck: { figure, by: Object.fromEntries(all), nobody: {} } };
}

/** The same move, cut where enemies can do clearly less; null if there is no such place on the way. */
function shortened({ view, seat }: Asked, move: Walk, most: number): Walk | null {
  const [to] = move.path;
  if (move.path.length !== 1 || to === undefined) return null;
  const from = discOf(view, being(view, walkerOf(view, move)));
  for (const share of SHORTER) {
    const at: Point = {
      x: Math.round(from.x + (to.x - from.x) * share),
      y: Math.round(from.y + (to.y - from.y) * share),
    };
    const shorter: Walk = { ...move, path: [at] };
    if (damageOfAll(threatsOn(after(view, shorter), walkerOf(view, move))) <= most && isLegal(view, seat, shorter)) {
      return shorter;
    }
  }
  return null;
}

/** A unit went where enemies can hurt it, and could be hurt less at another place (DC-SHO-1, DC-CLO-3, DC-MOD-6). */
export const intoDanger: Suspect = (asked) => {
  const { view, chosen, better } = asked;
  if (!isWalk(chosen)) return null;
  const body = walkerOf(view, chosen);
  const there = threatsOn(after(view, chosen), body);
  const stay = better.type === 'endActivation' ? better : null;
  const without = isSameWalk(better, chosen) ? better : (shortened(asked, chosen, damageOfAll(there) - LESS) ?? stay);
  if (without === null) return null;
  const elsewhere = threatsOn(after(view, without), body);
  if (damageOfAll(elsewhere) > damageOfAll(there) - LESS) return null;
  const facts = { ...factsOf(body, there, elsewhere), stays: !isWalk(without) };
  return { id: 'step-into-reach', rule: 'DC-SHO-1', facts, without, ...struckBy(there) };
};

/** A unit stands in the open before an enemy who strikes it, and would have cover from the same one at another place (DC-MOD-6). */
export const gaveUpCover: Suspect = (asked) => {
  const { view, chosen } = asked;
  const into = intoDanger(asked);
  if (into === null) return null;
  const { facts, without } = into;
  const body = Number(facts.figure);
  const [here, there] = [after(view, chosen), after(view, without)];
  const isIn = (then: Now, by: number, isCovered: boolean) => {
    const { seen, cover } = lookAt(then, being(then, by), being(then, body));
    return seen && cover === isCovered;
  };
  const foes = threatsOn(here, body).filter(({ by }) => isIn(here, by, false) && isIn(there, by, true));
  const [worst] = foes;
  if (worst === undefined) return null;
  const otherDamage = (foe: number) => threatsOn(there, body).find(({ by }) => by === foe)?.damage ?? 0;
  const all = foes.map(({ by, hit, damage }) => {
    return [by, { foe: by, hit, damage: tenths(damage), otherDamage: tenths(otherDamage(by)) }] as const;
  });
  // Cover from somebody who does not strike is no reason.
  const figure = String(worst.on);
  const struck = { figure, by: Object.fromEntries(all), nobody: null };
  return { id: 'gave-up-cover', rule: 'DC-MOD-6', facts, without, hurts: figure, struck };
};

/** A unit stayed where enemies can hurt it, and could have gone where they can do less (DC-SHO-1). */
export const stayInReach: Suspect = ({ view, chosen, better }) => {
  if (chosen.type !== 'endActivation' || !isWalk(better)) return null;
  const body = walkerOf(view, better);
  const [there, elsewhere] = [threatsOn(view, body), threatsOn(after(view, better), body)];
  if (damageOfAll(elsewhere) > damageOfAll(there) - LESS) return null;
  const facts = factsOf(body, there, elsewhere);
  return { id: 'stay-in-reach', rule: 'DC-SHO-1', facts, without: better, ...struckBy(there) };
};

/** A unit left contact and paid with Snap attacks (DC-CLO-5); told with the worst one, and not if an attack that was left out does more. */
export const leftContact: Suspect = ({ view, seat, chosen, better }) => {
  if (!isWalk(chosen) || chosen.path.length === 0 || (isWalk(better) && better.path.length > 0)) return null;
  const body = being(view, walkerOf(view, chosen));
  if (!isInClose(view, body)) return null;
  const foes = enemiesOf(view, seat).filter((enemy) => areAdjacent(view, enemy, body));
  const targets = [body, ...passengersOf(view, body.id)];
  const all = foes.flatMap((foe) => targets.map((target) => ({ foe, target, odds: snapOf(view, foe, target) })));
  const [worst] = all.sort((a, b) => b.odds.damage - a.odds.damage);
  if (worst === undefined || worst.odds.hit === 0) return null;
  if (better.type === 'attack' && attackOddsOf(view, seat, better).damage > worst.odds.damage) return null;
  const mine = all.filter(({ target, odds }) => target === worst.target && odds.hit > 0);
  const by = mine.map(({ foe, target, odds }) => {
    return [foe.id, { foe: foe.id, target: target.id, hit: odds.hit, out: odds.out }] as const;
  });
  const struck = { figure: String(worst.target.id), by: Object.fromEntries(by), nobody: null };
  return { id: 'left-contact', rule: 'DC-CLO-5', facts: { figure: body.id }, without: better, struck };
};

/** A unit could attack nobody from where it was left, and could have from another place (DC-SHO-3, DC-CLO-3). */
export const outOfRange: Suspect = ({ view, chosen, better }) => {
  if (!isWalk(better) || view.activation?.acted === true) return null;
  if (chosen.type !== 'endActivation' && !(isWalk(chosen) && isSameWalk(better, chosen))) return null;
  const body = walkerOf(view, better);
  const here = isWalk(chosen) ? after(view, chosen) : view;
  if (attackFrom(here, body) !== null) return null;
  const then = attackFrom(after(view, better), body);
  if (then === null) return null;
  const facts = { figure: then.by, target: then.on, weapon: then.weapon, hit: then.hit, out: then.out };
  return { id: 'out-of-range', rule: 'DC-SHO-3', facts, without: better };
};

/**
 * A unit moved although it had an attack from where it stood: after a Hustle there is none, a move may lose its target (DC-ACT-2), and
 * a move that does not is better kept for after the attack (DC-ACV-1).
 */
export const gaveUpAttack: Suspect = ({ view, seat, chosen, better }) => {
  if (!isWalk(chosen) || better.type !== 'attack') return null;
  const { hit, out } = attackOddsOf(view, seat, better);
  const isHustle = chosen.type === 'hustle';
  const then = isHustle ? null : attackOddsOf(after(view, chosen), seat, better);
  const facts = { figure: better.attacker, weapon: better.weapon, target: better.target, hit, out, hustle: isHustle };
  if (then !== null && then.hit >= hit && isLegal(after(view, chosen), seat, better)) {
    return { id: 'moved-first', rule: 'DC-ACV-1', facts, without: better };
  }
  return { id: 'gave-up-attack', rule: 'DC-ACT-2', facts, without: better };
};

/** A unit attacked before it moved: from the other place it attacks better, or enemies can do less to it (DC-ACV-1). */
export const attackedFirst: Suspect = ({ view, seat, chosen, better }) => {
  if (chosen.type !== 'attack' || !isWalk(better)) return null;
  const body = walkerOf(view, better);
  if (bodyOf(view, being(view, chosen.attacker)).id !== body) return null;
  const there = after(view, better);
  const { hit, out, damage: own } = attackOddsOf(view, seat, chosen);
  const [now, then] = [threatsOn(view, body), threatsOn(there, body)];
  const spared = damageOfAll(now) - damageOfAll(then);
  const cause = { id: 'attacked-first', rule: 'DC-ACV-1', without: better } as const;
  const facts = { figure: chosen.attacker, target: chosen.target, hit, out, hustle: better.type === 'hustle' };
  const same = isLegal(there, seat, chosen)
    ? { ...attackOddsOf(there, seat, chosen), on: chosen.target, weapon: chosen.weapon }
    : null;
  // The chances are what is told, so that one of them must be better too.
  const next = [attackFrom(there, body), same].find((each) => {
    return each !== null && each.damage > own + MORE && (each.hit > hit + CLEAR || each.out > out + CLEAR);
  });
  if (next != null && better.type === 'move') {
    const other = { otherTarget: next.on, otherWeapon: next.weapon, otherHit: next.hit, otherOut: next.out };
    return { ...cause, facts: { ...facts, ...other, why: 'attack' } };
  }
  if (spared >= LESS) {
    const danger = { damage: tenths(damageOfAll(now)), otherDamage: tenths(damageOfAll(then)), foes: now.length };
    return { ...cause, facts: { ...facts, ...danger, why: 'danger' } };
  }
  return { ...cause, facts: { ...facts, otherGap: nearestTo(there, body), gap: nearestTo(view, body), why: 'place' } };
};

/** A unit did not move, had better gone to another place, or had better stayed; named only if nothing else is known about it (DC-MOV-1). */
export const otherPlace: Suspect = ({ view, chosen, better }) => {
  if (isWalk(chosen) && better.type === 'endActivation') {
    const figure = walkerOf(view, chosen);
    const facts = { figure, ...placeFacts(after(view, chosen), view, figure, view.activation?.acted === true) };
    return { id: 'left-place', rule: 'DC-MOV-1', facts, without: better };
  }
  if (!isWalk(better) || !(chosen.type === 'endActivation' || isWalk(chosen))) return null;
  const body = walkerOf(view, better);
  const here = isWalk(chosen) ? after(view, chosen) : view;
  const facts = { figure: body, ...placeFacts(here, after(view, better), body, view.activation?.acted === true) };
  return { id: isWalk(chosen) ? 'worse-place' : 'idle', rule: 'DC-MOV-1', facts, without: better };
};
