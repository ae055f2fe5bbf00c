/** The tile whose close-up is open: a stack under the pointer for a moment, or one that was pressed. */
import type { Cell } from '@dwo/kits/tiles';
import { useEffect, useState } from 'preact/hooks';
import { type Figure, type Now, tileAt, unitsOn } from '../rules';

/** The pause after which a stack under the pointer fans out, in ms. */
const LINGER_MS = 550;

export interface Stacking {
  /** The index of the tile; null if none is open. */
  readonly tile: number | null;
  /** A press on a cell, with the unit that it met. */
  pressed(at: Cell, unit: Figure | null): void;
  close(): void;
}

/** Whether a tile has units that cover each other. */
const isStack = (state: Now, tile: number | null): tile is number => tile !== null && unitsOn(state, tile).length > 1;

const hovers = () => matchMedia('(hover: hover)').matches;

export function useStack(state: Now, pointed: Cell | null): Stacking {
  const [tile, setTile] = useState<number | null>(null);
  const under = pointed === null ? null : tileAt(state, pointed);
  useEffect(() => {
    if (under === null || under === tile || !hovers()) return undefined;
    const open = isStack(state, under);
    const timer = setTimeout(() => setTile(open ? under : null), open ? LINGER_MS : LINGER_MS / 2);
    return () => clearTimeout(timer);
  }, [under]);
  useEffect(() => {
    // A finger that has opened it has no way to leave it: what was chosen there is done, and the tile is to be seen again.
    if (!isStack(state, tile) || !hovers()) setTile(null);
  }, [state]);
  return {
    tile: isStack(state, tile) ? tile : null,
    pressed(at, unit) {
      const met = tileAt(state, at);
      setTile(unit !== null && isStack(state, met) ? met : null);
    },
    close: () => setTile(null),
  };
}
