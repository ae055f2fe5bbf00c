/** Phase 1: the herd closes in, overruns what it can, and goes from kill to kill while its movement lasts. */
import { DINOSAURS, eyeOf, type Intent, PARAMETERS, type State, screenBetween } from '@dwo/dino-wars';
import { legCost, type Point, type Seat } from '@dwo/kernel';
import { type Beast, beastsOf, type Field, gapOf, open, type Prey, partOf, touch, type Way, wayTo } from './field';
import { bestShot, biteWorth } from './worth';

/** A thing a dinosaur could do now, and what it is worth in points. */
interface Prospect {
  readonly intent: Intent;
  readonly value: number;
}

/** Men looked at per dinosaur: nearer ones hide the rest. */
const PREY = 6;
/** Nobody stops or steps aside for less. */
const LEAST_STEP_CI = 50;
/** How far out of its way a dinosaur looks for one. */
const DETOUR_CI = 2400;
/** Parts of its movement a dinosaur may leave unused for the sake of cover. */
const PARTS = [1, 0.85, 0.7, 0.6];

/** The next step of the herd; null when nobody has anything useful left to do. */
export function stalk(field: Field, seat: Seat): Intent | null {
  const busy = new Set(field.state.reactions.flatMap(({ dinosaur, target }) => [dinosaur, target]));
  const herd = beastsOf(field, seat)
    .filter(({ id, it }) => !it.moveOver && !busy.has(id))
    .map((beast) => ({ beast, prey: preyOf(field, beast, busy) }))
    .sort((a, b) => gapTo(a.beast, a.prey[0]) - gapTo(b.beast, b.prey[0]));
  for (const { beast, prey } of herd) {
    const intent = strike(field, beast, prey) ?? approach(field, beast, prey);
    if (intent) return intent;
  }
  return null;
}

function gapTo(beast: Beast, man: Prey | undefined): number {
  return man ? gapOf(beast.base, man.base) : Number.POSITIVE_INFINITY;
}

function preyOf(field: Field, beast: Beast, busy: ReadonlySet<string>): Prey[] {
  return field.prey
    .filter(({ id }) => !busy.has(id))
    .map((man) => ({ man, gap: gapOf(beast.base, man.base) }))
    .sort((a, b) => a.gap - b.gap)
    .slice(0, PREY)
    .map(({ man }) => man);
}

function leftOf(beast: Beast): number {
  return DINOSAURS[beast.it.kind].moveCi - beast.it.spentCi;
}

/** Overruns a man in contact, or goes to the one who promises most; null if none is within its movement. */
function strike(field: Field, beast: Beast, prey: readonly Prey[]): Intent | null {
  const left = leftOf(beast);
  let best: Prospect | null = null;
  const holds = field.prey.some(({ base }) => touch(beast.base, base));
  for (const man of prey) {
    const prospect = prospectOf(field, beast, man, left, holds);
    if (prospect && (!best || prospect.value > best.value)) best = prospect;
  }
  return best?.intent ?? null;
}

/** What going for one man is worth; null if he is out of its movement or not worth leaving the others for. */
function prospectOf(field: Field, beast: Beast, man: Prey, left: number, holds: boolean): Prospect | null {
  const { overrunCi } = PARAMETERS;
  const kill = biteWorth(field.state, beast.it, man.it);
  if (touch(beast.base, man.base)) {
    if (left < overrunCi) return null;
    return {
      intent: { type: 'overrun', figure: beast.id, target: man.id },
      value: kill + onward(left - overrunCi, beast),
    };
  }
  if (gapOf(beast.base, man.base) > left) return null;
  const way = wayTo(field, beast, man, left);
  if (!way || way.costCi < 1) return null;
  const rest = left - way.costCi - overrunCi;
  // Without movement for an overrun it still bites in phase 3, if it holds nobody yet.
  if (rest < 0 && holds) return null;
  const value = rest >= 0 ? kill + onward(rest, beast) : kill * 0.8;
  return { intent: { type: 'move', figure: beast.id, path: way.path, stopAt: null }, value };
}

/** What the movement left after a kill may still bring. */
function onward(rest: number, beast: Beast): number {
  return (Math.min(rest, 1200) / 1200) * (DINOSAURS[beast.it.kind].attackScore / 12);
}

/** Walks towards the nearest man it finds a way to, and stops where cover costs no turn. */
function approach(field: Field, beast: Beast, prey: readonly Prey[]): Intent | null {
  const left = leftOf(beast);
  if (left < LEAST_STEP_CI || prey.some(({ base }) => touch(beast.base, base))) return null;
  for (const man of prey.slice(0, 2)) {
    const way = wayTo(field, beast, man, gapTo(beast, man) + DETOUR_CI);
    if (way) return advance(field, beast, man, way);
  }
  return squeeze(field, beast, prey[0]);
}

