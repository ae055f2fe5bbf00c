/**
 * The dice of a match, which everybody can verify afterwards. The server's secret is fixed and its commitment published
 * before the first player sits down; then every player contributes entropy. Neither side alone can decide a roll.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { checkSides, type Dice } from './dice';
import { checkSecret, checkStep } from './seeded';

/** The entropy of each seat, by seat: 32 hex digits, or null for a computer player. */
export type Entropies = readonly (string | null)[];

/** Whether a text is valid entropy. */
export function isEntropy(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}

/** The commitment published before a match begins: the SHA-256 of the secret, as 64 hex digits. */
export function commitmentTo(secret: Uint8Array): string {
  return bytesToHex(sha256(checkSecret(secret)));
}

/** The key of all dice of a match: HMAC-SHA256(secret, the entropies as a JSON array). */
export function matchKey(secret: Uint8Array, entropies: Entropies): Uint8Array {
  for (const entropy of entropies) {
    if (entropy !== null && !isEntropy(entropy)) throw new RangeError('Entropy is 32 hex digits');
  }
  return hmac(sha256, checkSecret(secret), ascii(JSON.stringify(entropies)));
}

/** The dice of one step of a match: step 0 is the set-up, step n the n-th intent that was not undone. */
export function matchDice(secret: Uint8Array, entropies: Entropies, step: number): Dice {
  return keyedDice(matchKey(secret, entropies), step);
}

/**
 * The dice of one step, from the key of the match. Roll r (from 1) of step s is computed from HMAC-SHA256(key, 's.r.a') with
 * attempt a = 0, 1, ... The first four bytes are read as a big-endian number. The first attempt below the largest multiple of
 * `sides` counts; the roll is that number modulo `sides`, plus 1. The key array must not change.
 */
export function keyedDice(key: Uint8Array, step: number): Dice {
  checkSecret(key);
  return new KeyedDice(key, `${checkStep(step)}`);
}

/** How the dice of a match depend on what is played: by default on the step, `by-occasion` on the occasion of an intent. */
export const DICE_KINDS = ['by-occasion'] as const;
/** How the dice of a match depend on what is played. */
export type DiceKind = (typeof DICE_KINDS)[number];

/** The occasion of an intent's rolls: its name (ASCII), and how many times it has come, this time included. */
export interface Occasion {
  readonly name: string;
  readonly times: number;
}

/**
 * The dice of one occasion, from the key of the match: the same as `keyedDice` with the step replaced by the name of the
 * occasion, a hash sign and the number of times. They do not depend on what others rolled before.
 */
export function occasionDice(key: Uint8Array, { name, times }: Occasion): Dice {
  checkSecret(key);
  return new KeyedDice(key, `${name}#${checkStep(times)}`);
}

/** The dice of another match, from its key: `begins` is the number of its step, or the name and number of its occasion. */
export function formerDice(key: Uint8Array, begins: string): Dice {
  return new KeyedDice(checkSecret(key), begins);
}

const VALUES = 4_294_967_296;

class KeyedDice implements Dice {
  private rolls = 0;

  constructor(
    private readonly key: Uint8Array,
    private readonly begins: string,
  ) {}

  roll(sides: number): number {
    checkSides(sides);
    const fair = VALUES - (VALUES % sides);
    this.rolls++;
    for (let attempt = 0; ; attempt++) {
      const value = number(this.key, `${this.begins}.${this.rolls}.${attempt}`);
      if (value < fair) return (value % sides) + 1;
    }
  }
}

type Keyed = ReturnType<typeof hmac.create>;
interface Start {
  readonly keyed: Keyed;
  /** A buffer that every call overwrites. */
  readonly scratch: Keyed;
}
const starts = new WeakMap<Uint8Array, Start>();
const digest = new Uint8Array(32);

/** The first four bytes of HMAC-SHA256(key, message) as a big-endian number. */
function number(key: Uint8Array, message: string): number {
  let start = starts.get(key);
  if (start === undefined) {
    start = { keyed: hmac.create(sha256, key), scratch: hmac.create(sha256, key) };
    starts.set(key, start);
  }
  start.keyed._cloneInto(start.scratch).update(ascii(message)).digestInto(digest);
  return new DataView(digest.buffer).getUint32(0);
}

function ascii(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}
