/** Every game whose battles of the day are compared says whom its sides attacked, and its client has names for all of them. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { frozen, seededDice } from '@dwo/kernel';
import { type AnyRules, botGame } from '@dwo/kernel/testing';
import { GAMES } from '@dwo/shelf/server';
import { courseOf } from '../server/src/days/turns';

const SEEDS = [1, 2, 3];
const MOST_INTENTS = 4_000;
const PLACES = ['client/targets', 'client/hud/words/targets'];
const games = GAMES.filter(({ daily }) => daily !== undefined);

test('most games have battles of the day', () => expect(games.length).toBeGreaterThan(4));

test.each(games.map((game) => [game.rules.id, game] as const))('%s', async (id, game) => {
  const folder = join(__dirname, '../packages', id);
  const place = PLACES.find((each) => existsSync(join(folder, `${each}.ts`)));
  const { targetName } = require(join(folder, place ?? '')) as { targetName(target: string): string };
  const names = new Set<string>();
  const attackers = new Set<string>();
  for (const seed of SEEDS) {
    const options = game.presets[game.daily ?? '']?.(seededDice(new Uint8Array(32), seed));
    const { bot } = game;
    const player = {
      choose: (view: never, seat: number, dice: never) => bot?.choose(view, seat, dice, bot.strengths?.[0]),
    };
    const { recording, outcome } = botGame(
      game.rules as unknown as AnyRules,
      player as never,
      options,
      seed,
      MOST_INTENTS,
    );
    expect(outcome).not.toBeNull();
    for (const [seat, label] of game.chairs(frozen(options) as never).entries()) {
      const { had, moments } = await courseOf(game, { seat, label }, recording as never);
      expect(had).toBeGreaterThan(0);
      expect(moments.at(-1)?.over).toBe(true);
      const aims = moments.flatMap((moment) => moment.aims ?? []);
      if (aims.length > 0) attackers.add(label);
      for (const aim of aims) names.add(targetName(aim));
    }
  }
  // No name is an id, empty, or the text of a message that lacks a word.
  for (const name of names) expect(name).toMatch(/^\p{Lu}[\p{L} .'’()&-]+$/u);
  expect([names.size > 3, attackers.size]).toEqual([true, 2]);
});
