/** The attacks that a figure could make at its next chance, by the rules: it may move first, if its move is still to come. */
import { chance, type Disc, distance, type Frozen, type Point } from '@dwo/kernel';
import { facingTo } from '@dwo/kernel/table';
import { type Assault, type Attack, bestAssault, type Walk, widened } from '@dwo/kits/miniatures/danger/assault';
import {
  type AttackWay,
  barriersOf,
  CLASS_DATA,
  chainOf,
  commanderOf,
  discAt,
  discOf,
  endTowards,
  type Fig,
  facingOf,
  figureOf,
  hasMoved,
  isActive,
  isInRange,
  isStep,
  lookAt,
  type Now,
  preyOf,
  RANGE,
  REACH,
  refuseBlow,
  refusePath,
  refusePlace,
  refuseShot,
  SCREEN,
  type Sight,
  type State,
  scenarioOf,
  sure,
  TABLE,
  TERRAIN,
  unitOf,
} from '../../rules';

/** An attack: who makes it, on whom, and how. A rider may get off first and attack by itself. */
export interface Blow extends Attack {
  readonly attacker: number;
  readonly target: number;
  readonly way: AttackWay;
}

/** An attack with the state in which its move begins. */
export interface Onset extends Assault<Blow> {
  readonly state: Now;
  /** Whether it is made only in the next round. */
  readonly later?: boolean;
}

/** Room for rounding. */
const SPARE = 20;

/** The state as if the next round had begun: nobody's move is over in it, whoever will be first (VS-RND-3). */
export function nextRound(now: Now): Now {
  const fresh = { moved: false, attacked: false, tried: false, unseen: [], unseenSections: [] };
  const players = now.players.map((player) => ({ ...player, done: false }));
  return {
    ...now,
    phase: 'move',
    round: now.round + 1,
    asked: now.order[0] ?? now.asked,
    players,
    figures: now.figures.map((each) => ({ ...each, ...fresh })),
  };
}

/** The state with a unit at another place; null leaves it where it stands. */
function placed(state: Now, unit: readonly number[], at: Point | null, facing: Point | null = null): Now {
  if (at === null) return state;
  const place = { x: Math.round(at.x), y: Math.round(at.y) };
  const look = facing === null ? {} : { facingX: facing.x, facingY: facing.y };
  return {
    ...state,
    figures: state.figures.map((each) => (unit.includes(each.id) ? { ...each, ...place, ...look } : each)),
  };
}

/** The ways in which a figure may still attack in this round; none in the Skill step. */
function waysLeft(state: Now, figure: Fig): AttackWay[] {
  const seat = commanderOf(state, figure);
  const { phase, order, asked } = state;
  if (!isStep(phase) || phase === 'move') return ['distance', 'hand'];
  if (figure.attacked || phase === 'skill') return [];
  const isPast =
    seat !== null &&
    (state.players[seat]?.done === true || (!state.options.everyoneActs && order.indexOf(seat) < order.indexOf(asked)));
  if (phase === 'distance') return isPast ? ['hand'] : ['distance', 'hand'];
  return isPast ? [] : ['hand'];
}

/** Whether a figure's move in this round is still to come (VS-RND-2, VS-R-15, VS-R-16). */
export function mayStillMove(state: Now, figure: Fig): boolean {
  const { phase, order, asked, options, players } = state;
  if (!isActive(figure) || figure.asleep || figure.calm === state.round) return false;
  if (!isStep(phase)) return true;
  if (phase !== 'move' || hasMoved(state, figure)) return false;
  const seat = commanderOf(state, figure);
  if (seat === null) return true;
  const player = sure(players[seat]);
  return !player.done && !player.resigned && (options.everyoneActs || order.indexOf(seat) >= order.indexOf(asked));
}

/** The state with only the terrain that lies between two figures: no other can matter, and the dice are counted sooner. */
function between(state: Now, a: Fig, b: Fig): Now {
  const [one, other] = [discOf(state, a), discOf(state, b)];
  const room = Math.max(one.radius, other.radius) + SCREEN.near + SPARE;
  const isNear = ({ outline }: Now['features'][number]) =>
    (['x', 'y'] as const).every((axis) => {
      const [low, high] = [Math.min(one[axis], other[axis]) - room, Math.max(one[axis], other[axis]) + room];
      return outline.some((at) => at[axis] >= low) && outline.some((at) => at[axis] <= high);
    });
  return { ...state, features: state.features.filter(isNear) };
}

/** Chances by all that they depend on. */
const known = new Map<string, number>();

