/** Answers to windows, traits and the set-up. */
import type { Seat } from '@dwo/kernel';
import {
  type Being,
  being,
  closeWeapons,
  D12,
  damageOf,
  declarable,
  dinosaurCowboys,
  discOf,
  enemiesOf,
  facingTowards,
  gapOf,
  hitsOf,
  type Intent,
  type Now,
  nearestEnemy,
  snapTargets,
  spreadDeployment,
  sure,
  type TraitUse,
} from '../rules';
import { imagine } from './fancy';
import type { Mind } from './mind';
import { bestPlan } from './plan';
import { blowWorth, harmWorth } from './worth';

/** Everybody who can attacks whom they hurt most. */
export function snapAnswer(state: Now): Intent {
  const movement = sure(state.movement);
  const offers = dinosaurCowboys.intents(state, state.asked).filter((intent) => intent.type === 'reactSnap');
  const single = offers.flatMap((intent) =>
    intent.type === 'reactSnap' && intent.list.length === 1 ? [...intent.list] : [],
  );
  const best = new Map<number, { snap: (typeof single)[number]; worth: number }>();
  for (const snap of single) {
    const attacker = being(state, snap.entity);
    for (const weapon of closeWeapons(attacker)) {
      const target = being(state, snap.target);
      const worth = blowWorth(state, { attacker, weapon, target, fan: false, charge: false, snap: true });
      if (worth > (best.get(snap.entity)?.worth ?? 0)) best.set(snap.entity, { snap: { ...snap, weapon }, worth });
    }
  }
  const list = [...best.values()].map(({ snap }) => snap);
  return { type: 'reactSnap', list: snapTargets(state).length > 0 && movement.offered === false ? list : [] };
}

/** The worth of the dice of the attack as they lie. */
function shown(state: Now, dice: readonly number[]): number {
  const attack = sure(state.attack);
  const hits = dice.reduce((sum, die) => sum + hitsOf(die, attack), 0);
  return hits === 0 ? 0 : harmWorth(being(state, attack.target), damageOf(hits, attack));
}

/** Lucky is used if the dice are worse than dice on average, and bad enough. */
export function luckyAnswer(state: Now, least: number): Intent {
  const { attacker, weapon, target, fan, charge, snap, dice } = sure(state.attack);
  const blow = { attacker: being(state, attacker), weapon, target: being(state, target), fan, charge, snap };
  const gain = shown(state, dice) - blowWorth(state, blow);
  return { type: 'reactLucky', use: gain >= (state.turn >= 5 ? least / 3 : least) };
}

/** Yeehaw! for the die that gains most, if that is enough; more freely towards the end. */
export function yeehawAnswer(state: Now, least: number): Intent {
  const keep = { type: 'reactYeehaw', use: false, die: 0 } as const;
  const wanted = state.turn >= 5 ? least / 3 : least;
  if (state.roll !== null) {
    const { purpose, need, value, entity } = state.roll;
    if (need === null || value >= need) return keep;
    const sides = purpose === 'bravery' ? D12 : 6;
    const chance = Math.max(0, (sides + 1 - need) / sides);
    const stake = purpose === 'charge' ? 0.3 : being(state, entity).leader ? 0.2 : 0.15;
    return chance * stake >= wanted ? { ...keep, use: true } : keep;
  }
  const { dice } = sure(state.attack);
  const now = shown(state, dice);
  let [best, die] = [0, 0];
  for (const [at, face] of dice.entries()) {
    if (hitsOf(face, sure(state.attack)) > 0) continue;
    let sum = 0;
    for (let other = 1; other <= D12; other++)
      sum += shown(
        state,
        dice.map((each, i) => (i === at ? other : each)),
      );
    if (sum / D12 - now > best) [best, die] = [sum / D12 - now, at];
    break;
  }
  return best >= wanted ? { type: 'reactYeehaw', use: true, die } : keep;
}

