/** Plans for an activation: where to go, and what to do from there. */
import { distance, type Point, type Seat } from '@dwo/kernel';
import { placeAt } from '@dwo/kernel/table';
import {
  areAdjacent,
  type Being,
  being,
  bodyOf,
  CHARGE,
  chargeNeed,
  closeWeapons,
  D6,
  dinosaurCowboys,
  discOf,
  enemiesOf,
  facingOf,
  facingTowards,
  gapOf,
  hustleAllowance,
  type Intent,
  isInClose,
  moveAllowance,
  type Now,
  nearestEnemy,
  refuseBlow,
  refuseCharge,
  refusePath,
  sure,
  weaponData,
} from '../rules';
import { imagine } from './fancy';
import type { Mind } from './mind';
import { standing, threat } from './standing';
import { blowWorth, emptyingCost, PLAIN, senseOf } from './worth';

/** Something to do, and what it is worth. */
export interface Deed {
  readonly intent: Intent;
  readonly worth: number;
}

/** The rules round gaps before they compare them, by no more mils than this. */
const ROUNDED = 2;

/** The best attack or Charge of these members as the table stands; null if there is none. */
function bestDeed(state: Now, members: readonly Being[], mind: Mind): Deed | null {
  let best: Deed | null = null;
  const sense = mind.ends ? senseOf(state) : PLAIN;
  const offer = (intent: Intent, worth: number) => {
    if (best === null || worth > best.worth) best = { intent, worth };
  };
  for (const attacker of members) {
    for (const target of targetsOf(state, attacker, mind)) {
      const gap = gapOf(state, attacker, target);
      for (const { id: weapon, long } of attacker.weapons) {
        // The rules would look along the lines of sight first.
        if (long !== null && gap > long + ROUNDED) continue;
        for (const fan of mind.weighs ? [false, true] : [false]) {
          const blow = { attacker, weapon, target, fan, charge: false, snap: false };
          if (fan && !weaponData(weapon).special.includes('fan_the_hammer')) continue;
          if (refuseBlow(state, blow) !== null) continue;
          const plain = { type: 'attack' as const, attacker: attacker.id, weapon, target: target.id };
          const cost = mind.weighs ? emptyingCost(state, blow) : 0;
          offer(fan ? { ...plain, fan } : plain, blowWorth(state, blow, sense) - cost);
        }
      }
      for (const weapon of closeWeapons(attacker)) {
        const body = bodyOf(state, attacker);
        if (refuseCharge(state, body, target) !== null) continue;
        const need = chargeNeed(state, body, target) ?? D6 + 1;
        const chance = (D6 + 1 - need) / D6;
        const blow = { attacker, weapon, target, fan: false, charge: true, snap: false };
        offer(
          { type: 'charge', attacker: attacker.id, weapon, target: target.id },
          chance * blowWorth(state, blow, sense),
        );
      }
    }
  }
  return best;
}

/** The enemies that a player thinks of as targets. */
function targetsOf(state: Now, attacker: Being, { narrow }: Mind): Being[] {
  if (!narrow) return enemiesOf(state, attacker.seat);
  const near = nearestEnemy(state, attacker);
  return near === null ? [] : [near];
}

/** A place to go to. */
export interface Goal {
  readonly path: readonly Point[];
  readonly facing: Point;
}

/** Whether two facings differ by less than 3 degrees, whatever their lengths: the sine is below 1/20. */
function isAlong(a: Point, b: Point): boolean {
  const across = a.x * b.y - a.y * b.x;
  const squares = (a.x * a.x + a.y * a.y) * (b.x * b.x + b.y * b.y);
  return a.x * b.x + a.y * b.y > 0 && 400 * across * across <= squares;
}

/**
 * Legal places for a body within an allowance, the present one first; it looks at the nearest enemy from there. Whoever looks there
 * already gains nothing by staying: that would be the end of the activation by another name.
 */
function goals(state: Now, body: Being, allowance: number, mind: Mind): Goal[] {
  const from = discOf(state, body);
  const enemies = enemiesOf(state, body.seat).map((enemy) => discOf(state, enemy));
  const look = (at: Point) => {
    const near = enemies.reduce<Point | null>(
      (so, each) => (so === null || distance(at, each) < distance(at, so) ? each : so),
      null,
    );
    return facingTowards(state, body, at, near ?? at);
  };
  const turned = look(from);
  const found: Goal[] = isAlong(turned, facingOf(state, body)) ? [] : [{ path: [], facing: turned }];
  const charger = mind.weighs && closeWeapons(body).length > 0;
  const add = (to: Point) => {
    const path = [{ x: to.x, y: to.y }];
    if (refusePath(state, body, path, allowance) === null) found.push({ path, facing: look(to) });
  };
  for (let ring = mind.rings; ring >= 1; ring--) {
    const far = Math.floor((allowance * ring) / mind.rings);
    for (let i = 0; i < mind.directions; i++) add(placeAt(from, Math.round((360 * i) / mind.directions), far));
  }
  for (const enemy of enemies) {
    const gap = distance(from, enemy) - from.radius - enemy.radius;
    const most = Math.floor(gap) - 40;
    // A way that ends short of contact ends where a Charge is still allowed (DC-ACT-6).
    const charges = charger && allowance < most ? Math.floor(gap) - CHARGE.least - ROUNDED : most;
    const near = Math.min(allowance, most, charges);
    if (near <= 0) continue;
    const share = near / distance(from, enemy);
    add({ x: Math.round(from.x + (enemy.x - from.x) * share), y: Math.round(from.y + (enemy.y - from.y) * share) });
  }
  return found;
}

