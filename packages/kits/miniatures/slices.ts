/** Work that may wait: a little is done in every frame, so that no frame is late. */

/** A hidden page gets no frames: then work is done at this interval. */
const UNSEEN_MS = 250;

/** The frames and the clock that the work follows. */
export interface Pace {
  /** Milliseconds of work that a frame has room for. */
  room(): number;
  now(): number;
  /** Calls back once, when a frame comes. */
  nextFrame(callback: () => void): void;
}

/** The pace of a page: its frames, or `UNSEEN_MS` while it is hidden. */
export function pagePace(room: () => number): Pace {
  return {
    room,
    now: () => performance.now(),
    nextFrame(callback) {
      const once = (): void => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
        callback();
      };
      const frame = requestAnimationFrame(once);
      const timer = setTimeout(once, UNSEEN_MS);
    },
  };
}

/** A queue of pieces of work. Each frame does as many as it has room for, and at least one. */
export class Slices {
  private readonly line: (() => void)[] = [];
  private asked = false;
  private closed = false;

  constructor(private readonly pace: Pace) {}

  /** Resolves with the result of the work once its turn has come; never, if the queue is closed before. */
  turn<T>(work: () => T): Promise<Awaited<T>> {
    return new Promise((resolve, reject) => {
      this.line.push(() => {
        try {
          resolve(work() as Awaited<T>);
        } catch (error) {
          reject(error);
        }
      });
      this.ask();
    });
  }

  private ask(): void {
    if (this.asked || this.closed || this.line.length === 0) return;
    this.asked = true;
    this.pace.nextFrame(() => this.work());
  }

  private work(): void {
    this.asked = false;
    if (this.closed) return;
    const end = this.pace.now() + this.pace.room();
    do this.line.shift()?.();
    while (this.line.length > 0 && this.pace.now() < end);
    this.ask();
  }

  /** Drops all work that waits. */
  close(): void {
    this.closed = true;
    this.line.length = 0;
  }
}

/**
 * The time that a frame may spend on extra work, in ms: least while something moves, more while nothing does, most while
 * something is not drawn yet.
 */
const MOVING_ROOM_MS = 1;
const RESTING_ROOM_MS = 6;
const EMPTY_ROOM_MS = 10;
/** While something moves and something else is not drawn yet. */
const HASTE_ROOM_MS = 4;

/** The time that a frame may spend on extra work now, in ms. `complete`: whether everything is drawn. */
export function roomMs(moves: boolean, complete: boolean): number {
  if (complete) return moves ? MOVING_ROOM_MS : RESTING_ROOM_MS;
  return moves ? HASTE_ROOM_MS : EMPTY_ROOM_MS;
}
