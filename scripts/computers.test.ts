/** Every game tells what its computer players cost, and lets others be served while they think. */
import { frozen, matchDice } from '@dwo/kernel';
import { GAMES } from '@dwo/shelf/server';
import { gameNamed } from './game';

const dice = (n: number) => matchDice(new Uint8Array(32).fill(7), [null], n);
/** The games whose computer never plays ahead: all of its strengths cost the same. */
const NEVER_AHEAD: readonly string[] = ['simple-minis'];
/** How much more the strongest computer player of another game costs at least. */
const DEARER = 10;
const THINKING = GAMES.filter(({ bot }) => (bot?.strengths?.length ?? 0) > 1).map(({ rules }) => rules.id);

test.each(GAMES.map(({ rules }) => rules.id))('%s: its hardest match for computers can be set up', (id) => {
  const { game, heaviest } = gameNamed(id);
  const options = heaviest();
  expect(game.options.safeParse(options).error).toBeUndefined();
  expect(game.rules.checkSetup(frozen(options))).toEqual([]);
});

test.each(THINKING)(
  '%s: a stronger computer player costs no less, and ten times as much where it plays ahead',
  (id) => {
    const { game, busy } = gameNamed(id);
    const costs = game.bot?.strengths?.map((strength) => game.decisionCost?.(frozen(busy()), strength) ?? 1) ?? [];
    const [least = 0] = costs;
    expect(least).toBeGreaterThan(0);
    expect([...costs].sort((a, b) => a - b)).toEqual(costs);
    if (NEVER_AHEAD.includes(id)) expect(new Set(costs)).toEqual(new Set([least]));
    else expect(costs.at(-1)).toBeGreaterThanOrEqual(DEARER * least);
  },
);

test.each(THINKING)('%s: the choice of a computer player in slices is its choice at once', (id) => {
  const { game, busy } = gameNamed(id);
  const { bot, rules } = game;
  if (bot === null) throw new Error('There is no computer player');
  const options = frozen(busy());
  const state = frozen(rules.setup(options, dice(0)));
  const [seat = 0] = rules.awaiting(state);
  for (const strength of bot.strengths ?? []) {
    const slices = bot.deciding?.(rules.view(state, seat), seat, dice(1), strength);
    if (slices === undefined) throw new Error('It does not think in slices');
    let last = slices.next();
    while (last.done !== true) last = slices.next();
    expect(last.value).toEqual(bot.choose(rules.view(state, seat), seat, dice(1), strength));
  }
});
