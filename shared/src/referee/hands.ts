/**
 * The seats of a match as its past may show them: to the person who played them at each entry, and without hands that are
 * closed for ever.
 */
import type { Seat } from '@dwo/kernel';
import type { Handed } from '../deeds';
import type { HandsFate } from '../game';
import { type Onlooker, SPECTATOR } from './frames';

/** The players of all seats from one entry on. */
interface Tenure {
  readonly n: number;
  /** By seat: the seat whose player also plays this one; null if it has a player of its own. */
  readonly mates: readonly (Seat | null)[];
  /** By seat: the entry that gave it to its player; 0 for its owner, also after a return. */
  readonly since: readonly number[];
}

/** Entries of which a seat is shown no more than a spectator. */
interface Buried {
  readonly seat: Seat;
  readonly from: number;
  /** The first entry after them. */
  readonly to: number;
}

/** The part of the past that one person may see: that of their place, for the time that they played there. */
export interface Sight {
  /** Null for a spectator. */
  readonly place: Seat | null;
  /** The entry that gave them the seat; 0 for its owner. */
  readonly since: number;
}

/** The players of all seats at each entry, and the hands that were closed since. */
export class Hands {
  private readonly tenures: Tenure[];
  private readonly buried: Buried[] = [];
  /** The entries that dealt new hands. */
  private dealt: number[] = [];

  constructor(private readonly seats: number) {
    const nobody = Array.from({ length: seats }, () => null);
    this.tenures = [{ n: 0, mates: nobody, since: Array.from({ length: seats }, () => 0) }];
  }

  /** Takes in that an entry gave a seat another player. */
  handed({ seat, to, mate }: Handed, n: number): void {
    const { mates, since } = this.now;
    const replaced = <T>(list: readonly T[], value: T) => list.map((each, at) => (at === seat ? value : each));
    const given = to === 'owner' ? 0 : n;
    this.tenures.push({ n, mates: replaced(mates, mate ?? null), since: replaced(since, given) });
  }

  /** Takes in what an entry did to hands. */
  happened(fate: HandsFate, n: number): void {
    if ('dealt' in fate) this.dealt.push(n);
    else this.buried.push({ seat: fate.buried, from: this.dealt.at(-1) ?? 0, to: n });
  }

  /** Takes in an undo; `last` is the latest entry that stands. */
  tookBack(last: number): void {
    this.dealt = this.dealt.filter((n) => n <= last);
  }

  /** The sight of the person who plays these seats at present; the first one is where they sit. */
  sight([place]: Onlooker): Sight {
    return { place: place ?? null, since: place === undefined ? 0 : (this.now.since[place] ?? 0) };
  }

  /** A name for what a sight shows at present. */
  nameOf({ place, since }: Sight): string {
    return place === null ? '' : `${place} ${since} ${this.tenures.length} ${this.buried.length}`;
  }

  /** The seats whose knowledge at entry `n` a sight shows. */
  seen({ place, since }: Sight, n: number): Onlooker {
    const { mates, ...then } = this.tenures.findLast((tenure) => tenure.n <= n) ?? this.now;
    if (place === null || then.since[place] !== since) return SPECTATOR;
    const mateOf = (seat: Seat) => mates[seat] ?? null;
    const played = [...Array(this.seats).keys()].filter((seat) => playerOf(mateOf, this.seats, seat) === place);
    return played.filter((seat) => !this.buried.some((one) => one.seat === seat && one.from <= n && n < one.to));
  }

  private get now(): Tenure {
    return this.tenures.at(-1) as Tenure;
  }
}

/** The seat at which the player of a seat sits: itself, or that of a teammate. `mateOf` is the seat whose player also plays it. */
export function playerOf(mateOf: (seat: Seat) => Seat | null, seats: number, seat: Seat): Seat {
  let at = seat;
  for (let steps = seats; steps > 0; steps--) {
    const mate = mateOf(at);
    if (mate === null) return at;
    at = mate;
  }
  return at;
}
