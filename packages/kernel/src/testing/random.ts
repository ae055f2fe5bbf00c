import { seededDice } from '../seeded';

/** Choices that depend on nothing but a seed (and a number of their own), so that a failure can be walked again. */
export class Random {
  private readonly dice;

  constructor(seed: number, purpose = 0) {
    this.dice = seededDice(secretOf(seed), 1_000_000_000 + purpose);
  }

  /** A whole number from 0 to `below` - 1. */
  below(below: number): number {
    return this.dice.roll(below, 'choice') - 1;
  }

  /** One of these; throws if there are none. */
  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('Nothing to pick from');
    return list[this.below(list.length)] as T;
  }

  /** True once in `every` times. */
  rarely(every: number): boolean {
    return this.below(every) === 0;
  }
}

/** The match secret that belongs to a seed. */
export function secretOf(seed: number): Uint8Array {
  const secret = new Uint8Array(32);
  for (let i = 0, rest = seed; i < 8; i++, rest = Math.floor(rest / 256)) secret[i] = rest % 256;
  return secret;
}
