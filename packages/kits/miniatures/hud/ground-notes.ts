/** The name and effects of a piece of terrain, told when it is tapped or when the mouse rests on it. */
import { type Notice, notify, store } from '../../shell/store';
import type { Pointing } from '../model';

/** The effects of a piece of terrain in a sentence, with their rule. */
export interface GroundNote {
  readonly text: string;
  readonly rule: string;
}

/** A mouse that rests on terrain for so long asks about it. */
const RESTS_MS = 600;

/** Answers the gestures on a board that ask about terrain. */
export class GroundNotes {
  #resting: string | null = null;
  #shown: Notice | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `note` returns null for terrain of which there is nothing to say. */
  constructor(private readonly note: (terrain: string) => GroundNote | null) {}

  /** A tap asks while nothing is planned and nobody stands there. */
  point({ type, figure, handle, terrain, dragging }: Pointing, isIdle: boolean): void {
    const over = figure === null && handle == null && !dragging ? (terrain ?? null) : null;
    if (type === 'tap') {
      this.#rest(null);
      if (isIdle && over !== null) this.#tell(over);
    } else this.#rest(type === 'hover' ? over : null);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #rest(terrain: string | null): void {
    if (terrain === this.#resting) return;
    this.#resting = terrain;
    clearTimeout(this.#timer);
    if (this.#shown !== null && store.getState().notice === this.#shown) notify(null);
    this.#shown = null;
    if (terrain !== null) this.#timer = setTimeout(() => this.#tellResting(terrain), RESTS_MS);
  }

  /** Other news is not covered by what the mouse happens to rest on. */
  #tellResting(terrain: string): void {
    if (store.getState().notice === null) this.#shown = this.#tell(terrain);
  }

  #tell(terrain: string): Notice | null {
    const note = this.note(terrain);
    if (note === null) return null;
    const notice: Notice = { ...note, tone: 'info' };
    notify(notice);
    return notice;
  }
}
