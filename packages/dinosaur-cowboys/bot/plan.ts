/** Plans for an activation: where to go, and what to do from there. */
import { distance, type Point, type Seat } from '@dwo/kernel';
import { placeAt } from '@dwo/kernel/table';
import {
  ADJACENT,
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
  lookAt,
  modeOf,
  moveAllowance,
  type Now,
  nearestEnemy,
  refuseBlow,
  refuseCharge,
  refusePath,
  sure,
  type WeaponId,
  weaponData,
} from '../rules';
import { imagine } from './fancy';
import { blowWorth, emptyingCost, harmWorth, hitChances, PLAIN, type Sense, senseOf } from './worth';

/** How a player thinks. */
export interface Mind {
  /** Directions in which places are tried, and how many distances in each. */
  readonly directions: number;
  readonly rings: number;
  /** How much the damage that the enemy could do counts. */
  readonly fear: number;
  /** Whether Fan the Hammer, Charges and emptied weapons are weighed. */
  readonly weighs: boolean;
  /** Whether each unit's best plan decides which is activated. */
  readonly orders: boolean;
  /** Whether it only ever thinks of the nearest enemy. */
  readonly narrow: boolean;
  /** Whether it looks to the end of the match, where only losses count. */
  readonly ends: boolean;
  /** It takes any plan instead of the best once in so many times; 0 for never. */
  readonly overlooks: number;
}

/** Something to do, and what it is worth. */
export interface Deed {
  readonly intent: Intent;
  readonly worth: number;
}

/** The rules round gaps before they compare them, by no more mils than this. */
const ROUNDED = 2;

/** The cost of the dead ring: more than the inches that it saves. */
const DEAD_RING = 0.05;

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

/** Tells what the enemy could do to the members of a body next, roughly: their weapons at the gap that is left after they have moved. */
function danger(state: Now, members: readonly Being[], sense: Sense): number {
  const [first] = members;
  if (first === undefined) return 0;
  let sum = 0;
  for (const enemy of enemiesOf(state, first.seat)) {
    const body = bodyOf(state, enemy);
    const gap = gapOf(state, enemy, first);
    const reach = body.spd * 1000;
    let worst = 0;
    for (const { id, long, reload } of enemy.weapons) {
      const isRange = modeOf(id) === 'range';
      if (reload || (isRange ? gap > (long ?? 0) + reach : gap > reach + 2500)) continue;
      for (const member of members) worst = Math.max(worst, threat({ enemy, member, weapon: id, sense }, gap));
    }
    if (worst === 0) continue;
    const sees = lookAt(state, enemy, first);
    const hidden = sees.lines.every(({ state: line }) => line === 'blocked') ? 0.45 : sees.cover ? 0.8 : 1;
    // Anybody who has had their turn comes later, when much has changed.
    sum += worst * hidden * (body.activated ? (state.turn >= 6 ? 0 : 0.6) : 1);
  }
  return sum;
}

interface Threat {
  readonly enemy: Being;
  readonly member: Being;
  readonly weapon: WeaponId;
  readonly sense: Sense;
}

function threat({ enemy, member, weapon, sense }: Threat, gap: number): number {
  const { attacks, damage, bands } = weaponData(weapon);
  const base = bands === null ? enemy.ctn : (enemy.rtn ?? 9);
  const band = bands === null ? 0 : gap <= bands.short ? -1 : gap <= bands.medium + 2000 ? 0 : 1;
  const tn = base + member.def + member.thickSkin + band;
  const chances = hitChances({ dice: attacks, tn, crit: tn >= 12 ? null : 12 });
  return chances.reduce(
    (so, chance, hits) => so + (hits === 0 ? 0 : chance * harmWorth(member, damage + hits, sense)),
    0,
  );
}

/** The range at which somebody likes to fight, in mils. */
function liked({ weapons, ctn, rtn }: Being): number {
  const guns = weapons.filter(({ id }) => modeOf(id) === 'range');
  const blades = weapons.filter(({ id }) => modeOf(id) === 'close');
  if (guns.length === 0 || (blades.length > 0 && ctn < (rtn ?? 12))) return 0;
  return Math.max(...guns.map(({ id }) => weaponData(id).bands?.medium ?? 0));
}

/** How far a body is from where its members fight: a cost that draws it on. */
function distanceCost(state: Now, members: readonly Being[]): number {
  const [first] = members;
  if (first === undefined) return 0;
  const wish = Math.min(...members.map(liked));
  let least = Number.POSITIVE_INFINITY;
  for (const enemy of enemiesOf(state, first.seat)) {
    const wounded = enemy.hp / enemy.startHp;
    least = Math.min(least, Math.max(0, gapOf(state, first, enemy) - wish) + 2000 * wounded);
  }
  return Number.isFinite(least) ? (0.02 * least) / 1000 + deadRingCost(state, members) : 0;
}

/** The cost of a gap to the nearest enemy that is too near to charge and too far to strike, for those who fight hand to hand (DC-ACT-6, DC-CLO-3). */
function deadRingCost(state: Now, members: readonly Being[]): number {
  const [first] = members;
  const near = first === undefined ? null : nearestEnemy(state, first);
  if (first === undefined || near === null || !members.every((member) => liked(member) === 0)) return 0;
  const gap = gapOf(state, first, near);
  return gap > ADJACENT && gap < CHARGE.least ? DEAD_RING : 0;
}

/** The worth of standing somewhere. */
function standing(state: Now, members: readonly Being[], mind: Mind): number {
  const fear = mind.fear === 0 ? 0 : mind.fear * danger(state, members, mind.ends ? senseOf(state) : PLAIN);
  return 0 - distanceCost(state, members) - fear;
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
