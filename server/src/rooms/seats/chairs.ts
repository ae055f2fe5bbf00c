/** The chairs before a match begins, and the assignment of seats when it does. */
import type { Dice } from '@dwo/kernel';
import { ANY_CHAIR } from '@dwo/shared';
import type { ChairRecord } from '../../journal/journal';
import { sameHash, tokenHash } from '../../secrets';

/** A person or computer player with a chair, or about to take one. */
export type Sitter = Omit<ChairRecord, 'place'>;

/** The defaults of a person who sits down. */
export const EMPTY_CHAIR: Omit<Sitter, 'name' | 'wish'> = {
  bot: false,
  strength: null,
  tokenHash: null,
  entropy: null,
  player: null,
  held: null,
};

/** Why a person can't have a chair. */
export type NoPlace = 'CHAIR_UNKNOWN' | 'MATCH_FULL' | 'CHAIR_TAKEN' | 'CHAIR_LOCKED';

/** The chairs of one match. `place` is the number of a chair in the lobby; afterwards it is the seat. */
export class Chairs {
  private taken: (Sitter | null)[];
  private names: readonly string[];
  /** The free places that are closed to everybody. */
  private readonly shut = new Set<number>();

  /**
   * `labels` are the labels of the seats in order, `records` the taken chairs, `locked` the closed places; `link` gives the second
   * token of a chair, for its owner's notices.
   */
  constructor(
    labels: readonly string[],
    records: readonly ChairRecord[],
    locked: readonly number[] = [],
    private readonly link: ((place: number, tokenHash: Uint8Array) => string) | null = null,
  ) {
    this.names = labels;
    this.taken = labels.map((_, place) => records.find((record) => record.place === place) ?? null);
    for (const place of locked) this.lock(place, true);
  }

  get labels(): readonly string[] {
    return this.names;
  }

  get locked(): readonly number[] {
    return [...this.shut];
  }

  /** Closes a free chair, or opens it again. */
  lock(place: number, locked: boolean): void {
    if (locked && this.taken[place] === null) this.shut.add(place);
    else this.shut.delete(place);
  }

  get all(): readonly (Sitter | null)[] {
    return this.taken;
  }

  get complete(): boolean {
    return this.taken.every((sitter) => sitter !== null);
  }

  at(place: number): Sitter | null {
    return this.taken[place] ?? null;
  }

  /** The place of the chair that a token opens, its own or that of a notice; null if there is none. */
  openedBy(token: string): number | null {
    return this.placeOf(tokenHash(token)) ?? this.linkedTo(token);
  }

  private linkedTo(token: string): number | null {
    const { link } = this;
    const given = Buffer.from(token);
    const place = this.taken.findIndex(
      (sitter, at) =>
        link !== null && sitter?.tokenHash != null && sameHash(Buffer.from(link(at, sitter.tokenHash)), given),
    );
    return place < 0 ? null : place;
  }

  /** The place of the chair with this token hash; null if there is none. */
  placeOf(hash: Uint8Array): number | null {
    const place = this.taken.findIndex((sitter) => sitter?.tokenHash != null && sameHash(sitter.tokenHash, hash));
    return place < 0 ? null : place;
  }

  /** The places that belong to a person, by any of their ids. */
  placesOf(players: readonly string[]): number[] {
    return this.taken.flatMap((sitter, place) =>
      sitter?.player != null && players.includes(sitter.player) ? [place] : [],
    );
  }

  /**
   * Finds a place for a person with this wish: `place` itself if they have a chair already. Returns a reason if there is
   * none.
   */
  findPlace(wish: string, place: number | null): number | NoPlace {
    if (wish !== ANY_CHAIR && !this.labels.includes(wish)) return 'CHAIR_UNKNOWN';
    const free = place ?? this.taken.findIndex((sitter, at) => sitter === null && !this.shut.has(at));
    if (free < 0) return this.taken.includes(null) ? 'CHAIR_LOCKED' : 'MATCH_FULL';
    const wishes = this.taken.map((sitter, at) => (at === free ? wish : (sitter?.wish ?? ANY_CHAIR)));
    return this.suits(wishes) ? free : 'CHAIR_TAKEN';
  }

  /** Whether these wishes, one for each chair, can all be fulfilled. */
  suits(wishes: readonly string[]): boolean {
    return assign(wishes, this.labels, inOrder(this.labels)) !== null;
  }

  put(place: number, sitter: Sitter | null): void {
    this.taken[place] = sitter;
    if (sitter !== null) this.shut.delete(place);
  }

