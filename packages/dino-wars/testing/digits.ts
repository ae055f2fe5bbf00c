/** Many words in a few digits, which change with any of the words. */
import { canonicalJson } from '@dwo/kernel';

/** A running sum of everything that is told (two of the kind known as FNV-1a). */
export class Digits {
  private high = 0x811c9dc5;
  private low = 0x01000193;

  /** Takes in plain data; for anything else, JSON of it. */
  add(value: unknown): void {
    const text = canonicalJson(value);
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      this.high = Math.imul(this.high ^ code, 0x01000193);
      this.low = Math.imul(this.low ^ code, 0x5bd1e995) + 1;
    }
  }

  /** Takes in what somebody says, or only that they can make nothing of what they were asked. */
  addAnswer(ask: () => unknown): void {
    let answer = 'senseless';
    try {
      // The judge measures in fractions, which plain data has none of.
      answer = JSON.stringify(ask());
    } catch {}
    this.add(answer);
  }

  toString(): string {
    return [this.high, this.low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
  }
}
