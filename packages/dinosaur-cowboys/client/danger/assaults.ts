/**
 * The attacks that a unit could make in its next activation, by the rules: it may move first, then use a weapon or charge. Traits
 * and re-rolls are left out, and nobody snaps.
 */
import { clone, type Dice, type Disc, distance, type Frozen, frozen, type Point, play } from '@dwo/kernel';
import { type Assault, type Attack, bestAssault, type Walk } from '@dwo/kits/miniatures/danger/assault';
import {
  ADJACENT,
  type Being,
  being,
  bodies,
  CHARGE,
  D6,
  dinosaurCowboys,
  discOf,
  type Entity,
  facingTowards,
  fanOf,
  fits,
  groundOf,
  LAST_TURN,
  modeOf,
  moveAllowance,
  type Now,
  refusePath,
  type State,
  sure,
  TABLE,
  weaponData,
} from '../../rules';
import { type AttackIntent, boundOf, shareOf, worthOf } from './shares';

/** An attack on a unit. */
export interface Blow extends Attack {
  readonly intent: AttackIntent;
}

/** An attack, the way to it, and the state in which the unit has just been activated. */
export interface Onset extends Assault<Blow> {
  readonly state: Now;
}

/** Whether a unit has had its activation in this Turn, so that its next is in the next one (DC-TRN-2). */
export function isDone(now: Now, unit: number): boolean {
  const { activation } = now;
  if (activation?.unit === unit) return activation.acted;
  return being(now, unit).activated;
}

/** Whether a unit acts no more before the match ends (DC-END-2). */
export function isOut(now: Now, unit: number): boolean {
  return now.phase === 'over' || (now.turn >= LAST_TURN && isDone(now, unit));
}

/** Whether the next activation of a unit begins with a flight, which takes the place of its Movement Phase (DC-BRV-7, DC-R-54). */
export function willFlee(now: Now, unit: number): boolean {
  const all = isDone(now, unit);
  return fanOf(now, unit).some((id) => being(now, id).fleeing && (all || !being(now, id).activated));
}

/** Room for rounding. */
const SPARE = 20;

/** A panicked dinosaur may run as far as its die has faces (DC-DIS-3); other dice before the phases decide nothing. */
const FARTHEST: Dice = { roll: (sides, why) => (why === 'panic' ? sides : 1) };

/** A place of a unit, and where it would look; left out if it looks where it did. */
export interface Spot extends Point {
  readonly facing?: Point;
}

function put(entity: Entity, { x, y, facing }: Spot): void {
  Object.assign(entity, { x: Math.round(x), y: Math.round(y) });
  if (facing !== undefined) Object.assign(entity, { facingX: facing.x, facingY: facing.y });
}

/**
 * The state in which a unit has its phases before it: now if it is active and has not acted, else in its next activation, which
 * may be in the next Turn (DC-TRN-2, DC-TRN-3, DC-ACV-3). The victim stands at a place of its own if it is to. Null if the
 * unit has no phases any more, or has lost them.
 */
function ahead(now: Now, unit: number, victim: number, at: Spot | null): State | null {
  if (isOut(now, unit)) return null;
  const state = clone(now as State);
  const body = sure(state.entities[unit]);
  const aim = being(now, victim);
  const isActive = now.activation?.unit === unit && now.phase === 'phases' && !now.activation.acted;
  const goes = at !== null && distance(at, discOf(now, aim)) >= 1;
  if (at !== null) put(sure(state.entities[victim]), at);
  if (goes) sure(state.entities[victim]).moved = true;
  if (isActive) return state;
  const { seat } = body;
  const idle = { activation: null, charge: null, movement: null, attack: null, roll: null, fallen: [] };
  Object.assign(state, { ...idle, phase: 'select', asked: seat, active: seat, pair: 1 });
  if (body.activated || now.activation?.unit === unit) {
    for (const each of state.entities) Object.assign(each, { activated: false, moved: false });
  }
  play(dinosaurCowboys, state, seat, { type: 'activate', unit }, FARTHEST);
  while (state.activation?.unit === unit && state.phase !== 'phases') {
    const facing = facingTowards(
      frozen(state),
      frozen(body),
      discOf(frozen(state), frozen(body)),
      discOf(frozen(state), aim),
    );
    const intent =
      state.phase === 'flee'
        ? ({ type: 'setFleeFacing', facing } as const)
        : dinosaurCowboys.pass(frozen(state), state.asked);
    if (intent.type === 'idle')
      play(dinosaurCowboys, state, state.asked, { type: 'declareTraits', uses: [] }, FARTHEST);
    else play(dinosaurCowboys, state, state.asked, intent, FARTHEST);
  }
  return state.activation?.unit === unit ? state : null;
}