/** All that the chance of an attack depends on. */
function keyOf(attacker: Fig, target: Fig, sight: Sight | null): string {
  const { class: type, grade, automatic } = attacker;
  return [type, grade, automatic, target.class, target.armor, target.riding !== null, sight?.state, sight?.cover].join(
    ' ',
  );
}

/** The chance that a legal attack destroys its target, by its real dice (VS-SEQ-3). */
function shareOf(state: Now, attacker: Fig, target: Fig, sight: Sight | null): number {
  // A wild creature attacks as a figure of another player would.
  const seat = commanderOf(state, attacker) ?? ((commanderOf(state, target) ?? 0) + 1) % state.players.length;
  const figures =
    attacker.seat === null
      ? state.figures.map((each) => (each.id === attacker.id ? { ...each, seat } : each))
      : state.figures;
  // Terrain that hides nothing changes nothing.
  const bare = sight === null || sight.cover === 'open' || target.riding !== null;
  const scene = bare ? { ...state, features: [] } : between(state, attacker, target);
  const who = { figure: attacker.id, target: target.id };
  const intent =
    sight === null ? ({ type: 'handAttack', ...who } as const) : ({ type: 'distanceAttack', ...who } as const);
  const phase = sight === null ? 'hand' : 'distance';
  const { results } = chainOf({ ...scene, figures, phase, asked: seat }, seat, intent);
  return chance(results.get('destroyed') ?? { n: 0, d: 1 });
}

/** The best attack of this kind on a unit from where the attacker stands, if it is better than a chance; null for none. */
function blowFrom(state: Now, by: number, unit: readonly number[], way: AttackWay, floor = 0): Blow | null {
  const attacker = figureOf(state, by);
  let best: Blow | null = null;
  for (const target of unit) {
    const aim = figureOf(state, target);
    if (way === 'distance' && !isInRange(state, attacker, aim)) continue;
    const sight = way === 'hand' ? null : lookAt(state, attacker, aim);
    if (sight?.state === 'out') continue;
    const key = keyOf(attacker, aim, sight);
    const least = Math.max(floor, best?.share ?? 0);
    if ((known.get(key) ?? 1) <= least) continue;
    if ((way === 'hand' ? refuseBlow : refuseShot)(state, attacker, target) !== null) continue;
    const share = known.get(key) ?? shareOf(state, attacker, aim, sight);
    known.set(key, share);
    if (share > least) best = { attacker: by, target, way, harm: way === 'hand' ? 'strike' : 'shoot', share };
  }
  return best;
}

/** The state in which a rider has got off its mount. */
function alighted(state: Now, rider: Fig): Now {
  const { riding } = rider;
  if (riding === null) return state;
  const off = (each: Fig): Fig =>
    each.id === rider.id ? { ...each, riding: null } : each.id === riding ? { ...each, rider: null } : each;
  return { ...state, figures: state.figures.map(off) };
}

/** The way of a figure, or of a rider who gets off. */
function walkOf(state: Now, figure: Fig): Walk {
  const { move, half, radius } = CLASS_DATA[figure.class];
  const { x, y } = discOf(state, figure);
  const barriers = barriersOf(state).map(({ outline }) => outline);
  const rough = state.features.filter(({ kind, standing }) => {
    return standing && TERRAIN[kind].rough && !(figure.aquatic && kind === 'water');
  });
  const own = figure.riding === null ? unitOf(figure) : [figure.id];
  return {
    from: { x, y, radius },
    most: move,
    rests: (at) => refusePlace(state, discAt(figure, at), own) === null,
    mayGo: (path) => refusePath(state, figure, path) === null,
    paces: [
      { most: move, discs: [], areas: [...barriers, ...rough.map(({ outline }) => widened(outline, radius))] },
      { most: half, discs: [], areas: barriers },
    ],
    table: TABLE,
  };
}

interface Hunter {
  readonly state: Now;
  readonly figure: Fig;
  readonly ways: readonly AttackWay[];
  readonly moves: boolean;
}

