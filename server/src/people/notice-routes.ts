/** The HTTP routes for notices: push and mail settings of a person, and the links in mails. */
import { type MailState, type Notices, peopleCalls } from '@dwo/shared';
import { Router } from 'express';
import { Refusal } from '../failure';
import type { Host } from '../host';
import { perMinute } from '../http/limit';
import { languageOf } from '../words';
import { confirmAddress, forgetAddress, offerAddress } from './address-book';
import { bodyOf, DEEDS, deedOf, jsonBody, parsed, unkept } from './calls';
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
