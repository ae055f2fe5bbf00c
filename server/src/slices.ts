/** Long work in slices that leave the event loop free in between. All slices of a process run one at a time. */

/** The length of one slice, in milliseconds; the last piece may exceed it. */
export const SLICE_MS = 10;

const waiting: (() => void)[] = [];

/** Resolves when it is this work's turn for a slice. Between two slices the event loop runs. */
function ownTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(next);
  });
}

function next(): void {
  waiting[0]?.();
  waiting.shift();
  if (waiting.length > 0) setImmediate(next);
}

/** Runs a generator slice by slice; several take turns. Rejects with what it throws. */
export async function inSlices<T>(work: Generator<void, T>): Promise<T> {
  for (;;) {
    await ownTurn();
    const end = performance.now() + SLICE_MS;
    do {
      const piece = work.next();
      if (piece.done === true) return piece.value;
    } while (performance.now() < end);
  }
}
