/** Causes in moves: within reach of jaws, out of range, in front of armour, under fire. */
import { type Frozen, gap, type Point, type Seat } from '@dwo/kernel';
import {
  armourSide,
  armsOf,
  armyFigureOf,
  type Dinosaur,
  dinosaurOf,
  dinoWars,
  discOf,
  isInRange,
  isSoldier,
  leftCi,
  limitCi,
  type Move,
  type State,
  tablesOf,
} from '../../rules';
import { type Beast, fieldOf } from '../field';
import { exposure } from '../fire-at';
import { killChance } from '../worth';
import { endOf, placeBy } from './places';
import type { Cause, Suspect } from './suspect';

/** A dinosaur, and how far a figure is beyond or within its reach, in ci. */
interface Reach {
  readonly beast: Beast;
  readonly slackCi: number;
}

/** The dinosaurs that could attack a figure at a place, the one that can soonest first. */
function reachesOn(view: Frozen<State>, figure: string, at: Point): readonly Reach[] {
  const it = armyFigureOf(view, figure);
  if (it === null) return [];
  const base = { ...discOf(view, it), x: at.x, y: at.y };
  const { dinosaurs, parameters } = tablesOf(view);
  return fieldOf(view)
    .beasts.map((beast) => {
      const reach = dinosaurs[beast.it.kind].moveCi - parameters.overrunCi;
      return { beast, slackCi: gap(base, beast.base) - reach };
    })
    .sort((a, b) => a.slackCi - b.slackCi);
}

/** The first of these; null without dinosaurs. */
export const reachOn = (view: Frozen<State>, figure: string, at: Point): Reach | null =>
  reachesOn(view, figure, at)[0] ?? null;

/** The facts of the dinosaurs within whose reach a soldier is: the playouts tell which overruns them. */
function overrunBy(view: Frozen<State>, figure: string, at: Point): Pick<Cause, 'struck' | 'hurts'> & { foes: number } {
  const it = armyFigureOf(view, figure);
  const reaches = reachesOn(view, figure, at).filter(({ slackCi }) => slackCi < 0);
  const all = reaches.map(({ beast, slackCi }) => {
    const kill = it === null ? 0 : killChance(view, beast.it, it);
    return [beast.id, { beast: beast.id, insideCi: Math.round(-slackCi), kill }] as const;
  });
  return { hurts: figure, foes: reaches.length, struck: { figure, by: Object.fromEntries(all), nobody: {} } };
}

/** The shares of a path that are tried to stay out of reach, the longest first. */
const SHORTER = [0.8, 0.6, 0.4, 0.2] as const;

/** A soldier went where a dinosaur can overrun them, and had a place where none could (DW-MOVE-1, DW-OVER-1). */
export const stepIntoReach: Suspect = ({ view, seat, chosen, better }) => {
  if (chosen.type !== 'move') return null;
  const { figure } = chosen;
  const it = armyFigureOf(view, figure);
  const to = endOf(chosen);
  if (it === null || to === null) return null;
  const there = reachOn(view, figure, to);
  const here = reachOn(view, figure, it);
  if (there === null || here === null || there.slackCi >= 0) return null;
  const elsewhere = better.type === 'move' && better.figure === figure ? endOf(better) : null;
  const safer = elsewhere === null ? null : reachOn(view, figure, elsewhere);
  const without =
    better.type === 'move' && safer !== null && safer.slackCi >= 0
      ? better
      : here.slackCi >= 0
        ? shortened(view, seat, chosen, it)
        : null;
  if (without === null) return null;
  const { foes, ...overrun } = overrunBy(view, figure, to);
  return { id: 'step-into-reach', rule: 'DW-OVER-1', facts: { figure, foes, beast: null }, without, ...overrun };
};

/** A soldier stayed where a dinosaur can overrun them, and could have gone where none can (DW-OVER-1). */
export const stayInReach: Suspect = ({ view, chosen, better }) => {
  if (chosen.type !== 'done' || better.type !== 'move') return null;
  const it = armyFigureOf(view, better.figure);
  const to = endOf(better);
  if (it === null || to === null) return null;
  const [here, there] = [reachOn(view, better.figure, it), reachOn(view, better.figure, to)];
  if (here === null || there === null || here.slackCi >= 0 || there.slackCi < 0) return null;
  const { figure } = better;
  const { foes, ...overrun } = overrunBy(view, figure, it);
  return { id: 'stay-in-reach', rule: 'DW-OVER-1', facts: { figure, foes, beast: null }, without: better, ...overrun };
};