/** The members of the active unit that may act, as they are in this state. */
function membersIn(state: Now, ids: readonly number[]): Being[] {
  return ids.map((id) => being(state, id)).filter(({ inPlay }) => inPlay);
}

/** Tells what leaving contact costs: the Snap attacks. */
function snapCost(state: Now, body: Being, members: readonly Being[]): number {
  if (!isInClose(state, body)) return 0;
  let cost = 0;
  for (const enemy of enemiesOf(state, body.seat)) {
    if (!areAdjacent(state, enemy, body)) continue;
    for (const weapon of closeWeapons(enemy)) {
      cost += Math.max(...members.map((member) => threat({ enemy, member, weapon, sense: PLAIN }, 0)));
    }
  }
  return cost;
}

/** The best next intent of a body whose Movement Phase or action is left, with what the whole plan is worth. */
export function bestPlan(state: Now, seat: Seat, mind: Mind): Deed {
  return sure(ordered(state, mind).find((each) => isLegal(state, seat, each)));
}

/** All plans of the active unit, the best first; ending the activation is always one of them. */
export function plans(state: Now, seat: Seat, mind: Mind): Deed[] {
  return ordered(state, mind).filter((each) => isLegal(state, seat, each));
}

const isLegal = (state: Now, seat: Seat, { intent }: Deed) => dinosaurCowboys.check(state, seat, intent) === null;

/** The plans before the rules are asked about them. */
function ordered(state: Now, mind: Mind): Deed[] {
  const activation = sure(state.activation);
  const [mover] = activation.movers;
  const members = membersIn(state, activation.fresh);
  const body = being(state, mover ?? activation.unit);
  const riders = members.filter((member) => bodyOf(state, member).id === body.id);
  const now = activation.acted ? null : bestDeed(state, members, mind);
  const stay = standing(state, riders, mind);
  const found: Deed[] = [{ intent: { type: 'endActivation' }, worth: stay }];
  let after = stay;
  if (mover !== undefined) {
    const leaving = snapCost(state, body, riders);
    for (const goal of goals(state, body, moveAllowance(state, body), mind)) {
      const [at] = goal.path;
      const there = imagine(state, body.id, at ?? discOf(state, body), goal.facing, at !== undefined);
      const moved = membersIn(
        there,
        riders.map(({ id }) => id),
      );
      const place = standing(there, moved, mind) - (at === undefined ? 0.0005 : leaving);
      after = Math.max(after, place);
      const deed = activation.acted ? null : bestDeed(there, moved, mind);
      const intent: Intent = { type: 'move', entity: body.id, ...goal };
      found.push({ intent, worth: place + Math.max(0, deed?.worth ?? 0) });
    }
  } else if (!activation.acted) found.push(...lesserDeeds(state, body, riders, mind, stay));
  if (now !== null && now.worth > 0) found.push({ ...now, worth: after + now.worth + 0.001 });
  return found.sort((a, b) => b.worth - a.worth);
}

/** Tells what else the action is good for: reloading, or going on. */
function lesserDeeds(state: Now, body: Being, riders: readonly Being[], mind: Mind, stay: number): Deed[] {
  const deeds: Deed[] = [];
  for (const { id: entity, weapons } of riders) {
    for (const { id: weapon, reload } of weapons) {
      const { attacks, damage } = weaponData(weapon);
      if (!reload) continue;
      deeds.push({
        intent: { type: 'reload', entity, weapon },
        worth: stay + 0.05 + 0.01 * (attacks + damage),
      });
    }
  }
  for (const goal of goals(state, body, hustleAllowance(state, body), mind)) {
    const [at] = goal.path;
    if (at === undefined || isInClose(state, body)) continue;
    const there = imagine(state, body.id, at, goal.facing, true);
    const moved = membersIn(
      there,
      riders.map(({ id }) => id),
    );
    deeds.push({ intent: { type: 'hustle', ...goal }, worth: standing(there, moved, mind) });
  }
  return deeds;
}
