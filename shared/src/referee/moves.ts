/** The intents of a match that were not undone. Only an undo reads them, so they are kept as bytes, a third of their size. */
import type { Seat, Stood, Tagged } from '@dwo/kernel';
import { Parcels } from './parcels';

/** An intent, its seat, and the occasion of its dice. */
export interface Move extends Stood {
  readonly seat: Seat;
  readonly intent: Tagged;
}

const utf8 = new TextEncoder();
const fromUtf8 = new TextDecoder();

/** The moves, in the order in which they were played. */
export class Moves {
  private readonly written = new Parcels();
  private readonly named: Stood[] = [];

  get count(): number {
    return this.written.length;
  }

  /** The occasions of the moves that have one. */
  get occasions(): readonly Stood[] {
    return this.named;
  }

  push({ seat, intent, occasion }: Move): void {
    this.written.push(utf8.encode(JSON.stringify([seat, intent])));
    if (occasion !== null) this.named.push({ occasion });
  }

  /** The seat and intent of a move, from 0. */
  at(index: number): readonly [seat: Seat, intent: Tagged] {
    const bytes = this.written.at(index);
    if (bytes === undefined) throw new RangeError(`There is no move ${index}`);
    return JSON.parse(fromUtf8.decode(bytes)) as [Seat, Tagged];
  }
}
