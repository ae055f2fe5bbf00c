/** The tile whose close-up is open. It opens by a press alone, and closes with everything that is done. */
import { useState } from 'preact/hooks';
import type { Mode, Now } from '../rules';

export interface Stacking {
  /** The index of the tile; null if none is open. */
  readonly tile: number | null;
  open(tile: number | null, choice: Choice): void;
  close(): void;
}

/** The choice at which a close-up was opened. */
export interface Choice {
  readonly chosen: number | null;
  readonly mode: Mode | null;
}

/** A new state, another unit or another mode closes it: what it was opened for is done, and the tiles are to be seen again. */
export function useStack(state: Now, { chosen, mode }: Choice): Stacking {
  const [opened, setOpened] = useState<(Choice & { readonly tile: number; readonly state: Now }) | null>(null);
  const same = opened?.state === state && opened.chosen === chosen && opened.mode === mode;
  return {
    tile: same ? opened.tile : null,
    open: (tile, choice) => setOpened(tile === null ? null : { tile, state, ...choice }),
    close: () => setOpened(null),
  };
}
