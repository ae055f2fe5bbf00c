/** Long work on the page's own thread, in slices. */

/** The pause after which it is computed, in ms: a way of several moves passes through states that nobody looks at. */
const PAUSE_MS = 80;
/** The longest that the page waits for a slice, in ms. */
const SLICE_MS = 6;

/** Does work in slices, so that presses and frames come between them, then hands on its result. The function returned stops it. */
export function inSlices<T>(work: Generator<void, T>, done: (result: T) => void): () => void {
  let timer = setTimeout(slice, PAUSE_MS);
  function slice() {
    const until = performance.now() + SLICE_MS;
    for (;;) {
      const step = work.next();
      if (step.done) {
        done(step.value);
        return;
      }
      if (performance.now() > until) break;
    }
    timer = setTimeout(slice, 0);
  }
  return () => clearTimeout(timer);
}
