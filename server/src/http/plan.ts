/** `GET /api/matches/:id/plan`: the plan of a match, for pictures in lists. */
import { matchId, NO_PLAN, type PlanAnswer } from '@dwo/shared';
import { Router } from 'express';
import { Refusal } from '../failure';
import type { Host } from '../host';

/**
 * The route below `/api/matches`. A room draws its plan once per state. A match that nobody has open is not opened for it.
 */
export function planRoute(host: Host): Router {
  const routes = Router();
  routes.get('/:id/plan', async (request, response) => {
    response.set('Cache-Control', 'no-store').json(await planOf(host, request.params.id));
  });
  return routes;
}

async function planOf(host: Host, id: string): Promise<PlanAnswer> {
  const room = host.live.get(id);
  if (room?.ready === true) return room.plan();
  const known = matchId.safeParse(id).success && (await host.journal.match(id)) !== null;
  if (!known) throw new Refusal('MATCH_UNKNOWN', `There is no match ${id.slice(0, 40)}`, 404);
  return (await host.neighbours.plan(id)) ?? NO_PLAN;
}
