/** Exact odds of attacks, now and from where a figure could come to stand, by the terms and dice of the rules. */
import { chance, distance, gap, type Seat } from '@dwo/kernel';
import {
  type Being,
  type Blow,
  being,
  bodyOf,
  chargeChance,
  damageOf,
  discOf,
  enemiesOf,
  facingTowards,
  type Intent,
  modeOf,
  type Now,
  passengersOf,
  refuseBlow,
  termsOf,
} from '../../rules';
import { imagine } from '../fancy';
import { hitChances } from '../worth';

/** The gap at which a figure strikes that came to do so, in mils. */
const CONTACT = 50;

/** The odds of one attack: that it hurts, that its target goes Out of Action, and the hitpoints that it takes on average. */
export interface Odds {
  readonly hit: number;
  readonly out: number;
  readonly damage: number;
}

const NONE: Odds = { hit: 0, out: 0, damage: 0 };

/** The odds of a blow against its target (DC-ATK-1 to DC-ATK-9). */
function oddsOfBlow(state: Now, blow: Blow): Odds {
  const terms = termsOf(state, blow);
  let [hit, out, mean] = [0, 0, 0];
  for (const [hits, share] of hitChances(terms).entries()) {
    const damage = damageOf(hits, terms);
    if (damage > 0) hit += share;
    if (damage >= blow.target.hp) out += share;
    mean += share * Math.min(damage, blow.target.hp);
  }
  return { hit, out, damage: mean };
}

type Declared = Extract<Intent, { type: 'attack' | 'charge' }>;

/** The odds of an attack or a Charge from where its figure stands; those of a Charge contain its roll (DC-ACT-7). */
export function attackOddsOf(view: Now, seat: Seat, intent: Declared): Odds {
  const [attacker, target] = [being(view, intent.attacker), being(view, intent.target)];
  const isCharge = intent.type === 'charge';
  const fan = !isCharge && intent.fan === true;
  const { hit, out, damage } = oddsOfBlow(view, {
    ...{ attacker, weapon: intent.weapon, target },
    ...{ fan, charge: isCharge, snap: false },
  });
  const reached = isCharge ? chance(chargeChance(view, seat, intent)) : 1;
  return { hit: reached * hit, out: reached * out, damage: reached * damage };
}

/** The odds of an intent by name, from 0 to 1; none for an intent without dice. */
export function oddsOf(view: Now, seat: Seat, intent: Intent): Readonly<Record<string, number>> {
  if (intent.type !== 'attack' && intent.type !== 'charge') return {};
  const { hit, out } = attackOddsOf(view, seat, intent);
  return intent.type === 'charge' ? { hit, out, reached: chance(chargeChance(view, seat, intent)) } : { hit, out };
}

/** An attack that a figure could make. */
export interface Threat extends Odds {
  readonly by: number;
  readonly on: number;
  /** The hitpoints of its target. */
  readonly hp: number;
  readonly weapon: string;
}

/** The figures that stand on the base of a body. */
const ridersOf = (state: Now, body: Being) => [being(state, body.id), ...passengersOf(state, body.id)];

/** The table with an attacker as near to a target as it must come for a weapon, looking at it; null if that is too far. */
function brought(state: Now, by: Being, on: Being, reach: number): Now | null {
  const body = bodyOf(state, by);
  const [from, aim] = [discOf(state, body), discOf(state, on)];
  const way = Math.max(0, gap(from, aim) - reach);
  if (way > (body.activated ? 0 : body.spd * 1000)) return null;
  const part = way === 0 ? 0 : way / distance(from, aim);
  const at = { x: Math.round(from.x + (aim.x - from.x) * part), y: Math.round(from.y + (aim.y - from.y) * part) };
  return imagine(state, body.id, at, facingTowards(state, body, at, aim), way > 0);
}

