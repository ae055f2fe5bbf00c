/**
 * Seals on hidden set-ups. A seal is published when it is made and opened at the end, so that a seat can't change what it
 * hides. The salts come from the match secret, so anybody who has the secret can open all seals.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical';
import { thaw } from './clone';
import type { Frozen, Seat } from './ruleset';

/** A seal, and when it was made. */
export interface Seal {
  readonly seat: Seat;
  /** SHA-256 of the salt (32 bytes) followed by the hidden data as canonical JSON; 64 hex digits. */
  readonly seal: string;
  /** The number of intents that were not undone when it was made. */
  readonly step: number;
}

/** A seal with everything needed to verify it: the hidden data and the salt, 64 hex digits. */
export interface OpenedSeal extends Seal {
  readonly salt: string;
  readonly hidden: unknown;
}

/** The salt of a seat's seal: HMAC-SHA256(secret, 'seal.' followed by the seat), as 64 hex digits. */
export function saltOf(secret: Uint8Array, seat: Seat): string {
  return bytesToHex(hmac(sha256, secret, utf8ToBytes(`seal.${seat}`)));
}

/** The seal on hidden data with this salt. Throws if the salt is not hex. */
export function sealOn(hidden: unknown, salt: string): string {
  return bytesToHex(sha256(concatBytes(hexToBytes(salt), utf8ToBytes(canonicalJson(hidden)))));
}

/** The hidden data of a seat; null if it hides nothing, or nothing yet. */
export type HiddenBy = (state: never, seat: Seat) => unknown;

/** The seals of one match. Each is made as soon as the rules say what the seat hides. */
export class Seals {
  private readonly made: OpenedSeal[] = [];

  constructor(
    private readonly rules: { readonly hidden?: HiddenBy },
    private readonly secret: Uint8Array,
    private readonly seats: number,
  ) {}

  /** The seals made so far, by seat. */
  get all(): readonly OpenedSeal[] {
    return this.made;
  }

  /** Makes the seals that this state allows, after `step` intents; returns whether any was made. */
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

  /** Called after an undo: removes the seals that were made later. */
  back(step: number): void {
    const kept = this.made.filter((seal) => seal.step <= step);
    this.made.splice(0, this.made.length, ...kept);
  }
}
