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
  tokenHash: null,
  entropy: null,
  player: null,
  held: null,
};

/** The chairs of one match. In the lobby `place` is where somebody sat down, afterwards it is the seat. */
export class Chairs {
  private readonly taken: (Sitter | null)[];

  /** `labels` are the seats' labels in order; `records` who sits already. */
  constructor(
    readonly labels: readonly string[],
    records: readonly ChairRecord[],
  ) {
    this.taken = labels.map((_, place) => records.find((record) => record.place === place) ?? null);
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
  findPlace(wish: string, place: number | null): number | 'CHAIR_UNKNOWN' | 'MATCH_FULL' | 'CHAIR_TAKEN' {
    if (wish !== ANY_CHAIR && !this.labels.includes(wish)) return 'CHAIR_UNKNOWN';
    const free = place ?? this.taken.indexOf(null);
    if (free < 0) return 'MATCH_FULL';
    const wishes = this.taken.map((sitter, at) => (at === free ? wish : (sitter?.wish ?? ANY_CHAIR)));
    return assign(wishes, this.labels, inOrder(this.labels)) === null ? 'CHAIR_TAKEN' : free;
  }

  put(place: number, sitter: Sitter | null): void {
    this.taken[place] = sitter;
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

function bare({ name, wish, bot, tokenHash, entropy, player, held }: Sitter): Sitter {
  return { name, wish, bot, tokenHash, entropy, player, held };
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