/** One way of attacking: which intents it has, and the gaps from which it may be best. */
interface Way {
  readonly intents: readonly AttackIntent[];
  readonly gaps: readonly number[];
  readonly reach: number;
  /** No attack of this way has a higher chance. */
  readonly best: number;
  readonly harm: Attack['harm'];
}

function waysOf(state: Now, actors: readonly Being[], unit: readonly number[]): Way[] {
  const close: AttackIntent[] = [];
  const charges: AttackIntent[] = [];
  const shots: AttackIntent[] = [];
  const bands: number[] = [];
  for (const { id: attacker, weapons } of actors) {
    for (const { id: weapon, reload, long } of weapons) {
      if (reload) continue;
      const data = weaponData(weapon);
      for (const target of unit) {
        const plain = { type: 'attack', attacker, weapon, target } as const;
        if (data.bands === null) {
          close.push(plain);
          charges.push({ type: 'charge', attacker, weapon, target });
        } else shots.push(plain, ...(data.special.includes('fan_the_hammer') ? [{ ...plain, fan: true }] : []));
      }
      if (data.bands !== null && long !== null) {
        const { least, short, medium } = data.bands;
        bands.push(short - SPARE, Math.max(ADJACENT, least) + SPARE, medium - SPARE, long - SPARE);
      }
    }
  }
  const best = (intents: readonly AttackIntent[]) => Math.max(0, ...intents.map((intent) => boundOf(state, intent)));
  // Exactly at the least gap one face more reaches than a little farther.
  const lanes = [0, SPARE, ...[1, 2, 3, 4].map((more) => more * 1000 - SPARE)].map((more) => CHARGE.least + more);
  const gaps = [...new Set(bands)];
  const ways: Way[] = [
    { intents: close, gaps: [ADJACENT - SPARE, 0], reach: ADJACENT, best: best(close), harm: 'strike' },
    { intents: charges, gaps: lanes, reach: CHARGE.most, best: best(charges), harm: 'strike' },
    { intents: shots, gaps, reach: Math.max(0, ...gaps) + SPARE, best: best(shots), harm: 'shoot' },
  ];
  return ways.filter(({ intents }) => intents.length > 0).sort((a, b) => b.best - a.best);
}

/** The way of a body in its Movement Phase; null if that is used (DC-MOV-1, DC-R-8, DC-BRV-7). */
function walkOf(state: Now, body: Being): Walk | null {
  if (state.activation?.movers.includes(body.id) !== true) return null;
  const { x, y, radius } = discOf(state, body);
  const most = moveAllowance(state, body);
  const foes = bodies(state).filter(({ seat }) => seat !== body.seat);
  const discs = foes.map((foe) => discOf(state, foe));
  const { impassable, difficult } = groundOf(state);
  const walls = impassable.map(({ outline }) => outline);
  const rough = body.kind === 'dinosaur' ? [] : difficult;
  return {
    from: { x, y, radius },
    most,
    rests: (at) => fits(state, { ...at, radius }, [body.id]),
    mayGo: (path) => refusePath(state, body, path, most) === null,
    paces: [
      ...(rough.length === 0 ? [] : [{ most, discs, areas: [...walls, ...rough] }]),
      { most, discs, areas: walls },
    ],
    table: TABLE,
  };
}

