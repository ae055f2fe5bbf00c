import { Random } from '@dwo/kernel/testing';
import { dinocard, RANKS, VERSIONS } from '../rules';
import { leadWins } from '../rules/odds';
import { properties } from './properties';
import { randomMatch } from './random-match';
import { randomOptions } from './random-options';
import { dealt, does } from './table';

/** Matches of each version; `npm run soak -- --game jurassic-wars --games 300000` plays fifty thousand of each. */
const GAMES = 100;

test.each(VERSIONS)('JW-INV-1 to JW-INV-20, JW-INV-22 and JW-INV-23 hold in random matches of %s', (version) => {
  for (let seed = 1; seed <= GAMES; seed++) {
    const { violations, state } = randomMatch(version, seed);
    expect([seed, violations]).toEqual([seed, []]);
    expect(state.ending).not.toBeNull();
  }
});

test('a card in two places, and a hand that grows, are found', () => {
  const state = dealt(randomOptions('standard', new Random(1)));
  const twice = { ...state, out: [state.secrets[0]?.hand[0] ?? 0] };
  expect(() => properties(state, [], twice)).toThrow('JW-INV-1');
  const lost = { ...state, closed: { ...(state.closed ?? never()), combatAway: [] }, combatAway: 0, discarded: [1, 1] };
  expect(() => properties(state, [], lost)).toThrow('JW-INV-2');
  const [seat = 0] = [state.lead ?? 0];
  const events = does(state, seat, { type: 'play', at: 0 });
  expect(() => properties(state, [...events, { type: 'timelineMoved', period: 'jurassic' }], state)).toThrow(
    'JW-INV-19',
  );
});

function never(): never {
  throw new Error('The closed cards are missing');
}

test('JW-EX-29 the carnivores have a slight edge: 5.32 expected victories of ten, and 59 of a hundred games', () => {
  const terms = { period: null, hitLoss: 'difference', unlimited: true, naturalOrder: false } as const;
  const of = (diet: string) => RANKS.filter((rank) => dinocard(rank).diet === diet);
  const chances = of('carnivore').flatMap((lead) =>
    of('herbivore').map((rank) =>
      leadWins(
        [
          { rank: lead, card: null },
          { rank, card: null },
        ],
        terms,
      ),
    ),
  );
  expect(chances.reduce((sum, chance) => sum + chance, 0) / 10).toBeCloseTo(5.32, 2);
});
