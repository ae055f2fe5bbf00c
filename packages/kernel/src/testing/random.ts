import { seededDice } from '../seeded';

/** Random choices from a seed, so that a failure can be repeated. */
export class Random {
  private readonly dice;

  constructor(seed: number, purpose = 0) {
    this.dice = seededDice(secretOf(seed), 1_000_000_000 + purpose);
  }

  /** An integer from 0 to `below` - 1. */
  below(below: number): number {
    return this.dice.roll(below, 'choice') - 1;
  }

  /** One item of the list; throws if it is empty. */
  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('Nothing to pick from');
    return list[this.below(list.length)] as T;
  }

  /** These things in random order. */
  shuffled<T>(things: readonly T[]): T[] {
    const rest = [...things];
    return things.map(() => rest.splice(this.below(rest.length), 1)[0] as T);
  }

  /** True once in `every` calls on average. */
  rarely(every: number): boolean {
    return this.below(every) === 0;
  }
}

/** The match secret of a seed. */
export function secretOf(seed: number): Uint8Array {
  const secret = new Uint8Array(32);
  for (let i = 0, rest = seed; i < 8; i++, rest = Math.floor(rest / 256)) secret[i] = rest % 256;
  return secret;
}