/** The best attack of a figure on a unit. A strike and a shot are looked for one after the other, each as long as it can be better. */
function hunt({ state, figure, ways, moves }: Hunter, unit: readonly number[]): Onset | null {
  const prey = discOf(state, figureOf(state, sure(unit[0])));
  const walk = moves ? walkOf(state, figure) : null;
  const from = walk?.from ?? discOf(state, figure);
  const far = distance(from, prey) - from.radius - prey.radius - (walk?.most ?? 0);
  const after = alighted(state, figure);
  const crew = figure.riding === null ? unitOf(figure) : [figure.id];
  const attack = (way: AttackWay, at: Point, floor: number) => {
    // A rider must go to get off.
    if (at.x === from.x && at.y === from.y && figure.riding !== null) return null;
    const facing = walk === null || (at.x === prey.x && at.y === prey.y) ? facingOf(state, figure) : facingTo(at, prey);
    return blowFrom(placed(after, crew, at, facing), figure.id, unit, way, floor);
  };
  // No attack is better than one from beside the prey on bare ground.
  const beside: Disc = { ...prey, x: prey.x + prey.radius + from.radius + SPARE };
  const bare = placed({ ...after, features: [] }, crew, beside, { x: -1, y: 0 });
  let found: Assault<Blow> | null = null;
  for (const way of ['hand', 'distance'] as const) {
    if (!ways.includes(way) || (way === 'distance' && !figure.distance) || far > REACHES[way] + SPARE) continue;
    const best = blowFrom(bare, figure.id, unit, way)?.share ?? 0;
    if (best <= (found?.attack.share ?? 0)) continue;
    const next = bestAssault<Blow>({
      walk,
      from,
      prey,
      gaps: GAPS[way],
      best,
      attack: (at, floor) => attack(way, at, floor),
    });
    if (next !== null && next.attack.share > (found?.attack.share ?? 0)) found = next;
  }
  return found === null ? null : { ...found, state };
}

const REACHES = { hand: REACH, distance: RANGE } as const;
const GAPS = { hand: [REACH - SPARE, SPARE], distance: [RANGE / 2, RANGE - SPARE, RANGE / 4] } as const;

/** A wild creature goes to the nearest figure, and then attacks what it can (VS-WLD-2 to VS-WLD-5). */
function huntWild(state: Now, creature: Fig, unit: readonly number[], moves: boolean): Onset | null {
  const [nearest] = moves ? preyOf(state, creature) : [];
  const end = nearest === undefined ? null : endTowards(state, creature, nearest);
  const at = end ?? discOf(state, creature);
  const look = nearest === undefined ? facingOf(state, creature) : facingTo(at, discOf(state, nearest));
  const there = placed(state, [creature.id], at, look);
  const blows = waysLeft(state, creature).map((way) => blowFrom(there, creature.id, unit, way));
  const attack = blows.reduce((best, each) => ((each?.share ?? 0) > (best?.share ?? 0) ? each : best), null);
  return attack === null ? null : { attack, path: end === null ? [] : [end], state };
}

/** The best attack of a figure, or of its rider who gets off, on a unit in one state; null for none. */
function onsetIn(state: Now, figure: Fig, unit: readonly number[]): Onset | null {
  const ways = waysLeft(state, figure);
  const moves = mayStillMove(state, figure);
  if (figure.asleep || figure.calm === state.round || !isActive(figure)) return null;
  if (commanderOf(state, figure) === null) return huntWild(state, figure, unit, moves);
  const ridden = hunt({ state, figure, ways, moves }, unit);
  const rider = figure.rider === null ? null : figureOf(state, figure.rider);
  const alone = rider === null || !moves || rider.moved ? null : hunt({ state, figure: rider, ways, moves }, unit);
  return alone !== null && alone.attack.share > (ridden?.attack.share ?? 0) ? alone : ridden;
}

/** The best attack of a figure, or of its rider, that has gone to a place, without moving again in this round; null for none. */
export function blowAfter(
  now: Frozen<State>,
  by: number,
  at: Point & { readonly facing?: Point },
  on: number,
): Blow | null {
  const figure = figureOf(now, by);
  const victim = figureOf(now, on);
  const there = placed(now, unitOf(figure), at, at.facing ?? facingTo(at, discOf(now, victim)));
  const crew = [figure, ...(figure.rider === null ? [] : [figureOf(now, figure.rider)])];
  let best: Blow | null = null;
  for (const each of crew) {
    for (const way of waysLeft(now, figureOf(there, each.id))) {
      const blow = blowFrom(there, each.id, unitOf(victim), way, best?.share ?? 0);
      if (blow !== null) best = blow;
    }
  }
  return best;
}

/** Whether no round follows: what is past in this one does not come again (VS-END-1). */
export const isLastRound = (now: Now) => now.round >= scenarioOf(now).rounds;

/** The best attack of a figure on another one at its next chance: in this round, or once nobody moves any more in the next. */
export function onsetOf(now: Frozen<State>, by: number, on: number, at: Point | null): Onset | null {
  const victim = figureOf(now, on);
  const unit = unitOf(victim);
  const here = placed(now, unit, at);
  const soon = onsetIn(here, figureOf(here, by), unit);
  if (soon !== null || !isStep(now.phase) || now.phase === 'move' || isLastRound(now)) return soon;
  const next = nextRound(here);
  const onset = onsetIn(next, figureOf(next, by), unit);
  return onset === null ? null : { ...onset, later: true };
}
