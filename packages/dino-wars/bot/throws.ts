/**
 * The dice of playouts. A figure's rolls in a phase depend only on the number of the playout, the figure and the phase, not
 * on earlier rolls of others. Two choices that are played out with the same number then differ by what they change, and
 * hardly by luck.
 */
import type { Dice, Frozen } from '@dwo/kernel';
import type { Intent, State } from '../rules';

const WORDS = 0x1_0000_0000;
/** The constants of FNV-1a and mulberry32. */
const BASIS = 2166136261;
const PRIME = 16777619;
const STEP = 0x6d2b79f5;

/** The dice of one playout. */
export class Throws implements Dice {
  private readonly states = new Map<string, number>();
  private readonly start: number;
  private key = '';

  constructor(playout: number) {
    this.start = BASIS ^ Math.imul(playout + 1, STEP);
  }

  /** Sets the intent for which the next rolls are. */
  next({ turn, phase }: Frozen<State>, intent: Intent): void {
    this.key = `${turn} ${phase} ${intent.type} ${'figure' in intent ? intent.figure : ''}`;
  }

  roll(sides: number): number {
    const state = ((this.states.get(this.key) ?? this.hash()) + STEP) | 0;
    this.states.set(this.key, state);
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return 1 + Math.floor((((word ^ (word >>> 14)) >>> 0) / WORDS) * sides);
  }

  private hash(): number {
    let hash = this.start;
    for (let at = 0; at < this.key.length; at += 1) hash = Math.imul(hash ^ this.key.charCodeAt(at), PRIME);
    return hash;
  }
}
