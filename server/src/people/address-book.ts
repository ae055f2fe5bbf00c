/** Mail addresses of people. An address gets a confirmation mail, and no other mail until its owner has confirmed it. */

import type { Language } from '@dwo/shared';
import type { Counter } from '../cluster/neighbours';
import { Refusal } from '../failure';
import type { Host } from '../host';
import type { Person } from './identity';
import { confirmMail } from './texts';
import { sign, verify } from './tokens';

/** How long the link in a confirmation mail is valid. */
const CONFIRM_MS = 2 * 86_400_000;
/** The most confirmation mails per hour: to one address, and for one person. */
const QUESTIONS = 3;

const limiters = new WeakMap<Host, Counter>();

function limiterOf(host: Host): Counter {
  const limiter = limiters.get(host) ?? host.neighbours.counter('mails', QUESTIONS, 3600);
  limiters.set(host, limiter);
  return limiter;
}

/**
 * Stores an address and sends the confirmation mail. Throws a Refusal if the server sends no mail or the limit is used up.
 */
export async function offerAddress(host: Host, { id }: Person, address: string, language: Language): Promise<void> {
  const { mailer, store, keys } = host.people;
  if (mailer === null) throw new Refusal('NO_MAIL', 'This server sends no mail', 409);
  const { mail } = await store.read(id);
  if (mail?.address === address && mail.confirmedAt !== null) return;
  const limiter = limiterOf(host);
  try {
    await limiter.consume(`to ${address.toLowerCase()}`);
    await limiter.consume(`by ${id}`);
  } catch {
    throw new Refusal('TOO_FAST', 'Too many mails were asked for; try again in an hour', 429);
  }
  const statement = { player: id, address, issuedAt: host.now() };
  const { site } = mailer.settings;
  const on = `${site}/mine#mail-on=${await sign(keys, 'mail-on', statement, CONFIRM_MS)}`;
  const offToken = await sign(keys, 'mail-off', statement);
  const text = confirmMail(language, site, on, `${site}/mine#mail-off=${offToken}`);
  const sent = await mailer.send({ to: address, ...text, off: `${site}/api/mail/off?token=${offToken}` });
  if (sent.kind === 'later') {
    host.log.warn({ why: sent.why }, 'a mail could not be sent');
    throw new Refusal('NO_MAIL', 'The mail could not be sent just now; try again later', 503);
  }
  if (sent.kind !== 'sent') throw new Refusal('BAD_MESSAGE', 'No mail can be sent to this address', 422, 'address');
  await store.change(id, (person) => ({ ...person, language, mail: { address, confirmedAt: null } }));
}

/** Does what a link in a mail is for. Returns false if the link is not valid. Opening it twice does no harm. */
export async function confirmAddress(host: Host, what: 'mail-on' | 'mail-off', token: string): Promise<boolean> {
  const { keys, identity, store } = host.people;
  const statement = await verify(keys, what, token, host.now());
  if (statement === null || statement.address === null) return false;
  const { id } = await identity.person(statement.player);
  const { address } = statement;
  if (what === 'mail-on') {
    const { mail } = await store.read(id);
    if (mail?.address !== address) return false;
    await store.change(id, (person) =>
      person.mail?.address === address && person.mail.confirmedAt === null
        ? { ...person, mail: { address, confirmedAt: host.now() } }
        : null,
    );
    return true;
  }
  await store.change(id, (person) => (person.mail?.address === address ? { ...person, mail: null } : null));
  await store.settleNoticesTo(address);
  return true;
}

/** Deletes the mail address of this person. */
export async function forgetAddress(host: Host, { id }: Person): Promise<void> {
  const { store } = host.people;
  const { mail } = await store.read(id);
  await store.change(id, (person) => (person.mail === null ? null : { ...person, mail: null }));
  if (mail !== null) await store.settleNoticesTo(mail.address);
}
