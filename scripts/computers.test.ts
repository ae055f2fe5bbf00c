/** Every game tells what its computer players cost, and lets others be served while they think. */
import { frozen, matchDice } from '@dwo/kernel';
import { GAMES } from '@dwo/shelf/server';
import { gameNamed } from './game';

const dice = (n: number) => matchDice(new Uint8Array(32).fill(7), [null], n);
/** Strengths of the games whose computer never plays ahead all cost the same. */
const NEVER_AHEAD: readonly string[] = ['simple-minis'];
const THINKING = GAMES.filter(({ bot }) => (bot?.strengths?.length ?? 0) > 1).map(({ rules }) => rules.id);

test.each(GAMES.map(({ rules }) => rules.id))('%s: its hardest match for computers can be set up', (id) => {
  const { game, heaviest } = gameNamed(id);
  const options = heaviest();
  expect(game.options.safeParse(options).error).toBeUndefined();
  expect(game.rules.checkSetup(frozen(options))).toEqual([]);
});

test.each(THINKING)('%s: a stronger computer player costs more, and its choice in slices is its choice', (id) => {
  const { game, busy } = gameNamed(id);
  const { bot, rules } = game;
  if (bot === null) throw new Error('There is no computer player');
  const options = frozen(busy());
  const costs = bot.strengths?.map((strength) => game.decisionCost?.(options, strength) ?? 1) ?? [];
  expect([...costs].sort((a, b) => a - b)).toEqual(costs);
  expect(costs.at(-1)).toBeGreaterThanOrEqual((NEVER_AHEAD.includes(id) ? 1 : 10) * (costs[0] ?? 0));
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
