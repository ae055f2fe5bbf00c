/** Pairs of matches that differ only in a secret, one kind of pair for each kind of secret. */
import { clone, frozen, keyedDice, matchKey, type Seat, secretFromHex, secretToHex, type Viewer } from '@dwo/kernel';
import { type Random, secretOf } from '@dwo/kernel/testing';
import type { Beginnings } from '@dwo/shared/testing';
import { defaults, jurassicWars, type Options, type State } from '../rules';

/** Two matches with the same dice; `change` alters the second. */
function begun(
  random: Random,
  seed: number,
  options: Options,
  change: (state: State) => void,
): Pick<Beginnings, 'options' | 'births' | 'entropy'> {
  const secret = secretToHex(secretOf(seed));
  const entropy = Array.from({ length: options.players }, () =>
    Array.from({ length: 32 }, () => random.below(16).toString(16)).join(''),
  );
  const start = jurassicWars.setup(frozen(options), keyedDice(matchKey(secretFromHex(secret), entropy), 0));
  const other = clone(start);
  change(other);
  return {
    options,
    entropy,
    births: [
      { secret, start },
      { secret, start: other },
    ],
  };
}

/** The hand of a seat, which the caller may change. */
function hand(state: State, seat: Seat): number[] {
  return (state.secrets[seat]?.hand ?? []) as number[];
}

/** Swaps two dinocards of neighbouring ranks between two seats, so that all other cards keep their places. */
function exchange(state: State): void {
  const [one, other] = [hand(state, 0), hand(state, 1)];
  for (const [at, rank] of one.entries()) {
    const there = other.indexOf(rank + 1);
    if (there < 0) continue;
    one[at] = rank + 1;
    other[there] = rank;
    return;
  }
}

const OUTSIDE: readonly Viewer[] = [2, 'spectator'];

/** Two hands have swapped a card; only their owners can tell. */
function hands(random: Random, seed: number): Beginnings {
  const begin = begun(random, seed, defaults('standard', 3), exchange);
  return { ...begin, uninformed: OUTSIDE, most: 40, shared: ['play', 'commit'] };
}

/** A hand has swapped a card with the undealt ones; only its owner can tell. */
function undealt(random: Random, seed: number): Beginnings {
  const begin = begun(random, seed, defaults('whist', 3), (state) => {
    const away = state.closed?.away ?? [];
    const own = hand(state, 0);
    for (const [i, rank] of away.entries()) {
      const at = own.findIndex((each) => Math.abs(each - rank) === 1);
      if (at < 0) continue;
      away[i] = own[at] as number;
      own[at] = rank;
      return;
    }
  });
  return { ...begin, uninformed: [1, 2, 'spectator'], most: 30, shared: ['bid', 'play', 'commit'] };
}

/** The seats of a combat may commit other cards; nobody else can tell before they are opened. */
function committed(random: Random, seed: number): Beginnings {
  const begin = begun(random, seed, defaults('standard', 3), () => undefined);
  return { ...begin, uninformed: OUTSIDE, most: 12, shared: ['play'] };
}

/** The two lowest cards of each deck are swapped; nobody can tell before they are turned up. */
function decks(random: Random, seed: number): Beginnings {
  const begin = begun(random, seed, defaults('carnivoresUnleashed', 2), (state) => {
    for (const deck of state.closed?.decks ?? []) deck.splice(-2, 2, ...deck.slice(-2).reverse());
  });
  return { ...begin, uninformed: [0, 1, 'spectator'], most: 16, shared: [] };
}

/** The first and the last slot of the pool are swapped; nobody can tell before they are turned up. */
function pool(random: Random, seed: number): Beginnings {
  const begin = begun(random, seed, defaults('dinosaursWild', 3), (state) => {
    const slots = state.closed?.pool;
    const [first, last] = [slots?.[0], slots?.[19]];
    if (slots === undefined || first === undefined || last === undefined) return;
    slots[0] = last;
    slots[19] = first;
  });
  return { ...begin, uninformed: [0, 1, 2, 'spectator'], most: 20, shared: [] };
}

/** The seats may make other predictions and stakes; nobody else can tell before they are paid. */
function predicted(random: Random, seed: number): Beginnings {
  const options = { ...defaults('carnivoresUnleashed', 2), predictions: true };
  const begin = begun(random, seed, options, () => undefined);
  return { ...begin, uninformed: [1, 'spectator'], most: 8, shared: ['ready'] };
}

/** The seats may choose other cards to show; nobody else can tell before all are shown. */
function revealed(random: Random, seed: number): Beginnings {
  const begin = begun(random, seed, { ...defaults('whist', 3), reveal: true }, () => undefined);
  return { ...begin, uninformed: OUTSIDE, most: 4, shared: [] };
}

/** The pairs by the secret in which they differ. */
export const pairs = { hands, undealt, committed, decks, pool, predicted, revealed };
