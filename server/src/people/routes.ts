/**
 * The HTTP routes for people, `/api/me`. The identity is in the Authorization header, so other sites can't act in a
 * person's name; a cookie only gives it back to a browser that has lost it.
 */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  type BlockedPeople,
  type DeviceCode,
  type Erased,
  type Me,
  type MeBack,
  type OwnMatches,
  type OwnTurns,
  peopleCalls,
  type Waiting,
} from '@dwo/shared';
import { Router } from 'express';
import { DayTables } from '../days/day-tables';
import { Refusal } from '../failure';
import type { Host } from '../host';
import { addressOf } from '../http/address';
import { perDay, perMinute } from '../http/limit';
import { OneAtATime } from '../http/one-at-a-time';
import { languageOf } from '../words';
import { playAgain } from './again';
import { block, blockedBy, unblock } from './blocking';
import { bodyOf, DEEDS, deedOf, unkept } from './calls';
import { cookieOf, dropCookie, keepCookie } from './cookie';
import { eraseAll } from './erasure';
import { exported } from './export';
import { ChairLabels } from './labels';
import { noticeRoutes } from './notice-routes';
import { ownMatches, waitingFor } from './own-matches';
import { waitingOf } from './waiting';
import { tokenOf, whoAsks } from './who-asks';

/** Calls per minute and address. */
const CALLS = 240;
/** The same for calls that search all chats. */
const EXPORTS = 10;

/** The routes below `/api/me`. */
export function meRoutes(host: Host): Router {
  const routes = Router();
  const { identity } = host.people;
  const labels = new ChairLabels(host);
  const erasing = new OneAtATime();
  const again = new OneAtATime();
  const days = host.days === null ? null : new DayTables(host, host.days);
  const newMatch = [
    perMinute(host, 'set-ups', host.limits.matchesPerMinute),
    perDay(host, 'set-ups-a-day', host.limits.matchesPerDay),
  ];
  const deed = deedOf(host);
  routes.use(perMinute(host, 'own-calls', CALLS), unkept);
  routes.post('/', perMinute(host, 'greetings', DEEDS * 2), async (request, response) => {
    const me: Me = await identity.greet(tokenOf(request) ?? cookieOf(request));
    keepCookie(host, request, response, me.me);
    const person = me.known ? await identity.whoIs(me.me) : null;
    if (person !== null) await identity.reads(person, languageOf(request));
    response.json(me);
  });
  routes.post('/back', perMinute(host, 'greetings', DEEDS * 2), async (request, response) => {
    const token = cookieOf(request);
    const known = token !== null && (await identity.whoIs(token)) !== null;
    if (token !== null && !known) dropCookie(host, request, response);
    response.json({ me: known ? token : null } satisfies MeBack);
  });
  routes.post('/device', ...deed, async (request, response) => {
    const made = await identity.deviceCode(await whoAsks(host, request));
    const code: DeviceCode = { ...made, now: host.now() };
    response.status(201).json(code);
  });
  routes.post('/move', ...deed, async (request, response) => {
    const { code } = bodyOf(peopleCalls.move, request);
    const token = tokenOf(request);
    const me = await identity.move(code, token === null ? null : await identity.whoIs(token));
    if (me === null) throw new Refusal('CODE_VOID', 'The link was used already or has expired', 410);
    keepCookie(host, request, response, me);
    response.json({ me, known: true } satisfies Me);
  });
  routes.post('/again', ...newMatch, ...deed, async (request, response) => {
    const person = await whoAsks(host, request);
    const { match } = bodyOf(peopleCalls.again, request);
    const address = addressOf(request, host.web.trust);
    response.status(201).json({ id: await again.run(match, () => playAgain(host, person, match, address)) });
  });
  routes.get('/blocked', async (request, response) => {
    const blocked: BlockedPeople = { blocked: await blockedBy(host, await whoAsks(host, request)) };
    response.json(blocked);
  });
  routes.post('/block', ...deed, async (request, response) => {
    const person = await whoAsks(host, request);
    await block(host, person, bodyOf(peopleCalls.block, request));
    response.json({ ok: true });
  });
  routes.post('/unblock', ...deed, async (request, response) => {
    const person = await whoAsks(host, request);
    await unblock(host, person, bodyOf(peopleCalls.unblock, request).who);
    response.json({ ok: true });
  });
  routes.get('/matches', async (request, response) => {
    const matches: OwnMatches = await ownMatches(host, labels, await whoAsks(host, request));
    response.json(matches);
  });
  routes.get('/turns', async (request, response) => {
    const waiting = await waitingFor(host, await whoAsks(host, request));
    response.json({ waiting } satisfies OwnTurns);
  });
  routes.get('/waiting', async (request, response) => {
    const waiting: Waiting = await waitingOf(host, days, await whoAsks(host, request));
    response.json(waiting);
  });
  routes.get('/export', perMinute(host, 'exports', EXPORTS), async (request, response) => {
    const person = await whoAsks(host, request);
    response.type('json').set('Content-Disposition', 'attachment; filename="dino-wars-my-data.json"');
    await pipeline(Readable.from(exported(host, person)), response);
  });
  routes.post('/erase', perMinute(host, 'exports', EXPORTS), ...deed, async (request, response) => {
    bodyOf(peopleCalls.erase, request);
    const person = await whoAsks(host, request);
    const matches = await erasing.run('', () => eraseAll(host, person));
    dropCookie(host, request, response);
    response.json({ matches } satisfies Erased);
  });
  routes.use(noticeRoutes(host));
  return routes;
}
