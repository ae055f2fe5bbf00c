import { attempt, type Dice, frozen, randomBot, type Seat, seededDice } from '@dwo/kernel';
import { Random, secretOf } from '@dwo/kernel/testing';
import { defaults, jurassicWars, type Options, VERSIONS } from '../rules';
import { randomOptions } from '../testing/random-options';
import { cardDice } from '../testing/table';
import { bot } from '.';

const chance = randomBot(jurassicWars);

/** Plays a match; every seat of `clever` is the computer's, the others play at random. Returns the winner. */
function match(options: Options, seed: number, clever: (seat: Seat) => boolean): Seat {
  const shuffledDice = (step: number): Dice => {
    const dice = cardDice(seed, step);
    // A pack's slots in another order for each seed.
    return Object.assign(dice, {
      turn: (pack: string, slot: number) => ((slot * 7 + seed * 3 + pack.length) % 20) + 1,
    });
  };
  const state = jurassicWars.setup(frozen(options), shuffledDice(0));
  for (let step = 1; step <= 3_000; step++) {
    if (state.ending !== null) return state.ending.winners[0] ?? -1;
    const [seat = 0] = jurassicWars.awaiting(frozen(state));
    const player = clever(seat) ? bot : chance;
    const view = jurassicWars.view(frozen(state), seat);
    const intent = player.choose(view, seat, seededDice(secretOf(seed), 10_000 + step));
    // Random play gives up no match.
    const played = intent.type === 'resign' ? jurassicWars.pass(frozen(state), seat) : intent;
    expect(attempt(jurassicWars, state, seat, played, shuffledDice(step)).refusal).toBeNull();
  }
  throw new Error('It does not end');
}

test.each(VERSIONS)('the computer plays %s to its end, legally, whatever the options', (version) => {
  for (let seed = 1; seed <= 25; seed++) {
    match(randomOptions(version, new Random(seed, 5)), seed, () => true);
  }
});

/** The number of matches in which one computer, at every seat in turn, beats players at random. */
function wins(options: Options, games: number): number {
  let won = 0;
  for (let seed = 1; seed <= games; seed++) {
    const own = seed % options.players;
    if (match({ ...options, carnivores: null }, seed, (seat) => seat === own) === own) won++;
  }
  return won;
}

/** Sure by two standard errors that the share lies above an even one. */
function aboveEven(won: number, games: number, players: number): boolean {
  const share = won / games;
  return share - 2 * Math.sqrt((share * (1 - share)) / games) > 1 / players;
}

test.each([
  ['standard', 2, 800],
  ['whist', 4, 120],
  ['underdog', 3, 120],
  ['poker', 4, 120],
] as const)('the computer wins more than its share of %s for %d against random play', (version, players, games) => {
  const won = wins(defaults(version, players), games);
  expect([won, aboveEven(won, games, players)]).toEqual([won, true]);
});
