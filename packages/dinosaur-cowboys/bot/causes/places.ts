/** The reason why one place is better than another: an attack from there, in this activation or the next, or less danger. */
import { gap, type Point } from '@dwo/kernel';
import { being, bodyOf, discOf, enemiesOf, type Now } from '../../rules';
import { attackFrom, damageOfAll, nextTurn, prospectOf, type Threat, tenths, threatsOn } from './odds';

/** The least differences that count, in points of damage on average: of attacks, and of what all enemies together do. */
const MORE = 0.3;
const LESS = 0.75;

/** The facts of two places of a body; `why` tells how the second one is better, `place` if only its distance is known. */
export function placeFacts(here: Now, there: Now, body: number, acted: boolean) {
  const facts = { gap: nearestTo(here, body), otherGap: nearestTo(there, body) };
  const now = acted ? null : better(attackFrom(here, body), attackFrom(there, body));
  if (now !== null) return { ...facts, why: 'attack', ...factsOf(now) };
  const [danger, otherDanger] = [here, there].map((state) => tenths(damageOfAll(threatsOn(nextTurn(state), body))));
  const cost = { damage: danger ?? 0, otherDamage: otherDanger ?? 0 };
  const later = better(prospectOf(nextTurn(here), body), prospectOf(nextTurn(there), body));
  const spared = cost.damage - cost.otherDamage;
  if (spared >= LESS && spared > (later?.gain ?? 0)) return { ...facts, ...cost, why: 'danger' };
  return later === null ? { ...facts, why: 'place' } : { ...facts, why: 'next', ...factsOf(later) };
}

interface Gain {
  /** The attack from the first place; null without one. */
  readonly own: Threat | null;
  readonly attack: Threat;
  readonly gain: number;
}

/** The second attack, if it does clearly more than the first. */
function better(own: Threat | null, other: Threat | null): Gain | null {
  const gain = (other?.damage ?? 0) - (own?.damage ?? 0);
  return other === null || gain < MORE ? null : { own, attack: other, gain };
}

const factsOf = ({ own, attack: { on, weapon, hit, out } }: Gain) => ({
  ...{ target: on, weapon, hit, out },
  ...{ ownTarget: own?.on ?? null, ownHit: own?.hit ?? 0, ownOut: own?.out ?? 0 },
});

/** The gap between a body and its nearest enemy, in mils, if the body stood at a point; where it stands without one. */
export function nearestTo(view: Now, body: number, at?: Point): number {
  const own = being(view, body);
  const disc = { ...discOf(view, own), ...at };
  const all = enemiesOf(view, own.seat).map((foe) => gap(disc, discOf(view, bodyOf(view, foe))));
  return Math.max(0, Math.round(Math.min(...all)));
}
