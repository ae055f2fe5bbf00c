/**
 * Identity: an anonymous id in a signed token that the person's browser keeps, and a one-time code that takes it to
 * another browser.
 */
import { createHash } from 'node:crypto';
import type { Language } from '@dwo/shared';
import type { Keys } from './keys';
import { type Browser, NOBODY, type PeopleStore, type PersonRecord } from './store';
import { sign, verify } from './tokens';

/** A person, by every id that turned out to be theirs; new things are kept under `id`. */
export interface Person {
  readonly id: string;
  readonly all: readonly string[];
}

/** A token that is older is signed anew when its browser asks. */
const RENEW_MS = 7 * 86_400_000;
/** A code for another browser is good for so long. */
export const CODE_MS = 10 * 60_000;
/** More browsers than this are not told of turns: the oldest is forgotten. */
const MOST_BROWSERS = 10;

/** The parts that identities need. */
export interface IdentityParts {
  readonly keys: Keys;
  readonly store: PeopleStore;
  readonly now: () => number;
  readonly random: (bytes: number) => Uint8Array;
}

/** The identities of one server, or of several that share a journal. */
export class Identity {
  constructor(private readonly parts: IdentityParts) {}

  /** The person a token belongs to; null for a token that is not ours or has expired. */
  async whoIs(token: string): Promise<Person | null> {
    const { keys, now } = this.parts;
    const statement = await verify(keys, 'me', token, now());
    return statement === null || (await this.isErased(statement.player)) ? null : this.person(statement.player);
  }

  private async isErased(player: string): Promise<boolean> {
    return (await this.parts.store.read(player)).erasedAt !== null;
  }

  /** Everybody that this id is. */
  person(player: string): Promise<Person> {
    return personOf((each) => this.parts.store.read(each), player);
  }

  /** A token for a browser: of the same person as before, the same one while it is new; of a new person without one. */
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

  /** A code that makes another browser the same person, once. Only its hash is kept. */
  async deviceCode({ id }: Person): Promise<{ readonly code: string; readonly expiresAt: number }> {
    const { store, now, random } = this.parts;
    const code = Buffer.from(random(16)).toString('base64url');
    const expiresAt = now() + CODE_MS;
    await store.addCode(hashOf(code), id, expiresAt);
    return { code, expiresAt };
  }

  /** Makes a browser the person a code is of; what it was before comes along. Null if the code is void. */
  async move(code: string, before: Person | null): Promise<string | null> {
    const { store, now } = this.parts;
    const player = await store.takeCode(hashOf(code), now());
    if (player === null) return null;
    if (before !== null) await this.join(before.id, player);
    const { id } = await this.person(player);
    return this.tokenOf(id);
  }

  /** From now on all that was one person is another, with its browsers and, if that has none, its mail address. */
  private join(player: string, other: string): Promise<void> {
    return this.parts.store.changeAll(async (read) => {
      // Either may have joined somebody meanwhile, even each other.
      const [from, into] = [await personOf(read, player), await personOf(read, other)];
      if (from.id === into.id) return new Map();
      const [old, person] = [await read(from.id), await read(into.id)];
      const joined: PersonRecord = {
        ...person,
        joined: [...new Set([...person.joined, ...from.all])],
        browsers: newest([...old.browsers, ...person.browsers]),
        mail: person.mail ?? old.mail,
        language: person.language ?? old.language,
        blocked: [...old.blocked, ...person.blocked],
      };
      for (const each of from.all) await read(each);
      return new Map([
        [into.id, joined],
        ...from.all.map((each): [string, PersonRecord] => [each, { ...NOBODY, joinedTo: into.id }]),
      ]);
    });
  }

  /** From now on this person is nobody: nothing is kept of them, and their tokens are void. */
  async erase({ all }: Person): Promise<void> {
    const { store, now } = this.parts;
    const erased: PersonRecord = { ...NOBODY, erasedAt: now() };
    await store.changeAll(async (read) => {
      for (const each of all) await read(each);
      return new Map(all.map((each) => [each, erased]));
    });
    await store.forget(all);
  }

  /** Remembers the language that a person reads, to write to them in it. Nothing is kept of somebody who gets no word from here. */
  async reads({ id }: Person, language: Language): Promise<void> {
    await this.parts.store.change(id, (person) =>
      person.language === language || (person.browsers.length === 0 && person.mail === null)
        ? null
        : { ...person, language },
    );
  }

  /** Remembers a browser that takes notices. */
  async addBrowser({ id }: Person, browser: Browser): Promise<void> {
    await this.parts.store.change(id, (person) => ({
      ...person,
      browsers: newest([...person.browsers.filter(({ endpoint }) => endpoint !== browser.endpoint), browser]),
    }));
  }

  /** Forgets a browser, and what waits to be sent there. */
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
