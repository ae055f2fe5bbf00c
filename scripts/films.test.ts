/** The films that are always on show, by the rules of today. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frozen, type Recording, replay, type Tagged } from '@dwo/kernel';
import { GAMES } from '@dwo/shelf/server';
import { turnOfFortune } from './review/fortune';

const fileOf = (id: string) => join(__dirname, '..', 'packages', id, 'client', 'film.json');

const FILMED = GAMES.filter(({ rules }) => existsSync(fileOf(rules.id))).map((game) => [game.rules.id, game] as const);

test.each(FILMED)('%s: its film runs to its end by the rules of today', (id, { rules, chairs }) => {
  const film = JSON.parse(readFileSync(fileOf(id), 'utf8')) as Recording<Tagged, unknown>;
  expect(film.version).toBe(rules.version);
  const last = replay(rules, film);
  expect(rules.outcome(frozen(last))).toEqual(film.outcome);
  expect(film.outcome).not.toBeNull();
  expect(film.players?.map(({ label }) => label)).toEqual(chairs(film.options as never));
});

test.each(FILMED)('%s: the winner of its film was behind', (id, game) => {
  const film = JSON.parse(readFileSync(fileOf(id), 'utf8')) as Recording<Tagged, unknown>;
  expect(turnOfFortune(game, film)).toBeGreaterThan(0);
});
