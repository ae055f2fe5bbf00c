/**
 * The dice of playouts. The rolls of an occasion depend only on the number of the playout and on the occasion, not on earlier
 * rolls. Two choices that are played out with the same number then differ by what they change, and hardly by luck.
 */
import type { Dice } from '../dice';

const WORDS = 0x1_0000_0000;
/** The constants of FNV-1a and mulberry32. */
const BASIS = 2166136261;
const PRIME = 16777619;
const STEP = 0x6d2b79f5;

/** The FNV-1a hash of a text, as a 32-bit integer. */
export function textHash(text: string, basis = BASIS): number {
  let hash = basis;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return hash;
}

/** The dice of one playout. */
export class CommonDice implements Dice {
  private readonly states = new Map<string, number>();
  private readonly start: number;
  private key = '';

  constructor(playout: number) {
    this.start = BASIS ^ Math.imul(playout + 1, STEP);
  }

  /** Sets the occasion of the next rolls (ASCII). */
  turnTo(occasion: string): void {
    this.key = occasion;
  }

  roll(sides: number): number {
    const state = ((this.states.get(this.key) ?? textHash(this.key, this.start)) + STEP) | 0;
    this.states.set(this.key, state);
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return 1 + Math.floor((((word ^ (word >>> 14)) >>> 0) / WORDS) * sides);
  }
}
