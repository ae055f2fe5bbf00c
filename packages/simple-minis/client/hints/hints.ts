/** Hints: the choice of a strong player as a sentence with its exact odds, and as a plan. */
import { gap, type Point, type Seat } from '@dwo/kernel';
import type { Laying } from '@dwo/kits/miniatures/hints/contract';
import type { TableAdvice } from '@dwo/kits/miniatures/hud';
import { percent } from '@dwo/kits/miniatures/percent';
import { startWorker } from '@dwo/kits/shell/start-worker';
import { attackFrom, evaluator, foesOf } from '../../bot';
import { commanderOf, discAt, discOf, type Fig, figureOf, type Intent, type Now, type State } from '../../rules';
import { nameAt } from '../names';
import { gapToGoal, goalPlaceOf } from '../table/goal-place';
import { degreesOf, degreesTo, pointToScene, sectionAt } from '../table/places';
import { say } from '../words';
import { topic } from './topic';

type Move = Extract<Intent, { type: 'move' }>;

/** A worker for one question. */
const thinker = () => startWorker(() => new Worker(new URL('./advisor.ts', import.meta.url), { type: 'module' }));

/** A smaller gain on the way to the goal is told of no move, in ci. */
const LEAST_GAIN_CI = 100;

/** The goal of the scenario that a move comes nearer to, with the distance left. */
function towardGoal(state: Now, seat: Seat | null, from: Point, end: Point): Readonly<Record<string, string>> {
  const goal = seat === null ? null : goalPlaceOf(state, seat);
  if (goal === null) return { after: 'none' };
  const [before, after] = [gapToGoal(goal, from), gapToGoal(goal, end)];
  if (before - after < LEAST_GAIN_CI) return { after: 'none' };
  return {
    after: 'nearer',
    place: say('goal.near', { id: goal.id }),
    gap: say('inches', { inches: Math.round(after / 10) / 10 }),
  };
}

/** The sense of a move without an attack: it comes nearer to the nearest enemy, or goes away from it. Who could attack then is told beside it. */
function towardFoe(state: Now, seat: Seat, own: Fig, end: Point): Readonly<Record<string, string>> {
  const gapTo = (foe: Fig, at: Point) => Math.max(0, gap(discAt(own, at), discOf(state, foe)));
  const near = foesOf(state, seat).reduce<Fig | null>(
    (best, foe) => (best === null || gapTo(foe, end) < gapTo(best, end) ? foe : best),
    null,
  );
  if (near === null) return { after: 'none' };
  const gain = gapTo(near, own) - gapTo(near, end);
  if (Math.abs(gain) < LEAST_GAIN_CI * 10) return { after: 'none' };
  const inches = Math.round(gapTo(near, end) / 100) / 10;
  return { after: gain > 0 ? 'closer' : 'apart', target: nameAt(state, near.id), gap: say('inches', { inches }) };
}

/** The best attack from the end of a move, with its exact chance. */
function shotFrom(state: Now, { figure, path, pickUp }: Move): Readonly<Record<string, string>> {
  if (pickUp.length > 0) return { after: 'takes' };
  const own = figureOf(state, figure);
  const shot = attackFrom(state, commanderOf(state, own) ?? -1, figure, path.at(-1) ?? own);
  if (shot === null) {
    const [seat, end] = [commanderOf(state, own), path.at(-1) ?? own];
    const goal = towardGoal(state, seat, own, end);
    return goal.after !== 'none' || seat === null ? goal : towardFoe(state, seat, own, end);
  }
  return { after: 'attack', target: nameAt(state, shot.on), chance: percent(shot.kill) };
}

/** A turn by less than this many degrees is told as staying. */
const SLIGHT = 5;

/** The sense of a move without a way. */
function onTheSpot(state: Now, { figure, facing, pickUp }: Move): 'takes' | 'turns' | 'stays' {
  if (pickUp.length > 0) return 'takes';
  const turn = facing === null ? 0 : Math.abs((degreesTo(facing) ?? 0) - degreesOf(state, `${figure}`)) % 360;
  return Math.min(turn, 360 - turn) < SLIGHT ? 'stays' : 'turns';
}

function factsOf(state: Now, seat: Seat, intent: Intent): Readonly<Record<string, string>> {
  const odds = () => evaluator.oddsOf?.(state, seat, intent) ?? {};
  switch (intent.type) {
    case 'move':
      return intent.path.length === 0 ? { after: onTheSpot(state, intent) } : shotFrom(state, intent);
    case 'board':
      return { target: nameAt(state, intent.mount) };
    case 'distanceAttack':
    case 'handAttack':
      return { target: nameAt(state, intent.target), chance: percent(odds().kill ?? 0) };
    case 'attackTerrain': {
      const piece = sectionAt(state, intent.section);
      const target = piece === null ? say('section') : say('terrain.of', { id: piece.kind });
      return { target, chance: percent(odds().falls ?? 0) };
    }
    case 'skillRoll':
      return { task: intent.task, target: nameAt(state, intent.object), chance: percent(odds().success ?? 0) };
    default:
      return {};
  }
}

/** The reasons of moves that a review leaves out. */
const UNTOLD: readonly string[] = ['none', 'closer', 'apart'];

/** The choice as a sentence. A review says itself why a move is better, which may be what it leads to later. */
function told(state: Now, seat: Seat, intent: Intent, judged = false): string {
  const name = 'figure' in intent ? nameAt(state, intent.figure) : '';
  const facts = factsOf(state, seat, intent);
  const after = judged && UNTOLD.includes(facts.after ?? '') ? { after: 'moves' } : {};
  return say('advice', { act: intent.type, name, ...facts, ...after });
}

/** The tool of a move on the spot. */
function standingUse({ pickUp, drop }: Move): 'take' | 'dropHere' | 'turn' {
  if (pickUp.length > 0) return 'take';
  return drop.length > 0 ? 'dropHere' : 'turn';
}

/** An intent as a plan with the tools of the table; null for an intent of no figure. */
function laid(state: Now, _seat: Seat, intent: Intent): Laying | null {
  switch (intent.type) {
    case 'move':
      return {
        ...{ figure: `${intent.figure}`, facing: degreesTo(intent.facing) },
        ...(intent.path.length === 0
          ? { use: standingUse(intent) }
          : { path: intent.path.map(pointToScene), use: intent.drop.length > 0 ? 'drop' : 'walk' }),
      };
    case 'board': {
      const stopAt = `${intent.mount}`;
      return { figure: `${intent.figure}`, use: 'walk', path: intent.path.map(pointToScene), stopAt };
    }
    case 'leave': {
      // A rider gets off with a tool of its mount.
      const { riding } = figureOf(state, intent.figure);
      const facing = degreesTo(intent.facing);
      return { figure: `${riding ?? intent.figure}`, use: 'leave', path: intent.path.map(pointToScene), facing };
    }
    case 'leaveSurface':
      return { figure: `${intent.figure}`, use: 'exit', path: intent.path.map(pointToScene) };
    case 'distanceAttack':
    case 'handAttack': {
      const way = intent.type === 'distanceAttack' ? 'distance' : 'hand';
      return { figure: `${intent.figure}`, use: way, weapon: way, target: `${intent.target}` };
    }
    case 'attackTerrain':
      return { figure: `${intent.figure}`, target: intent.section, third: intent.second };
    case 'skillRoll':
      return { figure: `${intent.figure}` };
    default:
      return null;
  }
}

/** The hints of Very Simple Miniatures. */
export const ADVICE: TableAdvice<State, Intent> = { thinker, told, topic, laid };
