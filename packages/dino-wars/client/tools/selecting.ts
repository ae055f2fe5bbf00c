/** No plan: a tap selects a figure. */

import type { Arrow } from '@dwo/kits/miniatures/heading';
import type { Pointing } from '@dwo/kits/miniatures/model';
import type { Bench, Tool } from './tool';

/** The tool of players who wait, watch, or have nothing selected. */
export class Selecting implements Tool {
  readonly name = 'selecting';
  readonly #bench: Bench;

  constructor(bench: Bench) {
    this.#bench = bench;
  }

  enter(): void {
    this.#bench.lay({ kind: 'none' });
  }

  point({ type, figure }: Pointing): boolean {
    if (type === 'tap') this.#bench.select(figure);
    return false;
  }

  confirm(): void {}

  cancel(): boolean {
    return false;
  }

  arrow(_arrow: Arrow): void {}

  refresh(): void {}
}
