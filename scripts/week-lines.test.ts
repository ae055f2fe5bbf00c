/** The lines of the match of the week, told from the film of each game. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Recording, Tagged } from '@dwo/kernel';
import type { GameClient } from '@dwo/kits/game-client';
import { GAMES } from '@dwo/shelf/server';
import { linesOf } from '../client/src/screens/week-lines';
import { recordedIn as soldiersLog } from '../packages/dino-soldiers/client/log';
import { nameFigures } from '../packages/dino-wars/client/hud/words/names';
import { recordTold } from '../packages/dino-wars/client/hud/words/story';
import { recordedIn as cowboysLog } from '../packages/dinosaur-cowboys/client/log';
import { recordedHere } from '../packages/jurassic-wars/client/log-here';
import { recordedIn as minisLog } from '../packages/simple-minis/client/log';

type Log = GameClient['words']['log'];

const LOGS: Readonly<Record<string, unknown>> = {
  'dino-soldiers': soldiersLog,
  'dino-wars': ((log, event, scene) =>
    recordTold(log, event as never, { ...scene, names: nameFigures(scene.state as never) } as never)) satisfies Log,
  'dinosaur-cowboys': cowboysLog,
  'jurassic-wars': recordedHere,
  'simple-minis': minisLog,
};

const fileOf = (id: string) => join(__dirname, '..', 'packages', id, 'client', 'film.json');

const FILMED = GAMES.filter(({ rules }) => existsSync(fileOf(rules.id))).map((game) => [game.rules.id, game] as const);

test.each(FILMED)('%s: its film is told in lines', async (id, game) => {
  const film = JSON.parse(readFileSync(fileOf(id), 'utf8')) as Recording<Tagged, unknown>;
  const moments = film.entries.map((_, n) => ({ n, at: n + 1 }));
  const lines = [...(await linesOf({ game, words: { log: LOGS[id] as Log } }, film, moments)).values()];
  expect(lines.length).toBeGreaterThan(film.entries.length / 4);
  for (const line of lines) expect(line).not.toMatch(/undefined|\[object|null/);
});
