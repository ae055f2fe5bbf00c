/** The HTTP routes for notices: push and mail settings of a person, and the links in mails. */
import { type MailState, type Notices, peopleCalls } from '@dwo/shared';
import { Router } from 'express';
import type { z } from 'zod';
import { Refusal } from '../failure';
import type { Host } from '../host';
import { perMinute } from '../http/limit';
import { languageOf } from '../words';
import { confirmAddress, forgetAddress, offerAddress } from './address-book';
import { bodyOf, DEEDS, deedOf, jsonBody, parsed, unkept } from './calls';
import { cookieOf } from './cookie';
import type { Person } from './identity';
import { isPushService } from './push';
import { whoAsks } from './who-asks';

/** The routes below `/api/me` that turn notices on and off. */
export function noticeRoutes(host: Host): Router {
  const routes = Router();
  const { people } = host;
  const { identity, store } = people;
  const deed = deedOf(host);
  routes.get('/notices', async (request, response) => {
    const { id } = await whoAsks(host, request);
    const { browsers, mail } = await store.read(id);
    const state: MailState = { address: mail?.address ?? null, confirmed: mail?.confirmedAt != null };
    const notices: Notices = {
      pushKey: people.push.keys.publicKey,
      browsers: browsers.length,
      endpoints: browsers.map(({ endpoint }) => endpoint),
      mail: people.mailer === null ? null : state,
    };
    response.json(notices);
  });
  const subscribed = async (person: Person, { endpoint, keys }: z.infer<typeof peopleCalls.push>['subscription']) => {
    if (!isPushService(endpoint, people.push)) {
      throw new Refusal(
        'BAD_MESSAGE',
        'This is no push service that the server may speak to',
        400,
        'subscription.endpoint',
      );
    }
    await identity.addBrowser(person, { endpoint, ...keys });
  };
  routes.post('/push', ...deed, async (request, response) => {
    const person = await whoAsks(host, request);
    await subscribed(person, bodyOf(peopleCalls.push, request).subscription);
    await identity.reads(person, languageOf(request));
    response.json({ ok: true });
  });
  // A service worker can't read the identity that the page stores. The cookie says whose it is, and the old endpoint, which only
  // this browser and the server know, that it may.
  routes.post('/push/moved', ...deed, async (request, response) => {
    const token = cookieOf(request);
    const person = token === null ? null : await identity.whoIs(token);
    const { from, subscription } = bodyOf(peopleCalls.pushMoved, request);
    const known = person !== null && (await store.read(person.id)).browsers.some(({ endpoint }) => endpoint === from);
    if (!known) throw new Refusal('ME_UNKNOWN', 'No browser of yours gets notices there', 401);
    await subscribed(person, subscription);
    await identity.removeBrowser(person, from);
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

/** The routes below `/api/mail`, for links in mails. They work in any browser, also one without the identity. */
export function mailRoutes(host: Host): Router {
  const routes = Router();
  const limits = [perMinute(host, 'mail-links', DEEDS), unkept];
  routes.post('/confirm', ...limits, jsonBody, async (request, response) => {
    const { token } = bodyOf(peopleCalls.mailLink, request);
    if (!(await confirmAddress(host, 'mail-on', token))) throw linkVoid();
    response.json({ ok: true });
  });
  // Mail programs send the token in the URL and a body of their own.
  routes.post('/off', ...limits, jsonBody, async (request, response) => {
    const given = request.query.token === undefined ? request.body : { token: request.query.token };
    const { token } = parsed(peopleCalls.mailLink, given);
    if (!(await confirmAddress(host, 'mail-off', token))) throw linkVoid();
    response.json({ ok: true });
  });
  return routes;
}

const linkVoid = () => new Refusal('CODE_VOID', 'The link is not valid or has expired', 410);
