/**
 * Anonymous identities: an id in a signed token that the browser stores, and a one-time code that moves it to another
 * browser.
 */
import { createHash } from 'node:crypto';
import type { Language } from '@dwo/shared';
import { Refusal } from '../failure';
import type { Keys } from './keys';
import { type Browser, NOBODY, type PeopleStore, type PersonRecord } from './store';
import { sign, verify } from './tokens';

/** A person. `all` are all ids that belong to them; new data is stored under `id`. */
export interface Person {
  readonly id: string;
  readonly all: readonly string[];
}

/** A token older than this is replaced when its browser asks. */
const RENEW_MS = 7 * 86_400_000;
/** How long a code for another browser is valid. */
export const CODE_MS = 10 * 60_000;
/** The most browsers per person that get notices; beyond that the oldest is dropped. */
const MOST_BROWSERS = 10;

/** The most ids that are joined to one: everything about a person is looked up under each of their ids. */
export const MOST_JOINED = 20;
/** The most blocked people per person; beyond that the oldest is dropped. */
export const MOST_BLOCKED = 200;

/** The parts that identities use. */
export interface IdentityParts {
  readonly keys: Keys;
  readonly store: PeopleStore;
  readonly now: () => number;
  readonly random: (bytes: number) => Uint8Array;
}

/** The identities of a server, or of several that share a journal. */
export class Identity {
  constructor(private readonly parts: IdentityParts) {}

  /** The person of a token; null if the token is forged or has expired. */
  async whoIs(token: string): Promise<Person | null> {
    const { keys, now } = this.parts;
    const statement = await verify(keys, 'me', token, now());
    return statement === null || (await this.isErased(statement.player)) ? null : this.person(statement.player);
  }

  private async isErased(player: string): Promise<boolean> {
    return (await this.parts.store.read(player)).erasedAt !== null;
  }

  /** The person with this id, with all their ids. */
  person(player: string): Promise<Person> {
    return personOf((each) => this.parts.store.read(each), player);
  }

  /**
   * A token for a browser: the given one while it is new, a fresh one of the same person later, or one of a new person if
   * there is none.
   */
  async greet(token: string | null): Promise<{ readonly me: string; readonly known: boolean }> {
    const { keys, now, random } = this.parts;
    const statement = token === null ? null : await verify(keys, 'me', token, now());
    if (token === null || statement === null || (await this.isErased(statement.player))) {
      return { me: await this.tokenOf(Buffer.from(random(16)).toString('base64url')), known: false };
    }
    const { id } = await this.person(statement.player);
    const good = id === statement.player && statement.issuedAt > now() - RENEW_MS;
    return { me: good ? token : await this.tokenOf(id), known: true };
  }

  /** Makes a code that gives the identity to another browser, once. Only its hash is stored. */
  async deviceCode({ id }: Person): Promise<{ readonly code: string; readonly expiresAt: number }> {
    const { store, now, random } = this.parts;
    const code = Buffer.from(random(16)).toString('base64url');
    const expiresAt = now() + CODE_MS;
    await store.addCode(hashOf(code), id, expiresAt);
    return { code, expiresAt };
  }

  /**
   * Gives a browser the identity of a code; its former identity is joined to it. Returns a token, or null if the code is
   * void.
   */
  async move(code: string, before: Person | null): Promise<string | null> {
    const { store, now } = this.parts;
    const player = await store.takeCode(hashOf(code), now());
    if (player === null) return null;
    if (before !== null) await this.join(before.id, player);
    const { id } = await this.person(player);
    return this.tokenOf(id);
  }

  /**
   * Joins one person to another, with their browsers and, if the other has none, their mail address. Throws a Refusal if that
   * would be too many ids.
   */
  private join(player: string, other: string): Promise<void> {
    return this.parts.store.changeAll(async (read) => {
      // Either may have been joined to somebody meanwhile, even to each other.
      const [from, into] = [await personOf(read, player), await personOf(read, other)];
      if (from.id === into.id) return new Map();
      const [old, person] = [await read(from.id), await read(into.id)];
      const ids = new Set([...person.joined, ...from.all]);
      if (ids.size > MOST_JOINED) {
        throw new Refusal('BAD_MESSAGE', `No more than ${MOST_JOINED} identities can be joined to one`, 409, 'code');
      }
      const joined: PersonRecord = {
        ...person,
        joined: [...ids],
        browsers: newest([...old.browsers, ...person.browsers]),
        mail: person.mail ?? old.mail,
        language: person.language ?? old.language,
        blocked: [...old.blocked, ...person.blocked].slice(-MOST_BLOCKED),
      };
      for (const each of from.all) await read(each);
      return new Map([
        [into.id, joined],
        ...from.all.map((each): [string, PersonRecord] => [each, { ...NOBODY, joinedTo: into.id }]),
      ]);
    });
  }

  /** Deletes a person's data and makes their tokens void. */
  async erase({ all }: Person): Promise<void> {
    const { store, now } = this.parts;
    const erased: PersonRecord = { ...NOBODY, erasedAt: now() };
    await store.changeAll(async (read) => {
      for (const each of all) await read(each);
      return new Map(all.map((each) => [each, erased]));
    });
    await store.forget(all);
  }

  /** Stores the language of a person, for notices in it. Stores nothing for a person who gets no notices. */
  async reads({ id }: Person, language: Language): Promise<void> {
    await this.parts.store.change(id, (person) =>
      person.language === language || (person.browsers.length === 0 && person.mail === null)
        ? null
        : { ...person, language },
    );
  }

  /** Stores a browser that gets notices. */
  async addBrowser({ id }: Person, browser: Browser): Promise<void> {
    await this.parts.store.change(id, (person) => ({
      ...person,
      browsers: newest([...person.browsers.filter(({ endpoint }) => endpoint !== browser.endpoint), browser]),
    }));
  }

  /** Removes a browser and its waiting notices. */
  async removeBrowser({ id }: Person, endpoint: string): Promise<void> {
    const { store } = this.parts;
    await store.change(id, (person) => {
      const browsers = person.browsers.filter((browser) => browser.endpoint !== endpoint);
      return browsers.length === person.browsers.length ? null : { ...person, browsers };
    });
    await store.settleNoticesTo(endpoint);
  }

  private tokenOf(player: string): Promise<string> {
    return sign(this.parts.keys, 'me', { player, address: null, issuedAt: this.parts.now() });
  }
}

async function personOf(read: (player: string) => Promise<PersonRecord>, player: string): Promise<Person> {
  const id = (await read(player)).joinedTo ?? player;
  const { joined } = await read(id);
  return { id, all: [id, ...joined] };
}

function newest(browsers: readonly Browser[]): readonly Browser[] {
  return browsers.slice(-MOST_BROWSERS);
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}
