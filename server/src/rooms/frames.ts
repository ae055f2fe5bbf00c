/** What each viewer is told of an intent. */
import type { Frozen, Tagged, Viewer } from '@dwo/kernel';
import type { Game } from '@dwo/shared';

/** Events as they happened, under the number of the entry that brought them about. */
export interface Happening {
  readonly seq: number;
  readonly events: readonly Tagged[];
}

/** The events as bytes, once for all viewers who notice the same; `state` is the state after them. */
export function framesFor(
  { rules, events: codec }: Game,
  state: Frozen<object>,
  viewers: readonly Viewer[],
  { seq, events }: Happening,
): Map<Viewer, Uint8Array> {
  const frames = new Map<Viewer, Uint8Array>();
  let whole: Uint8Array | null = null;
  for (const viewer of viewers) {
    const seen: Tagged[] = [];
    let all = true;
    for (const event of events) {
      const noticed = rules.see(state, event, viewer);
      if (noticed !== null) seen.push(noticed);
      if (noticed !== event) all = false;
    }
    const bytes: Uint8Array = all && whole !== null ? whole : codec.encode(seq, seen);
    if (all) whole = bytes;
    frames.set(viewer, bytes);
  }
  return frames;
}
