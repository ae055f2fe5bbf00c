/** Ids, tokens and secrets, all from the system's generator. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { type Dice, type HasPacks, keysFrom, type MatchKeys, SECRET_BYTES } from '@dwo/kernel';

type Random = (bytes: number) => Uint8Array;

/** A match id: 128 bits, too many to guess, for the link is the key to a private match. */
export function newMatchId(random: Random): string {
  return Buffer.from(random(16)).toString('base64url');
}

/** The name of a request in the log. */
export function newRequestId(random: Random): string {
  return Buffer.from(random(9)).toString('base64url');
}

/** A seat token: 256 bits. */
export function newToken(random: Random): string {
  return Buffer.from(random(32)).toString('base64url');
}

/** The keys that the dice and the closed cards of a match come from. */
export function newKeys<O>(game: HasPacks<O>, options: O, random: Random): MatchKeys {
  return keysFrom(game, options, Uint8Array.from(random(SECRET_BYTES)));
}

/** All of a token that is kept. */
export function tokenHash(token: string): Uint8Array {
  return Uint8Array.from(createHash('sha256').update(token).digest());
}

/** Whether two hashes are the same, in the same time either way. */
export function sameHash(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Dice for what is not part of a match: a preset's terrain, a computer player's whims, who gets which chair. */
export function systemDice(random: Random): Dice {
  return {
    roll(sides) {
      const fair = 4_294_967_296 - (4_294_967_296 % sides);
      for (;;) {
        const value = Buffer.from(random(4)).readUInt32BE();
        if (value < fair) return (value % sides) + 1;
      }
    },
  };
}
