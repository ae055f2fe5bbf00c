/** Items that figures carry (VS-ITM, VS-R-38). */
import type { Disc, Point } from '@dwo/kernel';
import { isWithin } from '@dwo/kernel/table';
import { figureOf } from './bodies';
import { TOUCH } from './data/limits';
import type { Play } from './play';
import { type No, refuse } from './refusal';
import type { Fig, Now } from './state';

/** Items by index. */
interface Handling {
  readonly pickUp: readonly number[];
  readonly drop: readonly number[];
}

/** Whether an item that lies at a point is reached by a base (VS-R-38). */
export function reachesItem(disc: Disc, at: Point): boolean {
  return isWithin(disc, { x: at.x, y: at.y, radius: 0 }, TOUCH);
}

/** Why a figure can't drop and pick up these items at the end of its move; null if it can (VS-ITM-1, VS-ITM-2, VS-R-38). */
export function refuseItems({ items }: Now, figure: Fig, end: Disc, { pickUp, drop }: Handling): No | null {
  const all = [...drop, ...pickUp];
  const twice = all.find((item, at) => all.indexOf(item) !== at);
  if (twice !== undefined) return refuse('VS-R-38', 'BAD_ITEM', { item: twice });
  const foreign = drop.find((item) => items[item]?.by !== figure.id);
  if (foreign !== undefined) return refuse('VS-R-38', 'BAD_ITEM', { item: foreign });
  const missed = pickUp.find((id) => {
    const item = items[id];
    return item?.place !== 'lying' || !reachesItem(end, item);
  });
  return missed === undefined ? null : refuse('VS-R-38', 'BAD_ITEM', { item: missed });
}

/** Drops items where a figure stands, then picks up others (VS-R-38). */
export function takeItems({ state, emit }: Play, { id }: Fig, { pickUp, drop }: Handling): void {
  const { x, y } = figureOf(state, id);
  if (drop.length > 0) emit({ type: 'itemsDropped', figure: id, items: drop, x, y });
  if (pickUp.length > 0) emit({ type: 'itemsTaken', figure: id, items: pickUp });
}
