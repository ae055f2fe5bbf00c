import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { checkSides, type Dice } from './dice';

/** Length of a match secret in bytes. */
export const SECRET_BYTES = 32;

/**
 * Dice that depend on nothing but a seed of 32 bytes and a step: for everything but matches, whose dice are made by
 * `matchDice`; records of format 1 were played with these. Fair for every number of sides: bytes of
 * HMAC-SHA256(seed, step, block) that would favour a face are thrown away. The array of the seed must not be written to.
 */
export function seededDice(secret: Uint8Array, step: number): Dice {
  return new SeededDice(checkSecret(secret), checkStep(step));
}

/** The secret itself; throws unless it is as long as secrets are. */
export function checkSecret(secret: Uint8Array): Uint8Array {
  if (secret.length !== SECRET_BYTES) throw new RangeError(`A secret has ${SECRET_BYTES} bytes, not ${secret.length}`);
  return secret;
}

/** The step itself; throws unless it is a whole number from 0. */
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

  /** The next bytes as one number, high byte first. A block too short for them is left behind. */
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

/** A secret as 64 hex digits; `secretFromHex` takes it back and throws on anything else. */
export function secretToHex(secret: Uint8Array): string {
  return bytesToHex(secret);
}

/** The secret written as 64 hex digits; throws on anything else. */
export function secretFromHex(hex: string): Uint8Array {
  return checkSecret(hexToBytes(hex));
}
