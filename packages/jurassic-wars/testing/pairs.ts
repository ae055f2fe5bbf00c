/** Pairs of matches that differ only in what some viewers must not know, a kind for each secret there is. */
import { clone, frozen, keyedDice, matchKey, type Seat, secretFromHex, secretToHex, type Viewer } from '@dwo/kernel';
import { type Random, secretOf } from '@dwo/kernel/testing';
import type { Beginnings } from '@dwo/shared/testing';
import { defaults, jurassicWars, type Options, type State } from '../rules';

/** Two matches with the same dice, the second one otherwise where `change` says so. */
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

/** The place where a rank lies: the hand of a seat, or away. */
function hand(state: State, seat: Seat): number[] {
  return (state.secrets[seat]?.hand ?? []) as number[];
}

/** Two seats exchange dinocards of neighbouring ranks, so that all other cards keep their places. */
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

/** Nobody else knows which of two cards each of two hands holds. */
function hands(random: Random, seed: number): Beginnings {
  const begin = begun(random, seed, defaults('standard', 3), exchange);
  return { ...begin, uninformed: OUTSIDE, most: 40, shared: ['play', 'commit'] };
}

/** Nobody knows which of two cards was not dealt; only a hand that holds the other one differs. */
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

/** Nobody else knows what a seat has committed before both commitments are opened. */
function committed(random: Random, seed: number): Beginnings {
  const begin = begun(random, seed, defaults('standard', 3), () => undefined);
  return { ...begin, uninformed: OUTSIDE, most: 12, shared: ['play'] };
}

/** Nobody knows the order of decks and pool, the players least of all. */
function decks(random: Random, seed: number): Beginnings {
  const begin = begun(random, seed, defaults('carnivoresUnleashed', 2), (state) => {
    for (const deck of state.closed?.decks ?? []) deck.splice(-2, 2, ...deck.slice(-2).reverse());
  });
  return { ...begin, uninformed: [0, 1, 'spectator'], most: 16, shared: [] };
}

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

/** Predictions and stakes are their maker's alone until they are paid. */
function predicted(random: Random, seed: number): Beginnings {
  const options = { ...defaults('carnivoresUnleashed', 2), predictions: true };
  const begin = begun(random, seed, options, () => undefined);
  return { ...begin, uninformed: [1, 'spectator'], most: 8, shared: ['ready'] };
}

/** Nobody knows the others' cards before all are shown. */
function revealed(random: Random, seed: number): Beginnings {
  const begin = begun(random, seed, { ...defaults('whist', 3), reveal: true }, () => undefined);
  return { ...begin, uninformed: OUTSIDE, most: 4, shared: [] };
}

export const pairs = { hands, undealt, committed, decks, pool, predicted, revealed };
