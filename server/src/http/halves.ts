/** `GET /api/matches/:id/halves`: the mirror match that a match is a half of, with the sum of both results. */
import { type HalvesShown, matchId } from '@dwo/shared';
import { type Request, Router } from 'express';
import { Refusal } from '../failure';
import { Halves } from '../halves/halves';
import type { Host } from '../host';
import { tokenOf } from '../people/who-asks';

/** The route below `/api/matches`. A player of a match knows its end before spectators do, so an identity may be sent. */
export function halvesRoute(host: Host): Router {
  const routes = Router();
  const halves = new Halves(host);
  routes.get('/:id/halves', async (request, response) => {
    const { id } = request.params;
    const match = matchId.safeParse(id).success ? await host.journal.match(id) : null;
    if (match === null) throw new Refusal('MATCH_UNKNOWN', `There is no match ${id.slice(0, 40)}`, 404);
    const answer: HalvesShown | null = await halves.shownTo(await askerOf(host, request), match);
    response.set('Cache-Control', 'no-store').json({ halves: answer });
  });
  return routes;
}

/** The ids of the person who asks; none without an identity. */
async function askerOf({ people }: Host, request: Request): Promise<readonly string[]> {
  const token = tokenOf(request);
  const person = token === null ? null : await people.identity.whoIs(token);
  return person?.all ?? [];
}
