/** Everything about people in one place: who they are, what is theirs, and how they hear that it is their turn. */
import type { Logger } from 'pino';
import type { Journal } from '../journal/journal';
import { Identity } from './identity';
import { type Key, Keys, keysFrom } from './keys';
import { Mailer, type MailSettings, mailSettings, siteOf } from './mail';
import { Notices } from './notices';
import { type PushSettings, pushKeys } from './push';
import { PeopleStore } from './store';

/** The settings about people, from the environment. */
export interface PeopleSettings {
  /** The operator's own keys, the one that signs first; none: they are made and kept in the journal. */
  readonly keys: readonly Key[];
  /** Null: no mail leaves. */
  readonly mail: MailSettings | null;
  /** Address of this site; null if the operator did not say. */
  readonly site: string | null;
  /** A person who is back so soon is not told that it is their turn. */
  readonly noticeDelayMs: number;
  /** For tests: push services may be on the own machine. */
  readonly pushAnywhere: boolean;
}

/** Keys of our own, no mail. */
export const PLAIN_PEOPLE: PeopleSettings = {
  keys: [],
  mail: null,
  site: null,
  noticeDelayMs: 20_000,
  pushAnywhere: false,
};

/** SERVER_KEY, SMTP_URL, MAIL_FROM and SITE_URL of the environment. Throws a StartError for what makes no sense. */
export function peopleSettings(environment: NodeJS.ProcessEnv): PeopleSettings {
  return {
    ...PLAIN_PEOPLE,
    keys: keysFrom(environment.SERVER_KEY ?? ''),
    mail: mailSettings(environment),
    site: siteOf(environment),
  };
}

/** The part of the server that people need. */
export interface PeopleHost {
  readonly journal: Journal;
  readonly log: Logger;
  readonly now: () => number;
  readonly random: (bytes: number) => Uint8Array;
}

/** People, as rooms and routes deal with them. */
export interface People {
  readonly identity: Identity;
  readonly store: PeopleStore;
  readonly keys: Keys;
  readonly notices: Notices;
  readonly push: PushSettings;
  /** Null: no mail leaves. */
  readonly mailer: Mailer | null;
}

/** The contact given to push services if the operator named none. */
const NO_CONTACT = 'https://dino-wars.invalid';

/** Opens what is kept of people; notices are sent once `notices.start()` was called. */
export async function openPeople(host: PeopleHost, settings: PeopleSettings): Promise<People> {
  const { journal, log, now, random } = host;
  const keys = new Keys(journal, settings.keys, now, random);
  const store = new PeopleStore(journal, journal.people);
  const identity = new Identity({ keys, store, now, random });
  const contact = settings.site?.startsWith('https:') === true ? settings.site : NO_CONTACT;
  const push = { keys: await pushKeys(journal), contact, anywhere: settings.pushAnywhere };
  const mailer = settings.mail === null ? null : new Mailer(settings.mail);
  const delayMs = settings.noticeDelayMs;
  const notices = new Notices({ store, identity, keys, push, mailer, log, now, delayMs });
  return { identity, store, keys, notices, push, mailer };
}