  /**
   * Changes the number and labels of the chairs. If there are too few chairs, people keep theirs before computer players do.
   * A wish that can't be fulfilled any more becomes a random seat. Returns the new place of each former chair, or null for a
   * chair that is gone.
   */
  become(labels: readonly string[]): (number | null)[] {
    const before = this.taken;
    const kept = keptOf(before, labels.length);
    this.names = labels;
    this.shut.clear();
    this.taken = labels.map((_, place) => before[kept[place] ?? -1] ?? null);
    const wishes = labels.map(() => ANY_CHAIR);
    for (const [place, sitter] of this.taken.entries()) {
      if (sitter === null) continue;
      wishes[place] = sitter.wish;
      if (this.suits(wishes)) continue;
      wishes[place] = ANY_CHAIR;
      this.taken[place] = { ...sitter, wish: ANY_CHAIR };
    }
    return before.map((_, place) => (kept.includes(place) ? kept.indexOf(place) : null));
  }

  /**
   * Replaces every wish for a side by `other(wish)`. Returns false and changes nothing if the new wishes can't all be
   * fulfilled.
   */
  swap(other: (wish: string) => string): boolean {
    const swapped = this.taken.map((sitter) => (sitter === null ? null : { ...sitter, wish: other(sitter.wish) }));
    if (!this.suits(swapped.map((sitter) => sitter?.wish ?? ANY_CHAIR))) return false;
    this.taken = swapped;
    return true;
  }

  /** Returns a function that restores the present state. */
  keep(): () => void {
    const { names } = this;
    const [taken, shut] = [[...this.taken], [...this.shut]];
    return () => {
      this.names = names;
      this.taken = taken;
      this.shut.clear();
      for (const place of shut) this.shut.add(place);
    };
  }

  /** Draws the seat of each place once all chairs are taken: every wish is fulfilled, and the dice decide the rest. */
  seats(dice: Dice): number[] {
    const wishes = this.taken.map((sitter) => sitter?.wish ?? ANY_CHAIR);
    const seats = assign(wishes, this.labels, shuffled(this.labels, dice));
    if (seats === null) throw new Error('Wishes that exclude each other were let in');
    return seats;
  }

  /** Moves everybody from their place to their seat. */
  reseat(seats: readonly number[]): void {
    const before = [...this.taken];
    for (const [place, seat] of seats.entries()) this.taken[seat] = before[place] ?? null;
  }

  records(): ChairRecord[] {
    return this.taken.flatMap((sitter, place) => (sitter === null ? [] : [{ place, ...bare(sitter) }]));
  }
}

/**
 * The places of the `count` chairs to keep, in order. Chairs of people go first, then those of computer players, then free
 * ones.
 */
function keptOf(taken: readonly (Sitter | null)[], count: number): number[] {
  const worth = (place: number) => (taken[place] == null ? 2 : taken[place]?.bot === true ? 1 : 0);
  const places = taken.map((_, place) => place);
  const kept = [...places].sort((a, b) => worth(a) - worth(b) || a - b).slice(0, count);
  return kept.sort((a, b) => a - b);
}

function bare({ name, wish, bot, strength, tokenHash, entropy, player, held }: Sitter): Sitter {
  return { name, wish, bot, strength, tokenHash, entropy, player, held };
}

function inOrder(labels: readonly string[]): number[] {
  return labels.map((_, seat) => seat);
}

function shuffled(labels: readonly string[], dice: Dice): number[] {
  const seats = inOrder(labels);
  for (let i = seats.length - 1; i > 0; i--) {
    const j = dice.roll(i + 1, 'seat') - 1;
    [seats[i], seats[j]] = [seats[j] as number, seats[i] as number];
  }
  return seats;
}

/**
 * Assigns a seat to each wish; seats are tried in the order given, and wishes for a label go before random ones. Returns null
 * if the wishes exclude each other.
 */
function assign(wishes: readonly string[], labels: readonly string[], seats: readonly number[]): number[] | null {
  const given: number[] = wishes.map(() => -1);
  const left = new Set(seats);
  for (const named of [true, false]) {
    for (const [place, wish] of wishes.entries()) {
      if ((wish !== ANY_CHAIR) !== named) continue;
      const seat = [...left].find((candidate) => !named || labels[candidate] === wish);
      if (seat === undefined) return null;
      given[place] = seat;
      left.delete(seat);
    }
  }
  return given;
}
