/** Does something many times, a few at once. */

/** Calls `job` so many times, never more than `width` of them at once. Rejects with what the first one fails with. */
export async function atOnce(times: number, width: number, job: () => Promise<void>): Promise<void> {
  let left = times;
  const worker = async (): Promise<void> => {
    while (left-- > 0) await job();
  };
  await Promise.all(Array.from({ length: width }, worker));
}
