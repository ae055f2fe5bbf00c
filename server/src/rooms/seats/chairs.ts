/** The chairs before a match begins, and the seats their people get when it does. */
import type { Dice } from '@dwo/kernel';
import { ANY_CHAIR } from '@dwo/shared';
import type { ChairRecord } from '../../journal/journal';
import { sameHash } from '../../secrets';

/** Somebody with a chair, or about to have one. */
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

/** Why there is no chair for somebody. */
export type NoPlace = 'CHAIR_UNKNOWN' | 'MATCH_FULL' | 'CHAIR_TAKEN' | 'CHAIR_LOCKED';

/** The chairs of one match. In the lobby `place` is where somebody sat down, afterwards it is the seat. */
export class Chairs {
  private taken: (Sitter | null)[];
  private names: readonly string[];
  /** The free chairs from which everybody is kept. */
  private readonly shut = new Set<number>();

  /** `labels` are the seats' labels in order; `records` who sits already; `locked` where nobody may. */
  constructor(labels: readonly string[], records: readonly ChairRecord[], locked: readonly number[] = []) {
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

  /** Keeps everybody from a free chair, or lets them take it again. */
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

  /** The chair a token gives back; null if it belongs to none. */
  placeOf(hash: Uint8Array): number | null {
    const place = this.taken.findIndex((sitter) => sitter?.tokenHash != null && sameHash(sitter.tokenHash, hash));
    return place < 0 ? null : place;
  }

  /** The chairs that belong to a person, by any of their ids. */
  placesOf(players: readonly string[]): number[] {
    return this.taken.flatMap((sitter, place) =>
      sitter?.player != null && players.includes(sitter.player) ? [place] : [],
    );
  }

  /**
   * The chair where a person with this wish can sit down: `place` itself if they have a chair already. Else says why
   * not.
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
   * Other chairs from now on. People keep theirs as far as there are so many, before computers do; a wish that no longer can be
   * fulfilled is left to chance. The place of each former chair; null for one that is gone.
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

  /** Has everybody who asked for a side ask for what `other` makes of it; false, with nothing changed, if that can't be. */
  swap(other: (wish: string) => string): boolean {
    const swapped = this.taken.map((sitter) => (sitter === null ? null : { ...sitter, wish: other(sitter.wish) }));
    if (!this.suits(swapped.map((sitter) => sitter?.wish ?? ANY_CHAIR))) return false;
    this.taken = swapped;
    return true;
  }

  /** Everything as it is now: the result brings it back. */
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

  /** The seat each place gets when all chairs are taken: every wish is fulfilled, chance decides the rest. */
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

/** The places of chairs to be kept if there are `count`, in order: those of people first, then computers', then free ones. */
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

/** A seat for each wish, tried in the order of `seats`; null if the wishes exclude each other. Wishes by name choose first. */
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