/** The best attack of a figure on another, wherever it may go for it in this Turn; null if there is none. */
function attackOn(state: Now, by: Being, on: Being): Threat | null {
  let best: Threat | null = null;
  for (const { id: weapon, long } of by.weapons) {
    const there = brought(state, by, on, modeOf(weapon) === 'close' ? CONTACT : Math.max(0, (long ?? 0) - CONTACT));
    if (there === null) continue;
    const [attacker, target] = [being(there, by.id), being(there, on.id)];
    const blow = { attacker, weapon, target, fan: false, charge: false, snap: false };
    if (refuseBlow(there, blow) !== null) continue;
    const found = oddsOfBlow(there, blow);
    if (found.hit > 0 && (best === null || found.damage > best.damage))
      best = { by: by.id, on: on.id, hp: on.hp, weapon, ...found };
  }
  return best;
}

/** The attacks that enemies who are yet to act in this Turn could make on those on a base, the most harmful first. */
export function threatsOn(state: Now, body: number): readonly Threat[] {
  const targets = ridersOf(state, being(state, body)).filter(({ inPlay }) => inPlay);
  const [first] = targets;
  if (first === undefined) return [];
  return enemiesOf(state, first.seat)
    .filter((enemy) => !enemy.activated)
    .flatMap((enemy) => {
      const all = targets.flatMap((target) => attackOn(state, enemy, target) ?? []);
      return all.sort((a, b) => b.damage - a.damage).slice(0, 1);
    })
    .sort((a, b) => b.damage - a.damage);
}

/** The table at the beginning of the next Turn, as far as nobody moves: everybody is yet to act. */
export function nextTurn(state: Now): Now {
  return { ...state, entities: state.entities.map((each) => ({ ...each, activated: false })) };
}

/** The best attack that those on a base could make in an activation, wherever they may go for it; null if there is none. */
export function prospectOf(state: Now, body: number): Threat | null {
  const members = ridersOf(state, being(state, body)).filter(({ inPlay }) => inPlay);
  const all = members.flatMap((member) =>
    enemiesOf(state, member.seat).flatMap((foe) => attackOn(state, member, foe) ?? []),
  );
  return all.sort((a, b) => b.damage - a.damage)[0] ?? null;
}

/** The best attack of those on a base as they stand; null if there is none. */
export function attackFrom(state: Now, body: number): Threat | null {
  const members = ridersOf(state, being(state, body)).filter(({ inPlay }) => inPlay);
  const stuck = members.map((member) => ({ ...member, activated: true }));
  const rooted: Now = {
    ...state,
    entities: state.entities.map((each) => stuck.find(({ id }) => id === each.id) ?? each),
  };
  const all = stuck.flatMap((member) =>
    enemiesOf(rooted, member.seat).flatMap((foe) => attackAt(rooted, member, foe) ?? []),
  );
  return all.sort((a, b) => b.damage - a.damage)[0] ?? null;
}

/** The best attack of a figure on another from where both stand; null if there is none. */
function attackAt(state: Now, attacker: Being, target: Being): Threat | null {
  const all = attacker.weapons.flatMap(({ id: weapon }): Threat[] => {
    const blow = { attacker, weapon, target, fan: false, charge: false, snap: false };
    return refuseBlow(state, blow) === null
      ? [{ by: attacker.id, on: target.id, hp: target.hp, weapon, ...oddsOfBlow(state, blow) }]
      : [];
  });
  return all.sort((a, b) => b.damage - a.damage)[0] ?? null;
}

/** The odds of the Snap attack of an enemy in contact, with the weapon that does most. */
export function snapOf(state: Now, by: Being, on: Being): Odds {
  return by.weapons
    .filter(({ id }) => modeOf(id) === 'close')
    .map(({ id: weapon }) =>
      oddsOfBlow(state, { attacker: by, weapon, target: on, fan: false, charge: false, snap: true }),
    )
    .reduce((best, each) => (each.damage > best.damage ? each : best), NONE);
}

/** The hitpoints that some attacks together take on average, of each target no more than it has. */
export function damageOfAll(threats: readonly Threat[]): number {
  const taken = new Map<number, number>();
  for (const { on, hp, damage } of threats) taken.set(on, Math.min(hp, (taken.get(on) ?? 0) + damage));
  return [...taken.values()].reduce((sum, each) => sum + each, 0);
}

/** Damage on average as it is told, in tenths. */
export const tenths = (value: number) => Math.round(value * 10) / 10;