/** The best place to stop along a way, its present one included if it has come far enough. */
function advance(field: Field, beast: Beast, man: Prey, way: Way): Intent | null {
  const { moveCi } = DINOSAURS[beast.it.kind];
  const from: Point = { x: beast.base.x, y: beast.base.y };
  const stops: { path: readonly Point[]; end: Point }[] = [];
  if (beast.it.spentCi >= moveCi * 0.6) stops.push({ path: [], end: from });
  for (const part of PARTS) {
    const walked = partOf(from, way, Math.floor(moveCi * part) - beast.it.spentCi);
    const end = walked?.path.at(-1);
    if (!walked || !end || walked.costCi < LEAST_STEP_CI) continue;
    stops.push({ path: walked.path, end });
    if (walked.path.length === 1) stops.push(...besides(field, beast, from, end));
  }
  let best: { path: readonly Point[]; cost: number } | null = null;
  const risks = stops.map(({ end }) => exposure(field, beast, end));
  const worst = Math.max(1, ...risks);
  for (const [i, { path, end }] of stops.entries()) {
    const remaining = gapOf({ ...end, radius: beast.base.radius }, man.base);
    const turns = Math.ceil(Math.max(0, remaining) / (moveCi - PARAMETERS.overrunCi));
    const cost = (risks[i] ?? worst) + turns * worst + remaining / 1000;
    if (!best || cost < best.cost) best = { path, cost };
  }
  if (!best || best.path.length === 0) return null;
  return { type: 'move', figure: beast.id, path: best.path, stopAt: null };
}

/** Places left and right of a stop that cost no more. */
function besides(field: Field, beast: Beast, from: Point, end: Point): { path: readonly Point[]; end: Point }[] {
  const dx = end.x - from.x;
  const dy = end.y - from.y;
  const found: { path: readonly Point[]; end: Point }[] = [];
  for (const share of [-0.35, -0.2, 0.2, 0.35]) {
    const shrink = 1 / Math.sqrt(1 + share * share);
    const at = {
      x: Math.trunc(from.x + (dx - dy * share) * shrink),
      y: Math.trunc(from.y + (dy + dx * share) * shrink),
    };
    if (legCost(from, at) <= leftOf(beast) && open(field, beast, from, at)) found.push({ path: [at], end: at });
  }
  return found;
}

/** Life points the army can be expected to take from a dinosaur at this place until its next move. */
function exposure(field: Field, beast: Beast, at: Point): number {
  const it = { ...beast.it, x: at.x, y: at.y };
  const base = { ...at, radius: beast.base.radius };
  let damage = 0;
  for (const man of field.men) {
    const shot = bestShot(field.state, man.it, it, man.it, gapOf(man.base, base));
    if (shot && screenBetween(field.state, eyeOf(field.state, man.it), it, beast.id) === null)
      damage += 2 * shot.damage;
    else if (bestShot(field.state, man.it, it, man.it, gapOf(man.base, base) - PARAMETERS.soldierMoveCi)) damage += 0.3;
  }
  return damage;
}

/** A step to any free place that is nearer to its prey, for a dinosaur that sees no way; null if there is none. */
function squeeze(field: Field, beast: Beast, man: Prey | undefined): Intent | null {
  if (!man) return null;
  const from = { x: beast.base.x, y: beast.base.y };
  let best: { path: readonly Point[]; gap: number } | null = null;
  for (const [dx, dy] of EIGHT) {
    for (const share of [1, 0.5, 0.2]) {
      const length = Math.floor(leftOf(beast) * share) - 2;
      const end = { x: from.x + Math.trunc(dx * length), y: from.y + Math.trunc(dy * length) };
      const gap = gapOf({ ...end, radius: beast.base.radius }, man.base);
      if (length < LEAST_STEP_CI || gap > gapOf(beast.base, man.base) - LEAST_STEP_CI) continue;
      if ((!best || gap < best.gap) && open(field, beast, from, end)) best = { path: [end], gap };
    }
  }
  return best && { type: 'move', figure: beast.id, path: best.path, stopAt: null };
}

const EIGHT = [
  [1, 0],
  [0.7, 0.7],
  [0, 1],
  [-0.7, 0.7],
  [-1, 0],
  [-0.7, -0.7],
  [0, -1],
  [0.7, -0.7],
] as const;