/** The traits to declare: those that help what the unit is about to do, and all of them in the last two Turns. */
export function traitsAnswer(state: Now, seat: Seat, mind: Mind, least: number): Intent {
  const uses: TraitUse[] = [];
  const options = declarable(state);
  const isLate = state.turn >= 5;
  const plan = isLate ? null : planned(state, seat, mind);
  for (const use of options) {
    if (uses.some(({ entity, trait }) => entity === use.entity && trait === use.trait)) continue;
    if (isWorth(state, use, plan, isLate ? least / 3 : least)) uses.push(use);
  }
  return { type: 'declareTraits', uses };
}

/** The worth of the best plan if the unit's phases came now. */
function planned(state: Now, seat: Seat, mind: Mind): number {
  const { activation } = state;
  if (activation === null) return 0;
  const then = { ...state, phase: 'phases' as const, activation: { ...activation, course: 'phases' as const } };
  const best = bestPlan(then, seat, mind);
  if (best.intent.type === 'endActivation') return 0;
  return attackAhead(
    then,
    activation.fresh.map((id) => being(state, id)),
  );
}

/** Whether an enemy is near enough to be attacked in this activation: the share of guns and blades in reach. */
function attackAhead(state: Now, members: readonly Being[]): number {
  let most = 0;
  for (const member of members) {
    for (const enemy of enemiesOf(state, member.seat)) {
      const gap = gapOf(state, member, enemy) - member.spd * 1000;
      const reach = Math.max(...member.weapons.map(({ long }) => long ?? 2000));
      if (gap <= reach) most = Math.max(most, gap <= reach * 0.7 ? 1 : 0.5);
    }
  }
  return most;
}

function isWorth(state: Now, { entity: id, trait, target }: TraitUse, plan: number | null, least: number): boolean {
  const entity = being(state, id);
  if (trait === 'get_up') {
    const ally = being(state, sure(target));
    return ally.startHp - ally.hp >= (state.turn >= 5 ? 1 : 5);
  }
  if (trait === 'speed_reload') return true;
  if (trait === 'thick_skin')
    return enemiesOf(state, entity.seat).some((enemy) => gapOf(state, entity, enemy) < 14_000);
  if (plan === null) return true;
  return plan >= Math.min(1, least * 4);
}

/** Looks at the nearest enemy after a flight. */
export function fleeAnswer(state: Now): Intent {
  const body = being(state, sure(state.activation).unit);
  const enemy = nearestEnemy(state, body);
  const at = discOf(state, body);
  return { type: 'setFleeFacing', facing: facingTowards(state, body, at, enemy === null ? at : discOf(state, enemy)) };
}

/** Sets up in the middle of the strip, everybody on foot. */
export function deployAnswer(state: Now, seat: Seat): Intent {
  return spreadDeployment(state, seat);
}

/** The unit whose best plan is worth most now, with a pause after each. */
export function* selecting(state: Now, seat: Seat, mind: Mind): Generator<void, Intent> {
  const offers = dinosaurCowboys.intents(state, seat).filter((intent) => intent.type === 'activate');
  let best = sure(offers[0]);
  let most = Number.NEGATIVE_INFINITY;
  for (const intent of offers) {
    if (intent.type !== 'activate') continue;
    const body = being(state, intent.unit);
    const members = state.entities
      .filter(({ id, mount, inPlay }) => inPlay && (id === body.id || mount === body.id))
      .map(({ id }) => id);
    const fresh = members.filter((id) => !being(state, id).activated);
    const activation = {
      unit: body.id,
      members,
      fresh,
      course: 'phases' as const,
      panicSpeed: null,
      movers: [body.id],
      acted: false,
      idle: false,
      declared: [],
    };
    const there = imagine(
      { ...state, activation, phase: 'phases' },
      body.id,
      discOf(state, body),
      { x: sure(body.facingX), y: sure(body.facingY) },
      false,
    );
    const plan = bestPlan(there, seat, mind);
    const stay = bestPlan({ ...there, activation: { ...activation, movers: [], acted: true } }, seat, mind);
    const worth = plan.worth - stay.worth;
    if (worth > most) [best, most] = [intent, worth];
    yield;
  }
  return best;
}
