import { clone } from '../clone';
import type { Tagged } from '../ruleset';
import type { Random } from './random';

type Leaf = number | string | boolean | null;

/**
 * Intents seen so far, and variants of them: a field gets a value that it had in another intent, or a number is changed a
 * little or a lot. Most variants are illegal.
 */
export class IntentPool {
  private readonly seen: Tagged[] = [];
  private readonly texts = new Set<string>();
  private readonly values = new Map<string, Leaf[]>();

  constructor(private readonly random: Random) {}

  /** Adds an intent; keeps a bounded number. */
  add(intent: Tagged): void {
    const text = JSON.stringify(intent);
    if (this.texts.size >= 2_000 || this.texts.has(text)) return;
    this.texts.add(text);
    this.seen.push(intent);
    eachLeaf(intent, intent.type, (path, value) => {
      const known = this.values.get(path) ?? [];
      this.values.set(path, known);
      if (known.length < 200 && !known.includes(value)) known.push(value);
    });
  }

  /** An intent seen earlier, or a variant; null before the first `add`. */
  any(): Tagged | null {
    if (this.seen.length === 0) return null;
    const intent = clone(this.random.pick(this.seen));
    return this.random.rarely(3) ? intent : (this.change(intent, intent.type) as Tagged);
  }

  private change(value: unknown, path: string): unknown {
    if (typeof value !== 'object' || value === null)
      return this.random.rarely(2) ? this.other(value as Leaf, path) : value;
    if (Array.isArray(value)) {
      const changed = value.map((inner) => this.change(inner, `${path}[]`));
      return this.random.rarely(8) ? changed.slice(1) : changed;
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, key === 'type' ? inner : this.change(inner, `${path}.${key}`)]),
    );
  }

  private other(value: Leaf, path: string): Leaf {
    if (typeof value !== 'number' || this.random.rarely(2)) return this.random.pick(this.values.get(path) ?? [value]);
    return this.random.rarely(4) ? this.random.below(2_000_001) - 1_000_000 : value + this.random.below(41) - 20;
  }
}

function eachLeaf(value: unknown, path: string, visit: (path: string, value: Leaf) => void): void {
  if (typeof value !== 'object' || value === null) visit(path, value as Leaf);
  else if (Array.isArray(value)) for (const inner of value) eachLeaf(inner, `${path}[]`, visit);
  else for (const [key, inner] of Object.entries(value)) eachLeaf(inner, `${path}.${key}`, visit);
}
