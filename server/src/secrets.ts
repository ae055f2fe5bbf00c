/** Ids, tokens and secrets, from the system's random generator. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { checkSides, type Dice, type HasPacks, keysFrom, SECRET_BYTES } from '@dwo/kernel';

type Random = (bytes: number) => Uint8Array;

/** A match id of 128 bits. It can't be guessed, because the link is the key to a private match. */
export function newMatchId(random: Random): string {
  return Buffer.from(random(16)).toString('base64url');
}

/** The id of a request in the log. */
export function newRequestId(random: Random): string {
  return Buffer.from(random(9)).toString('base64url');
}

/** A seat token of 256 bits. */
export function newToken(random: Random): string {
  return Buffer.from(random(32)).toString('base64url');
}

/** The keys for the dice and for the closed cards of a match. */
export function newKeys<O>(game: HasPacks<O>, options: O, random: Random): ReturnType<typeof keysFrom> {
  return keysFrom(game, options, Uint8Array.from(random(SECRET_BYTES)));
}

/** SHA-256 of a token; only this is stored. */
export function tokenHash(token: string): Uint8Array {
  return Uint8Array.from(createHash('sha256').update(token).digest());
}

/** Whether two hashes are equal, in constant time. */
export function sameHash(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Dice for what is not part of a match: the terrain of a preset, decisions of computer players, the draw of chairs. */
export function systemDice(random: Random): Dice {
  return {
    roll(sides) {
      checkSides(sides);
      const fair = 4_294_967_296 - (4_294_967_296 % sides);
      for (;;) {
        const value = Buffer.from(random(4)).readUInt32BE();
        if (value < fair) return (value % sides) + 1;
      }
    },
  };
}
