import { keysFrom } from '@dwo/kernel';
import { secretOf } from '@dwo/kernel/testing';
import { type Game, gameRegistry } from '@dwo/shared';
import { Referee } from '@dwo/shared/referee';
import { wireContract } from '@dwo/shared/testing';
import { defaults } from '../rules';
import { jurassicWarsGame } from '.';

const game = jurassicWarsGame as Game;

describe.each(['standard-3', 'whist-4', 'underdog-3', 'poker-4', 'wild-4', 'unleashed-2'])('%s', (preset) => {
  wireContract(game, { preset, told: 6, shown: 2, kinds: 7 });
});

test('every preset can be played, and has a name for each of its seats', () => {
  const dice = { roll: () => 1 };
  for (const make of Object.values(game.presets)) {
    const options = make(dice);
    expect(game.options.parse(options)).toEqual(options);
    expect(game.rules.checkSetup(options as never)).toEqual([]);
    expect(game.chairs(options as never)).toHaveLength(game.rules.seats(options as never));
  }
  expect(Object.keys(game.presets)).toHaveLength(18);
  expect(gameRegistry([game]).get('jurassic-wars')).toBe(game);
});

test('intents of other shapes or beyond all bounds are refused', () => {
  const hostile = [
    { type: 'play', at: 20 },
    { type: 'play', at: 0.5 },
    { type: 'play' },
    { type: 'play', at: 0, rank: 1 },
    { type: 'commit', card: 0 },
    { type: 'reveal', cards: Array.from({ length: 21 }, () => 0) },
    { type: 'declare', choice: 'wait' },
    { type: 'stake', side: 'both', n: 1 },
    { type: 'cheat' },
    null,
  ];
  for (const each of hostile) expect(game.intent.safeParse(each).success).toBe(false);
});

// The menu shows its undo in grey with this reason, instead of offering what the referee always refuses.
test.each(['standard', 'whist', 'poker', 'dinosaursWild'] as const)(
  'TABLE-10 hands of others are hidden all the time, so nothing of %s can be undone',
  (version) => {
    const options = defaults(version, 4);
    const keys = keysFrom(game.rules, options, secretOf(11));
    const referee = new Referee(game, options, keys, [null, null, null, null]);
    for (let step = 0; step < 40; step++) {
      const now = referee.state as never;
      const [seat] = game.rules.awaiting(now);
      if (seat === undefined) break;
      const [first = game.rules.pass(now, seat)] = game.rules.intents(now, seat);
      expect(referee.attempt(seat, first).refusal).toBeNull();
      referee.changes();
      referee.keep();
      expect(referee.fixed).not.toBeNull();
    }
    expect(referee.step).toBeGreaterThan(10);
  },
);
