/** Causes in actions and answers: attacks, Charges, reloads, Snap attacks, re-rolls. */
import { chance } from '@dwo/kernel';
import { being, chargeChance, harmOf, type Intent } from '../../rules';
import { attackOddsOf, snapOf } from './odds';
import { isLegal, type Suspect } from './suspect';

type Attack = Extract<Intent, { type: 'attack' }>;
type Charge = Extract<Intent, { type: 'charge' }>;

/** An activation was ended before an attack (DC-ACT-2) or a reload (DC-ACT-3). */
export const unspentAction: Suspect = ({ view, seat, chosen, better }) => {
  if (chosen.type !== 'endActivation') return null;
  if (better.type === 'reload') {
    const facts = { figure: better.entity, weapon: better.weapon };
    return { id: 'unspent-reload', rule: 'DC-ACT-3', facts, without: better };
  }
  if (better.type !== 'attack') return null;
  const { hit, out } = attackOddsOf(view, seat, better);
  const facts = { figure: better.attacker, weapon: better.weapon, target: better.target, hit, out };
  return { id: 'unspent-attack', rule: 'DC-ACT-2', facts, without: better };
};

/** The enemies and the friends whom the Explosion of an attack hurts besides its target (DC-R-72). */
function caught(view: Parameters<Suspect>[0]['view'], { attacker, weapon, target }: Attack) {
  const { seat } = being(view, attacker);
  const seats = harmOf(view, { weapon, target }, 0).map(({ entity }) => being(view, entity).seat);
  const friends = seats.filter((each) => each === seat).length;
  return { foes: seats.length - friends, friends };
}

function factsOfBoth(view: Parameters<Suspect>[0]['view'], seat: number, chosen: Attack, without: Attack) {
  const [own, other] = [attackOddsOf(view, seat, chosen), attackOddsOf(view, seat, without)];
  const [here, there] = [caught(view, chosen), caught(view, without)];
  return {
    ...{ hurtFoes: here.foes, hurtFriends: here.friends },
    ...{ otherHurtFoes: there.foes, otherHurtFriends: there.friends },
    ...{ figure: chosen.attacker, weapon: chosen.weapon, target: chosen.target, hit: own.hit, out: own.out },
    ...{ otherWeapon: without.weapon, otherTarget: without.target, otherHit: other.hit, otherOut: other.out },
  };
}

/** The same figure had better attacked another enemy (DC-ATK-7). */
export const wrongTarget: Suspect = ({ view, seat, chosen, better }) => {
  if (chosen.type !== 'attack' || better.type !== 'attack' || better.target === chosen.target) return null;
  const without: Attack = better.attacker === chosen.attacker ? better : { ...chosen, target: better.target };
  if (!isLegal(view, seat, without)) return null;
  const [target, other] = [being(view, chosen.target), being(view, without.target)];
  const facts = {
    ...factsOfBoth(view, seat, chosen, without),
    ...{ hp: target.hp, otherHp: other.hp, waits: target.activated && !other.activated },
  };
  return { id: 'wrong-target', rule: 'DC-ATK-7', facts, without };
};

/** Another weapon, or another way to use it, was better against the same enemy (DC-WPN-1). */
export const wrongWeapon: Suspect = ({ view, seat, chosen, better }) => {
  if (chosen.type !== 'attack' || better.type !== 'attack' || better.target !== chosen.target) return null;
  if (better.attacker !== chosen.attacker || !isLegal(view, seat, better)) return null;
  return { id: 'wrong-weapon', rule: 'DC-WPN-1', facts: factsOfBoth(view, seat, chosen, better), without: better };
};

function chargeFacts(view: Parameters<Suspect>[0]['view'], seat: number, charge: Charge) {
  const { hit, out } = attackOddsOf(view, seat, charge);
  const facts = { figure: charge.attacker, target: charge.target, hit, out };
  return { ...facts, reached: chance(chargeChance(view, seat, charge)) };
}

/** A Charge was declared at bad odds (DC-ACT-7). */
export const badCharge: Suspect = ({ view, seat, chosen, better }) => {
  if (chosen.type !== 'charge') return null;
  return { id: 'bad-charge', rule: 'DC-ACT-7', facts: chargeFacts(view, seat, chosen), without: better };
};

/** A Charge was left out (DC-ACT-6). */
export const missedCharge: Suspect = ({ view, seat, chosen, better }) => {
  if (better.type !== 'charge' || chosen.type === 'charge') return null;
  return { id: 'missed-charge', rule: 'DC-ACT-6', facts: chargeFacts(view, seat, better), without: better };
};

/** A free Snap attack was not made (DC-CLO-5). */
export const heldSnap: Suspect = ({ view, chosen, better }) => {
  if (chosen.type !== 'reactSnap' || better.type !== 'reactSnap') return null;
  const missed = better.list.find(({ entity }) => !chosen.list.some((each) => each.entity === entity));
  if (missed === undefined) return null;
  const { hit, out } = snapOf(view, being(view, missed.entity), being(view, missed.target));
  const facts = { figure: missed.entity, target: missed.target, hit, out };
  return { id: 'held-snap', rule: 'DC-CLO-5', facts, without: better };
};

/** A re-roll was kept back or spent: Lucky (DC-TRT-14) or Yeehaw! (DC-LDR-2). */
export const reRoll: Suspect = ({ view, chosen, better }) => {
  const isAnswer = chosen.type === 'reactLucky' || chosen.type === 'reactYeehaw';
  if (!isAnswer || better.type !== chosen.type) return null;
  if (chosen.use === better.use) return null;
  const rule = chosen.type === 'reactLucky' ? 'DC-TRT-14' : 'DC-LDR-2';
  const facts = { lucky: chosen.type === 'reactLucky', target: view.attack?.target ?? view.roll?.entity ?? null };
  return { id: better.use ? 'kept-dice' : 'spent-reroll', rule, facts, without: better };
};
