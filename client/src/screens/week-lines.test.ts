/** The lines of the match of the week, told from the film of a real battle. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Recording, Tagged } from '@dwo/kernel';
import type { GameClient } from '@dwo/kits/game-client';
import { withLine } from '@dwo/kits/shell/log-entry';
import type { Game } from '@dwo/shared';
import { GAMES } from '@dwo/shelf/server';
import { linesOf } from './week-lines';

const game = GAMES.find(({ rules }) => rules.id === 'dino-soldiers') as Game;
const file = join(__dirname, '..', '..', '..', 'packages', 'dino-soldiers', 'client', 'film.json');
const film = JSON.parse(readFileSync(file, 'utf8')) as Recording<Tagged, unknown>;
const everyEntry = film.entries.map((_, n) => ({ n, at: n + 1 }));

/** Tells each event by its type, and the loss of a unit as one. */
const words: GameClient['words'] = {
  log: (log, { type }) => withLine(log, { text: `${type}.`, rule: '', seats: [], kill: type === 'died' }),
};

test('an entry is told by its loss and what led to it, or else by what happened last', async () => {
  const lines = [...(await linesOf({ game, words }, film, everyEntry)).values()];
  expect(lines.length).toBeGreaterThan(film.entries.length / 2);
  const losses = lines.filter((line) => line.includes('died'));
  expect(losses.length).toBeGreaterThan(0);
  for (const line of losses) expect(line).toMatch(/^(\w+ · )?died$/);
});

test('an entry beyond the record, and one of which the log tells nothing, has no line', async () => {
  const beyond = [{ n: 0, at: film.entries.length + 1 }];
  expect((await linesOf({ game, words }, film, beyond)).size).toBe(0);
  expect((await linesOf({ game, words: { log: (log) => log } }, film, everyEntry)).size).toBe(0);
});

test('a record of other rules is refused by a sentence', async () => {
  const old = { ...film, version: film.version - 1 };
  await expect(linesOf({ game, words }, old, everyEntry)).rejects.toThrow(/the record is of dino-soldiers 0/);
});
