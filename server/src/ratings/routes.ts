/** The HTTP routes of ratings, `/api/ratings`. */
import { hideShape, type PersonRatings, type RatingsNow } from '@dwo/shared';
import express, { Router } from 'express';
import { Refusal } from '../failure';
import type { Host } from '../host';
import { perMinute } from '../http/limit';
import { parsed } from '../http/wishes';
import { tokenOf, whoAsks } from '../people/who-asks';

/** Calls per minute and address. */
const CALLS = 120;

/** The routes below `/api/ratings`. */
export function ratingRoutes(host: Host): Router {
  const routes = Router();
  const { ratings } = host;
  routes.use(perMinute(host, 'ratings', CALLS), (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  routes.get('/', async (request, response) => {
    const token = tokenOf(request);
    const person = token === null ? null : await host.people.identity.whoIs(token);
    const answer: RatingsNow = {
      tables: await ratings.tables(person),
      mine: person === null ? [] : await ratings.of(person),
      hidden: person !== null && (await host.people.store.read(person.id)).unlisted,
    };
    response.json(answer);
  });
  routes.post('/hide', express.json({ limit: '1kb', inflate: false }), async (request, response) => {
    const person = await whoAsks(host, request);
    const { hidden } = parsed(hideShape, request.body ?? {}, '');
    await ratings.hide(person, hidden);
    response.json({ ok: true });
  });
  routes.get('/:person', async (request, response) => {
    const page: PersonRatings | null = await ratings.page(request.params.person);
    if (page === null) throw new Refusal('NOT_FOUND', 'Nobody is shown under this name', 404);
    response.json(page);
  });
  return routes;
}
