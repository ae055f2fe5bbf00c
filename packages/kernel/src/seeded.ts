import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { checkSides, type Dice } from './dice';

/** The length of a match secret in bytes. */
export const SECRET_BYTES = 32;

/**
 * Dice that depend only on a seed of 32 bytes and a step. Matches use `matchDice` instead; only records of format 1 used
 * these. Every number of sides is fair: bytes of HMAC-SHA256(seed, step, block) that would favour a face are skipped. The
 * seed array must not change.
 */
export function seededDice(secret: Uint8Array, step: number): Dice {
  return new SeededDice(checkSecret(secret), checkStep(step));
}

/** Returns the secret; throws a RangeError unless it has SECRET_BYTES bytes. */
export function checkSecret(secret: Uint8Array): Uint8Array {
  if (secret.length !== SECRET_BYTES) throw new RangeError(`A secret has ${SECRET_BYTES} bytes, not ${secret.length}`);
  return secret;
}

/** Returns the step; throws a RangeError unless it is an integer from 0. */
export function checkStep(step: number): number {
  if (!Number.isSafeInteger(step) || step < 0) throw new RangeError(`There is no step ${step}`);
  return step;
}

class SeededDice implements Dice {
  private block: Uint8Array = new Uint8Array(0);
  private blocks = 0;
  private used = 0;

  constructor(
    private readonly secret: Uint8Array,
    private readonly step: number,
  ) {}

  roll(sides: number): number {
    checkSides(sides);
    if (sides === 1) return 1;
    const bytes = sides <= 256 ? 1 : 4;
    const values = bytes === 1 ? 256 : 4_294_967_296;
    const fair = values - (values % sides);
    let value = this.take(bytes);
    while (value >= fair) value = this.take(bytes);
    return (value % sides) + 1;
  }

  /** Reads the next bytes as one big-endian number. If the block has fewer bytes left, it is dropped. */
  private take(bytes: number): number {
    if (this.used + bytes > this.block.length) this.refill();
    let value = 0;
    for (let i = 0; i < bytes; i++) value = value * 256 + (this.block[this.used++] as number);
    return value;
  }

  private refill(): void {
    const message = new Uint8Array(12);
    write32(message, 0, Math.floor(this.step / 4_294_967_296));
    write32(message, 4, this.step % 4_294_967_296);
    write32(message, 8, this.blocks++);
    this.block = hmac(sha256, this.secret, message);
    this.used = 0;
  }
}

function write32(bytes: Uint8Array, at: number, value: number): void {
  for (let i = 3, rest = value; i >= 0; i--, rest = Math.floor(rest / 256)) bytes[at + i] = rest % 256;
}

/** The secret as 64 hex digits. */
export function secretToHex(secret: Uint8Array): string {
  return bytesToHex(secret);
}

/** The secret from 64 hex digits; throws for any other text. */
export function secretFromHex(hex: string): Uint8Array {
  return checkSecret(hexToBytes(hex));
}
