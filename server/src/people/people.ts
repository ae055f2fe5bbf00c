/** Everything about people: identities, their data, and notices of their turns. */
import type { Logger } from 'pino';
import type { Journal } from '../journal/journal';
import { Identity } from './identity';
import { type Key, Keys, keysFrom } from './keys';
import { Mailer, type MailSettings, mailSettings, siteOf } from './mail';
import { Notices } from './notices';
import { type PushSettings, pushKeys } from './push';
import { openSeatLinks, type SeatLinks } from './seat-links';
import { PeopleStore } from './store';

/** The settings about people, from the environment. */
export interface PeopleSettings {
  /** The operator's keys, the signing one first. If there are none, keys are made and stored in the journal. */
  readonly keys: readonly Key[];
  /** Null if the server sends no mail. */
  readonly mail: MailSettings | null;
  /** The address of this site; null if the operator gave none. */
  readonly site: string | null;
  /** A person who is back within this time gets no notice. */
  readonly noticeDelayMs: number;
  /** For tests: allows push services on this machine. */
  readonly pushAnywhere: boolean;
}

/** Default settings: generated keys, no mail. */
export const PLAIN_PEOPLE: PeopleSettings = {
  keys: [],
  mail: null,
  site: null,
  noticeDelayMs: 20_000,
  pushAnywhere: false,
};

/** Reads SERVER_KEY, SMTP_URL, MAIL_FROM and SITE_URL. Throws a StartError for an invalid value. */
export function peopleSettings(environment: NodeJS.ProcessEnv): PeopleSettings {
  return {
    ...PLAIN_PEOPLE,
    keys: keysFrom(environment.SERVER_KEY ?? ''),
    mail: mailSettings(environment),
    site: siteOf(environment),
  };
}

/** The parts of the server that people use. */
export interface PeopleHost {
  readonly journal: Journal;
  readonly log: Logger;
  readonly now: () => number;
  readonly random: (bytes: number) => Uint8Array;
}

/** People, as rooms and routes use them. */
export interface People {
  readonly identity: Identity;
  readonly store: PeopleStore;
  readonly keys: Keys;
  readonly notices: Notices;
  /** The links to people's own seats. */
  readonly seatLinks: SeatLinks;
  readonly push: PushSettings;
  /** Null if the server sends no mail. */
  readonly mailer: Mailer | null;
}

/** The contact for push services if the operator gave none. */
const NO_CONTACT = 'https://dino-wars.invalid';

/** Opens the stored data of people. Notices are sent after `notices.start()`. */
export async function openPeople(host: PeopleHost, settings: PeopleSettings): Promise<People> {
  const { journal, log, now, random } = host;
  const keys = new Keys(journal, settings.keys, now, random);
  const store = new PeopleStore(journal, journal.people);
  const identity = new Identity({ keys, store, now, random });
  const contact = settings.site?.startsWith('https:') === true ? settings.site : NO_CONTACT;
  const push = { keys: await pushKeys(journal), contact, anywhere: settings.pushAnywhere };
  const mailer = settings.mail === null ? null : new Mailer(settings.mail);
  const delayMs = settings.noticeDelayMs;
  const seatLinks = await openSeatLinks(journal, random);
  const notices = new Notices({ store, identity, keys, push, mailer, seatLinks, log, now, delayMs });
  return { identity, store, keys, notices, seatLinks, push, mailer };
}