/** The best attack of a unit on another one in its next activation; `at` is the place of the victim, null where it stands. */
export function onsetOf(now: Frozen<State>, by: number, on: number, at: Spot | null): Onset | null {
  const unit = fanOf(now, on);
  const victim: Disc = {
    ...discOf(now, being(now, on)),
    ...(at === null ? {} : { x: Math.round(at.x), y: Math.round(at.y) }),
  };
  if (isFar(now, being(now, by), victim)) return null;
  const own = ahead(now, by, on, at);
  if (own === null) return null;
  const state = frozen(own);
  const body = sure(own.entities[by]);
  const actors = sure(own.activation)
    .fresh.map((id) => being(state, id))
    .filter(({ inPlay }) => inPlay);
  const walk = walkOf(state, frozen(body));
  const from = discOf(state, frozen(body));
  const { x, y, facingX, facingY, moved } = body;
  const back = { x, y, facingX, facingY, moved };
  let found: Assault<Blow> | null = null;
  for (const { intents, gaps, reach, best, harm } of waysOf(state, actors, unit)) {
    const far = distance(from, victim) - from.radius - victim.radius - (walk?.most ?? 0);
    if (far > reach + SPARE || best <= (found?.attack.share ?? 0)) continue;
    const bounds = new Map(intents.map((intent) => [intent, boundOf(state, intent)]));
    const attack = (place: Point, floor: number): Blow | null => {
      // The unit stands there while it is asked, so that what is known of the table need not be computed anew.
      if (walk !== null) {
        const look = facingTowards(state, frozen(body), place, victim);
        Object.assign(body, { x: place.x, y: place.y, facingX: look.x, facingY: look.y });
        body.moved ||= place.x !== x || place.y !== y;
      }
      let blow: Blow | null = null;
      for (const intent of intents) {
        const least = Math.max(floor, blow?.share ?? 0);
        if ((bounds.get(intent) ?? 1) <= least || dinosaurCowboys.check(state, body.seat, intent) !== null) continue;
        const share = shareOf(state, intent);
        if (share > least) blow = { intent, harm, share };
      }
      Object.assign(body, back);
      return blow;
    };
    const next = bestAssault<Blow>({ walk, from, prey: victim, gaps, best, attack });
    if (next !== null && next.attack.share > (found?.attack.share ?? 0)) found = next;
  }
  return found === null ? null : { ...found, state };
}

/**
 * The attack of a unit that has gone to a place in its present activation, without moving again: the one that the odds card would
 * propose, whose average damage is the highest; null for none.
 */
export function blowAfter(now: Frozen<State>, by: number, at: Spot, on: number): Blow | null {
  const own = clone(now as State);
  const body = sure(own.entities[by]);
  put(body, at);
  body.moved = true;
  const { activation } = own;
  if (activation === null || activation.acted) return null;
  activation.movers = activation.movers.filter((id) => id !== by);
  const state = frozen(own);
  const actors = activation.fresh.map((id) => being(state, id)).filter(({ inPlay }) => inPlay);
  let blow: Blow | null = null;
  let most = 0;
  for (const { intents, harm } of waysOf(state, actors, fanOf(state, on))) {
    for (const intent of intents) {
      if (dinosaurCowboys.check(state, body.seat, intent) !== null) continue;
      const worth = worthOf(state, intent);
      if (worth <= most) continue;
      most = worth;
      blow = { intent, harm, share: shareOf(state, intent) };
    }
  }
  return blow;
}

/** The farthest that a unit's weapons and Charges reach after a move, in mils. */
export function reachOf(now: Now, body: Being): { readonly shoots: number; readonly strikes: number } {
  const crew = fanOf(now, body.id).map((id) => being(now, id));
  const weapons = crew.flatMap((each) => each.weapons);
  const shoots = Math.max(0, ...weapons.map(({ long }) => long ?? 0));
  return { shoots, strikes: weapons.some(({ id }) => modeOf(id) === 'close') ? CHARGE.most : 0 };
}

/** The Speed of a body in mils, a Panic Speed at its most (DC-DIS-3). */
export function speedAhead({ panic, spd }: Being): number {
  return (panic > 0 ? D6 : spd) * 1000;
}

function isFar(now: Now, body: Being, victim: Disc): boolean {
  const { shoots, strikes } = reachOf(now, body);
  const from = discOf(now, body);
  return distance(from, victim) - from.radius - victim.radius > speedAhead(body) + Math.max(shoots, strikes) + SPARE;
}
