/** The parts of pages that the worker's own release has not: those of a page that came from the server with another release. */

/** A part that nobody has any more. It fails when it runs, not when it is fetched, so that the browser logs no error. */
const GONE = "throw(Error('former-release'))";

/** Whether a path is that of a part of some release. */
export function isPart(path: string): boolean {
  return path.startsWith('/assets/');
}

/**
 * A part of a page of another release: from what any worker has kept, for the next one keeps its files before it takes over, else
 * from the server. A script that the server has no more fails when it runs, which tells the page to look for a new release.
 */
export async function partOf(
  request: Request,
  kept: (request: Request) => Promise<Response | undefined>,
  ask: (request: Request) => Promise<Response>,
): Promise<Response> {
  const here = await kept(request);
  if (here !== undefined) return here;
  const answer = await ask(request);
  if (answer.status !== 404) return answer;
  if (request.destination === 'script') return empty('text/javascript', GONE);
  return request.destination === 'style' ? empty('text/css', '') : answer;
}

function empty(type: string, text: string): Response {
  return new Response(text, { headers: { 'content-type': type, 'cache-control': 'no-store' } });
}
