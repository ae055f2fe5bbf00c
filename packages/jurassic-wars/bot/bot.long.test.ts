import { attempt, frozen, seededDice } from '@dwo/kernel';
import { Random, secretOf } from '@dwo/kernel/testing';
import { defaults, jurassicWars, VERSIONS } from '../rules';
import { ladder, ladderMatch } from '../testing/ladder';
import { randomOptions } from '../testing/random-options';
import { cardDice, dealt } from '../testing/table';
import { STRENGTHS } from '.';
import { blindMind, search } from './search';

const MATCHES = { easy: 10, normal: 25, strong: 1 } as const;

test.each(VERSIONS.flatMap((version) => STRENGTHS.map((strength) => [version, strength] as const)))(
  'the computer plays %s to its end with legal intents, whatever the options: %s',
  (version, strength) => {
    for (let seed = 1; seed <= MATCHES[strength]; seed++) {
      const options = randomOptions(version, new Random(seed, 5));
      expect(ladderMatch(options, seed, () => strength)).toBeGreaterThanOrEqual(0);
    }
  },
);

/** Whether the share of victories is above an even share by two standard errors. */
function aboveEven(won: number, games: number, players: number): boolean {
  const share = won / games;
  return share - 2 * Math.sqrt((share * (1 - share)) / games) > 1 / players;
}

test.each([
  ['standard-2', 'normal', 800],
  ['whist-4', 'easy', 120],
  ['whist-4', 'normal', 120],
  ['underdog-3', 'normal', 400],
  ['poker-4', 'easy', 120],
  ['poker-4', 'normal', 120],
  ['unleashed-2', 'normal', 800],
] as const)('at %s the %s computer wins more than its share against random play', (table, rung, games) => {
  let won = 0;
  for (let seed = 1; seed <= games; seed++) if (ladder.wins(table, rung, seed)) won++;
  expect([won, aboveEven(won, games, ladder.tables[table] ?? 2)]).toEqual([won, true]);
});

test.each(VERSIONS)('a strong player of %s knows only its view, and keeps to its budget', (version) => {
  const state = dealt(defaults(version, version === 'carnivoresUnleashed' ? 2 : 4), 3);
  for (let step = 1; step <= 12 && state.ending === null; step++) {
    const [seat = 0] = jurassicWars.awaiting(frozen(state));
    const view = jurassicWars.view(frozen(state), seat);
    expect([view.closed, view.secrets.filter((_, other) => other !== seat).every((secret) => secret === null)]).toEqual(
      [null, true],
    );
    const dice = seededDice(secretOf(step), 0);
    const { intent, evaluated } = search(view, seat, dice, blindMind(view, seat, 300, dice));
    expect(jurassicWars.check(view, seat, intent)).toBeNull();
    // A budget may be exceeded by the choices of one table, which are all played out.
    expect(evaluated).toBeLessThan(300 + 12 * 400);
    attempt(jurassicWars, state, seat, intent, cardDice(3, step));
  }
});
