/** The HTTP routes of the battle of the day, `/api/days`. */
import { type DayBegun, dayShape, monthShape, playDayShape } from '@dwo/shared';
import express, { type Request, Router } from 'express';
import { Refusal } from '../failure';
import type { Host } from '../host';
import { addressOf } from '../http/address';
import { perDay, perMinute } from '../http/limit';
import { OneAtATime } from '../http/one-at-a-time';
import { parsed } from '../http/wishes';
import type { Person } from '../people/identity';
import { tokenOf, whoAsks } from '../people/who-asks';
import { closesAt } from './calendar';
import { DayTables } from './day-tables';
import type { Beginner } from './days';

/** The length of a body: a name. */
const BODY_LIMIT = '4kb';

/** The routes below `/api/days`. */
export function dayRoutes(host: Host): Router {
  const routes = Router();
  const { days } = host;
  if (days === null) return routes;
  const tables = new DayTables(host, days);
  const begins = new OneAtATime();
  const limit = [
    perMinute(host, 'set-ups', host.limits.matchesPerMinute),
    perDay(host, 'set-ups-a-day', host.limits.matchesPerDay),
    express.json({ limit: BODY_LIMIT, inflate: false }),
  ];
  routes.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  routes.get('/', async (request, response) => {
    response.json(await tables.now(await asker(host, request)));
  });
  routes.get('/month/:month', async (request, response) => {
    const month = parsed(monthShape, request.params.month, 'month');
    response.json(await tables.month(month, await asker(host, request)));
  });
  routes.get('/:day', async (request, response) => {
    const deal = await days.dealOf(dayIn(request));
    const person = await asker(host, request);
    const isOver = closesAt(deal.day) <= host.now();
    response.json(await (isOver ? tables.over(deal, person) : tables.shown(deal, person)));
  });
  routes.get('/:day/turns', async (request, response) => {
    const deal = await days.dealOf(dayIn(request));
    if (closesAt(deal.day) > host.now()) throw new Refusal('DAY_UNKNOWN', 'This day is not over yet', 409);
    response.json(await tables.turns(deal, await asker(host, request)));
  });
  routes.post('/:day/play', ...limit, async (request, response) => {
    const day = dayIn(request);
    const beginner = await beginnerOf(host, request);
    const match = await begins.run(beginner.person.id, () => days.begin(day, beginner));
    response.status(201).json({ match } satisfies DayBegun);
  });
  routes.post('/:day/again', ...limit, async (request, response) => {
    const match = await days.again(dayIn(request), await beginnerOf(host, request));
    response.status(201).json({ match } satisfies DayBegun);
  });
  return routes;
}

/** The day that a request names. */
function dayIn(request: Request): string {
  return parsed(dayShape, String(request.params.day), 'day');
}

async function asker(host: Host, request: Request): Promise<Person | null> {
  const token = tokenOf(request);
  return token === null ? null : host.people.identity.whoIs(token);
}

async function beginnerOf(host: Host, request: Request): Promise<Beginner> {
  if (host.draining) throw new Refusal('SHUTTING_DOWN', 'The server is shutting down', 503);
  const person = await whoAsks(host, request);
  const { name } = parsed(playDayShape, request.body ?? {}, '');
  return { person, name, address: addressOf(request, host.web.trust) };
}
