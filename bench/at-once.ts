/** Runs a job many times, a few at once. */

/** Calls `job` `times` times, at most `width` of them at once. Rejects with the first failure. */
export async function atOnce(times: number, width: number, job: () => Promise<void>): Promise<void> {
  let left = times;
  const worker = async (): Promise<void> => {
    while (left-- > 0) await job();
  };
  await Promise.all(Array.from({ length: width }, worker));
}
