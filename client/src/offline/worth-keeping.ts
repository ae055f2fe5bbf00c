/** The answers of the server that are kept on the device, to watch finished matches without a server. */

/** Which games the server hosts, details and records of matches, and the rules of former versions. */
const TOLD = /^\/(api\/about|api\/matches\/[\w-]+(\/record)?|rules\/[\w-]+\.mjs)$/;
const DETAILS = /^\/api\/matches\/[\w-]+$/;
/** Lists, which change. */
const LISTS = ['/api/matches/finished', '/api/matches/featured'];

/** Whether an answer from this path may be kept at all. */
export function mayBeKept(path: string): boolean {
  return TOLD.test(path) && !LISTS.includes(path);
}

/**
 * Returns the answer if it is to be kept, otherwise null. Details of a match that is not over name the people at its table,
 * and may be of a match with a delay: they stay on no device.
 */
export async function worthKeeping(path: string, response: Response): Promise<Response | null> {
  if (response.status !== 200) return null;
  if (!DETAILS.test(path)) return response;
  const details: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return (details as { readonly stage?: unknown } | null)?.stage === 'over' ? response : null;
}
