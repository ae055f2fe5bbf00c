/** Figures at the same spot: a tap selects the nearest, and each further tap there the next one below. */
import { distance, type Point } from '@dwo/kernel';
import type { Pointing } from '../model';

/** A tap within this distance of the last one means the same spot. */
const SAME_CI = { mouse: 25, touch: 70, pen: 50 } as const;

/** Remembers the place of the last tap. */
export class Stack {
  #last: Point | null = null;

  /** Whether this tap is on the same spot as the last one. */
  isAgain({ at, pointer }: Pointing): boolean {
    return this.#last !== null && distance(this.#last, at) <= SAME_CI[pointer];
  }

  /**
   * The figure that a further tap on the same spot selects; null if the tap means the uppermost one. `stacked` lists the
   * player's own figures under the pointer, each followed by its riders and what it carries.
   */
  tap(
    pointing: Pointing,
    selected: string | null,
    stacked: (under: readonly string[]) => readonly string[],
  ): string | null {
    const { at, under = [], adding } = pointing;
    const again = this.isAgain(pointing);
    this.#last = at;
    if (!again || adding === true || selected === null) return null;
    const all = stacked(under);
    const place = all.indexOf(selected);
    if (place < 0 || all.length < 2) return null;
    return all[(place + 1) % all.length] ?? null;
  }
}
