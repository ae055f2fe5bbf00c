/**
 * The HTTP side of people: `/api/me` and `/api/mail`. The caller's identity stands in the Authorization header, never
 * in a cookie, so a strange page can't ask in their name.
 */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  type BlockedPeople,
  type DeviceCode,
  type Erased,
  type MailState,
  type Me,
  type Notices,
  type OwnMatches,
  type OwnTurns,
  peopleCalls,
} from '@dwo/shared';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import type { z } from 'zod';
import { Refusal } from '../failure';
import type { Host } from '../host';
import { perDay, perMinute } from '../http/limit';
import { OneAtATime } from '../http/one-at-a-time';
import { languageOf } from '../words';
import { confirmAddress, forgetAddress, offerAddress } from './address-book';
import { playAgain } from './again';
import { block, blockedBy, unblock } from './blocking';
import { eraseAll } from './erasure';
import { exported } from './export';
import { ChairLabels } from './labels';
import { ownMatches, waitingFor } from './own-matches';
import { isPushService } from './push';
import { tokenOf, whoAsks } from './who-asks';

const BODY_LIMIT = '8kb';
/** Times an address may ask in a minute: for anything, and for what writes, sends or guesses. */
const CALLS = 240;
const DEEDS = 30;
/** For what looks through everything that was ever said. */
const EXPORTS = 10;

/** Routes below `/api/me`. */
export function meRoutes(host: Host): Router {
  const routes = Router();
  const { people } = host;
  const { identity, store } = people;
  const labels = new ChairLabels(host);
  const erasing = new OneAtATime();
  const again = new OneAtATime();
  const newMatch = [
    perMinute(host, 'matches', host.limits.matchesPerMinute),
    perDay(host, 'matches-a-day', host.limits.matchesPerDay),
  ];
  const deed = [perMinute(host, 'deeds', DEEDS), express.json({ limit: BODY_LIMIT })];
  routes.use(perMinute(host, 'own-calls', CALLS), unkept);
  routes.post('/', perMinute(host, 'greetings', DEEDS * 2), async (request, response) => {
    const me: Me = await identity.greet(tokenOf(request));
    const person = me.known ? await identity.whoIs(me.me) : null;
    if (person !== null) await identity.reads(person, languageOf(request));
    response.json(me);
  });
  routes.post('/device', ...deed, async (request, response) => {
    const code: DeviceCode = await identity.deviceCode(await whoAsks(host, request));
    response.status(201).json(code);
  });
  routes.post('/move', ...deed, async (request, response) => {
    const { code } = bodyOf(peopleCalls.move, request);
    const token = tokenOf(request);
    const me = await identity.move(code, token === null ? null : await identity.whoIs(token));
    if (me === null) throw new Refusal('CODE_VOID', 'This link was used already, or it is too old', 410);
    response.json({ me, known: true } satisfies Me);
  });
  routes.post('/again', ...newMatch, ...deed, async (request, response) => {
    const person = await whoAsks(host, request);
    const { match } = bodyOf(peopleCalls.again, request);
    response.status(201).json({ id: await again.run(match, () => playAgain(host, person, match)) });
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
  routes.get('/export', perMinute(host, 'exports', EXPORTS), async (request, response) => {
    const person = await whoAsks(host, request);
    response.type('json').set('Content-Disposition', 'attachment; filename="dino-wars-my-data.json"');
    await pipeline(Readable.from(exported(host, person)), response);
  });
  routes.post('/erase', perMinute(host, 'exports', EXPORTS), ...deed, async (request, response) => {
    bodyOf(peopleCalls.erase, request);
    const person = await whoAsks(host, request);
    const matches = await erasing.run('', () => eraseAll(host, person));
    response.json({ matches } satisfies Erased);
  });
  routes.get('/notices', async (request, response) => {
    const { id } = await whoAsks(host, request);
    const { browsers, mail } = await store.read(id);
    const state: MailState = { address: mail?.address ?? null, confirmed: mail?.confirmedAt != null };
    const notices: Notices = {
      pushKey: people.push.keys.publicKey,
      browsers: browsers.length,
      mail: people.mailer === null ? null : state,
    };
    response.json(notices);
  });
  routes.post('/push', ...deed, async (request, response) => {
    const person = await whoAsks(host, request);
    const { endpoint, keys } = bodyOf(peopleCalls.push, request).subscription;
    if (!isPushService(endpoint, people.push)) {
      throw new Refusal(
        'BAD_MESSAGE',
        'This is no push service that the server may speak to',
        400,
        'subscription.endpoint',
      );
    }
    await identity.addBrowser(person, { endpoint, ...keys });
    await identity.reads(person, languageOf(request));
    response.json({ ok: true });
  });
  routes.post('/push/off', ...deed, async (request, response) => {
    const person = await whoAsks(host, request);
    await identity.removeBrowser(person, bodyOf(peopleCalls.pushOff, request).endpoint);
    response.json({ ok: true });
  });
  routes.post('/mail', ...deed, async (request, response) => {
    const person = await whoAsks(host, request);
    await offerAddress(host, person, bodyOf(peopleCalls.mail, request).address, languageOf(request));
    response.status(202).json({ ok: true });
  });
  routes.post('/mail/off', ...deed, async (request, response) => {
    await forgetAddress(host, await whoAsks(host, request));
    response.json({ ok: true });
  });
  return routes;
}

/** Routes below `/api/mail`, for links in mails: they work in any browser, also in one that the server does not know. */
export function mailRoutes(host: Host): Router {
  const routes = Router();
  const limits = [perMinute(host, 'mail-links', DEEDS), unkept];
  const body = express.json({ limit: BODY_LIMIT });
  routes.post('/confirm', ...limits, body, async (request, response) => {
    const { token } = bodyOf(peopleCalls.mailLink, request);
    if (!(await confirmAddress(host, 'mail-on', token))) throw linkVoid();
    response.json({ ok: true });
  });
  // Mail programs send the token in the address and a body of their own.
  routes.post('/off', ...limits, body, async (request, response) => {
    const given = request.query.token === undefined ? request.body : { token: request.query.token };
    const { token } = parsed(peopleCalls.mailLink, given);
    if (!(await confirmAddress(host, 'mail-off', token))) throw linkVoid();
    response.json({ ok: true });
  });
  return routes;
}

const linkVoid = () => new Refusal('CODE_VOID', 'This link is not ours, or it is too old', 410);

/** Answers about a person are nobody else's, no cache's either. */
const unkept: RequestHandler = (_request, response: Response, next) => {
  response.set('Cache-Control', 'no-store').vary('Authorization');
  next();
};

function bodyOf<T>(shape: z.ZodType<T>, request: Request): T {
  return parsed(shape, request.body ?? {});
}

function parsed<T>(shape: z.ZodType<T>, value: unknown): T {
  const { data, error } = shape.safeParse(value);
  if (error === undefined) return data as T;
  const [issue] = error.issues;
  throw new Refusal('BAD_MESSAGE', issue?.message ?? 'Bad request', 400, issue?.path.join('.'));
}
