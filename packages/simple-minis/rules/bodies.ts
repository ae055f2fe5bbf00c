/** Figures: where they are, whose they are, and what they can do. */
import type { Disc, Point, Seat } from '@dwo/kernel';
import { aheadOf, isWithin } from '@dwo/kernel/table';
import type { Kind } from './data/figures';
import { CLASS_DATA, HERO_BONUS, TOUCH } from './data/limits';
import type { Arc } from './data/words';
import type { Fig, Now } from './state';

/** The value; throws if it is missing, which is our own mistake. */
export function sure<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('A value that must exist is missing');
  return value;
}

/** The figure with this index; throws if there is none. */
export function figureOf(state: Now, id: number): Fig {
  return sure(state.figures[id]);
}

/** The figures on the surface. */
export function onTable(state: Now): Fig[] {
  return state.figures.filter(({ place }) => place === 'table');
}

/** The figure on the surface with this index; null if there is none. */
export function standing(state: Now, id: number): Fig | null {
  const figure = state.figures[id];
  return figure?.place === 'table' ? figure : null;
}

/** The base of a figure; that of a rider is its mount's (VS-R-2, VS-R-23). */
export function discOf(state: Now, figure: Fig): Disc {
  const base = figure.riding === null ? figure : figureOf(state, figure.riding);
  return { x: base.x, y: base.y, radius: CLASS_DATA[base.class].radius };
}

/** Whether two figures touch (VS-R-3). */
export function touches(a: Disc, b: Disc): boolean {
  return isWithin(a, b, TOUCH);
}

/** The player whose figure this is now: the rider's of a mount, else its owner; null for wild ones (VS-R-17, VS-WLD-1). */
export function commanderOf(state: Now, figure: Fig): Seat | null {
  return figure.rider === null ? figure.seat : figureOf(state, figure.rider).seat;
}

/** Whether a class of figures carries a rider or driver (VS-RID-1, VS-R-21). */
export function isMount({ class: kind, large }: Pick<Kind, 'class' | 'large'>): boolean {
  return kind !== 'guy' && !large;
}

/** Whether somebody moves and fights with this figure: no rider, no empty mount (VS-RID-3, VS-RID-5, VS-R-20, VS-R-21). */
export function isActive(figure: Fig): boolean {
  return figure.place === 'table' && figure.riding === null && (!isMount(figure) || figure.rider !== null);
}

/** The figures on the surface that a seat gives orders to, riders left out. */
export function commanded(state: Now, seat: Seat): Fig[] {
  return state.figures.filter((figure) => isActive(figure) && commanderOf(state, figure) === seat);
}

/** Whether a seat still plays: it has a figure on the surface and has not resigned (VS-R-47). */
export function isIn(state: Now, seat: Seat): boolean {
  if (state.players[seat]?.resigned !== false) return false;
  return state.figures.some((figure) => figure.place === 'table' && commanderOf(state, figure) === seat);
}

/** The seats. */
export function seatsOf(state: Now): Seat[] {
  return state.players.map((_, seat) => seat);
}

/** A guy who rides nothing (VS-SKL-2). */
export function isOnFoot(figure: Fig): boolean {
  return figure.place === 'table' && figure.class === 'guy' && figure.riding === null;
}

/** The bonus of an attack die: hero guys and vehicles have 1 (VS-DST-3, VS-HTH-3). */
export function attackBonus(kind: Pick<Kind, 'class' | 'grade'>): number {
  return CLASS_DATA[kind.class].bonus + (kind.grade === 'hero' ? HERO_BONUS : 0);
}

/** The arc of a figure's facing in which a point lies (VS-R-4, VS-TV-6). */
export function arcOf(from: Point, facing: Point, to: Point): Arc {
  const { ahead, left } = aheadOf(from, facing, to);
  if (ahead > 0 && Math.abs(left) <= ahead) return 'clear';
  return ahead >= 0 ? 'doubtful' : 'behind';
}

/** The facing of a figure: its mount's for a rider. */
export function facingOf(state: Now, figure: Fig): Point {
  const base = figure.riding === null ? figure : figureOf(state, figure.riding);
  return { x: base.facingX, y: base.facingY };
}

/** The score of a seat. */
export function scoreOf(state: Now, seat: Seat): number {
  const { kills, bonus } = sure(state.players[seat]);
  return kills + bonus;
}

/** Whether two figures are the parts of one unit: a mount and its rider. */
export function isPair(a: Fig, b: Fig): boolean {
  return a.rider === b.id || b.rider === a.id;
}
