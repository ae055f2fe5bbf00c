/** The keys that sign identities and links in mails: one for each half year; old ones still verify for a while. */
import { createHash } from 'node:crypto';
import { StartError } from '../failure';

const DAY_MS = 86_400_000;
/** How long a key signs before the next one is made. */
export const PERIOD_MS = 180 * DAY_MS;
/** The longest life of a token; a token in use is renewed long before. */
export const TOKEN_MS = 400 * DAY_MS;
/** Keys older than this many periods are not trusted: everything they signed has expired. */
const KEPT_PERIODS = Math.ceil(TOKEN_MS / PERIOD_MS);
/** The shortest key that an operator may set, in characters. */
const SHORTEST = 32;

/** A key and its id, which tokens contain. */
export interface Key {
  readonly id: string;
  readonly secret: Uint8Array;
}

/** The store of keys. The first process that asks makes the value, and all get the same. */
export interface KeyCabinet {
  setting(name: string): Promise<string | null>;
  settingOr(name: string, make: () => string): Promise<string>;
}

/**
 * Reads the operator's keys: the first signs, the others only verify. Throws a StartError for a key that could be guessed.
 */
export function keysFrom(text: string): readonly Key[] {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  if (parts.some((part) => part.length < SHORTEST)) {
    throw new StartError(
      `SERVER_KEY needs at least ${SHORTEST} characters; \`openssl rand -hex 32\` prints such a key.`,
    );
  }
  return parts.map((part) => ({ id: nameOf(part), secret: new TextEncoder().encode(part) }));
}

/** The id of an operator's key. It reveals nothing about the key and can't equal the number of a period. */
function nameOf(secret: string): string {
  return `own-${createHash('sha256').update(`name of ${secret}`).digest('base64url').slice(0, 8)}`;
}

/** The keys of a server, or of several that share a journal. */
export class Keys {
  private readonly made = new Map<string, Key>();

  /** `own` are the operator's keys; if there are none, keys are made and stored in the cabinet. */
  constructor(
    private readonly cabinet: KeyCabinet,
    private readonly own: readonly Key[],
    private readonly now: () => number,
    private readonly random: (bytes: number) => Uint8Array,
  ) {}

  /** The key that signs now. */
  async current(): Promise<Key> {
    const [first] = this.own;
    if (first !== undefined) return first;
    const id = String(this.period());
    const known = this.made.get(id);
    if (known !== undefined) return known;
    const text = await this.cabinet.settingOr(settingOf(id), () => Buffer.from(this.random(32)).toString('base64url'));
    return this.keep(id, text);
  }

  /** The key with this id; null if there is none or it is too old. */
  async find(id: string): Promise<Key | null> {
    const own = this.own.find((key) => key.id === id);
    if (own !== undefined) return own;
    if (!/^\d{1,6}$/.test(id)) return null;
    const age = this.period() - Number(id);
    if (age < 0 || age > KEPT_PERIODS) return null;
    const known = this.made.get(id);
    if (known !== undefined) return known;
    const text = await this.cabinet.setting(settingOf(id));
    return text === null ? null : this.keep(id, text);
  }

  private period(): number {
    return Math.floor(this.now() / PERIOD_MS);
  }

  private keep(id: string, text: string): Key {
    const key = { id, secret: Uint8Array.from(Buffer.from(text, 'base64url')) };
    this.made.set(id, key);
    return key;
  }
}

function settingOf(id: string): string {
  return `identity-key/${id}`;
}
