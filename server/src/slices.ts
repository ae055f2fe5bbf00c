/** Long work that leaves room for everything else: done in slices, of all such work in the process one at a time. */

/** So long one slice of work takes, besides the piece that ends it. */
export const SLICE_MS = 10;

const waiting: (() => void)[] = [];

/** Resolves when it may do a slice: one of all is done before everybody else has a turn again. */
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

/** Does a work piece by piece; several at once take turns. Rejects with what a piece throws. */
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
