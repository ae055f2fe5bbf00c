/**
 * Seals on what a seat hides in its set-up: published when it is made, opened at the end, so that nothing hidden can be
 * changed in between. The salts come from the secret of the match, so whoever has that can open them all.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical';
import { thaw } from './clone';
import type { Frozen, Seat } from './ruleset';

/** A seal and when it was made. */
export interface Seal {
  readonly seat: Seat;
  /** SHA-256 of the salt, 32 bytes, and the hidden things as canonical JSON; 64 hex digits. */
  readonly seal: string;
  /** How many intents stood when it was made. */
  readonly step: number;
}

/** A seal that can be checked: what was hidden, and the salt, 64 hex digits. */
export interface OpenedSeal extends Seal {
  readonly salt: string;
  readonly hidden: unknown;
}

/** The salt of a seat's seal, 64 hex digits: HMAC-SHA256(secret, 'seal.' and the seat). */
export function saltOf(secret: Uint8Array, seat: Seat): string {
  return bytesToHex(hmac(sha256, secret, utf8ToBytes(`seal.${seat}`)));
}

/** The seal on something hidden under this salt; throws if the salt is not hex digits. */
export function sealOn(hidden: unknown, salt: string): string {
  return bytesToHex(sha256(concatBytes(hexToBytes(salt), utf8ToBytes(canonicalJson(hidden)))));
}

/** The rules' answer to what a seat hides; null for nothing, or nothing yet. */
export type HiddenBy = (state: never, seat: Seat) => unknown;

/** The seals of one match, made as soon as the rules say what a seat hides. */
export class Seals {
  private readonly made: OpenedSeal[] = [];

  constructor(
    private readonly rules: { readonly hidden?: HiddenBy },
    private readonly secret: Uint8Array,
    private readonly seats: number,
  ) {}

  /** Those there are, in the order of their seats. */
  get all(): readonly OpenedSeal[] {
    return this.made;
  }

  /** Makes what can be made of a state after so many standing intents; true if anything was. */
  look(state: Frozen<object>, step: number): boolean {
    const { hidden: hiddenBy } = this.rules;
    if (hiddenBy === undefined || this.made.length === this.seats) return false;
    const before = this.made.length;
    for (let seat = 0; seat < this.seats; seat++) {
      if (this.made.some((seal) => seal.seat === seat)) continue;
      const hidden = hiddenBy(state as never, seat);
      if (hidden === null) continue;
      const salt = saltOf(this.secret, seat);
      this.made.push({ seat, seal: sealOn(hidden, salt), step, salt, hidden: thaw(hidden) });
    }
    this.made.sort((a, b) => a.seat - b.seat);
    return this.made.length > before;
  }

  /** Something was taken back: seals that were made later are as if they had never been. */
  back(step: number): void {
    const kept = this.made.filter((seal) => seal.step <= step);
    this.made.splice(0, this.made.length, ...kept);
  }
}
