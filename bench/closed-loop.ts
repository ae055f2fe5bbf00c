/** The closed loop of all live measurements: in each match one actor sends the next intent when the last one was answered. */

/** Sends one intent and resolves when its sender has the answer; resolves to false if there was nothing to send. */
export type Act = () => Promise<boolean>;

/** The results of a closed loop. */
export interface LoopResult {
  readonly intents: number;
  readonly seconds: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** The value below which `share` of the sorted values are; 0 without values. */
export function percentile(sorted: Float64Array, share: number): number {
  return sorted.length === 0 ? 0 : (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

/** Runs every act in a loop of its own, all at once, for `seconds`. Throws what an act throws. */
export async function closedLoop(acts: readonly Act[], seconds: number): Promise<LoopResult> {
  const latencies: number[] = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  const loop = async (act: Act): Promise<void> => {
    for (let sent = performance.now(); sent < end; ) {
      const did = await act();
      const now = performance.now();
      if (did && now <= end) latencies.push(now - sent);
      sent = now;
    }
  };
  await Promise.all(acts.map(loop));
  const sorted = Float64Array.from(latencies).sort();
  return { intents: sorted.length, seconds, p50Ms: percentile(sorted, 0.5), p99Ms: percentile(sorted, 0.99) };
}