/** The same move, cut where no dinosaur can reach the figure; null if every part of it is within reach. */
function shortened(view: Frozen<State>, seat: Seat, move: Move, from: Point): Move | null {
  const [first] = move.path;
  if (first === undefined) return null;
  for (const share of SHORTER) {
    const at = {
      x: Math.round(from.x + (first.x - from.x) * share),
      y: Math.round(from.y + (first.y - from.y) * share),
    };
    const shorter: Move = { ...move, path: [at], stopAt: null };
    const reach = reachOn(view, move.figure, at);
    if (reach !== null && reach.slackCi >= 0 && dinoWars.check(view, seat, shorter) === null) return shorter;
  }
  return null;
}

/** A soldier ended a move out of range of everything, and could have come into range (DW-RANGE-1). */
export const outOfRange: Suspect = ({ view, chosen, better }) => {
  if (better.type !== 'move') return null;
  const { figure } = better;
  const it = armyFigureOf(view, figure);
  const place = chosen.type === 'move' && chosen.figure === figure ? endOf(chosen) : chosen.type === 'done' ? it : null;
  const to = endOf(better);
  if (it === null || !isSoldier(it) || place === null || to === null) return null;
  const short = shortBy(view, figure, place);
  const then = shortBy(view, figure, to);
  if (short === null || then === null || short.byCi <= 0 || then.byCi > 0) return null;
  const facts = {
    figure,
    target: short.target,
    weapon: short.weapon,
    shortCi: Math.round(short.byCi),
    leftCi: leftCi(view, figure),
  };
  return { id: 'out-of-range', rule: 'DW-RANGE-1', facts, without: better };
};

/** By how much the nearest dinosaur is out of range of a soldier's farthest weapon from a place, in ci; not above 0 if it is in range. */
export function shortBy(
  view: Frozen<State>,
  figure: string,
  at: Point,
): { readonly target: string; readonly weapon: string; readonly byCi: number } | null {
  const it = armyFigureOf(view, figure);
  if (it === null || !isSoldier(it)) return null;
  const base = { ...discOf(view, it), x: at.x, y: at.y };
  let best: { target: string; weapon: string; byCi: number } | null = null;
  for (const weapon of armsOf(view, it)) {
    const limit = limitCi(view, { ...it, moved: true }, weapon);
    for (const beast of fieldOf(view).beasts) {
      const far = Math.max(0, gap(base, beast.base));
      const byCi = isInRange(view, far, limit) ? 0 : far - limit;
      if (best === null || byCi < best.byCi) best = { target: beast.id, weapon, byCi };
    }
  }
  return best;
}

/** A soldier moved to the front of a dinosaur that has armour in front alone, and could have come behind it (DW-ARM-3). */
export const missedFlank: Suspect = ({ view, chosen, better }) => {
  if (chosen.type !== 'move' || better.type !== 'move' || chosen.figure !== better.figure) return null;
  const [to, flank] = [endOf(chosen), endOf(better)];
  const it = armyFigureOf(view, chosen.figure);
  if (to === null || flank === null || it === null) return null;
  for (const { id, it: beast } of fieldOf(view).beasts) {
    const { front, rear } = tablesOf(view).dinosaurs[beast.kind].armour;
    if (front <= rear || armourSide(beast, to) === 'rear' || armourSide(beast, flank) === 'front') continue;
    const facts = { figure: chosen.figure, target: id, front, rear };
    return { id: 'missed-flank', rule: 'DW-ARM-3', facts, without: better };
  }
  return null;
};

/** The least difference in life points lost that counts, and as a share of the life that is left. */
const MORE_FIRE = 0.5;
const MORE_OF_LIFE = 0.1;
export const moreFire = ({ lifePoints }: Pick<Dinosaur, 'lifePoints'>) =>
  Math.max(MORE_FIRE, MORE_OF_LIFE * lifePoints);

/** A dinosaur ended its move where the army's fire is stronger than at another place, or where it stood (DW-FIRE-1). */
export const intoFire: Suspect = (asked) => {
  const { view, chosen, better } = asked;
  if (chosen.type !== 'move') return null;
  const it = dinosaurOf(view, chosen.figure);
  const [to, other] = [endOf(chosen), placeBy(asked, chosen.figure)];
  if (it === null || to === null || other === null) return null;
  const field = fieldOf(view);
  const beast: Beast = { id: chosen.figure, it, base: discOf(view, it) };
  const [lost, otherwise] = [exposure(field, beast, to), exposure(field, beast, other.at)];
  if (lost - otherwise < moreFire(it)) return null;
  const facts = {
    figure: chosen.figure,
    stays: better.type !== 'move',
    lost: tenths(lost),
    otherwise: tenths(otherwise),
    life: it.lifePoints,
  };
  return { id: 'into-fire', rule: 'DW-FIRE-1', facts, without: other.without, hurts: chosen.figure };
};

const tenths = (value: number) => Math.round(value * 10) / 10;
