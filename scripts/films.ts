/* `npm run -s films -- [--game ID] [--games 8]`: plays battles between the strongest computers, and keeps the one with the
   greatest turn of fortune, of several the longest, as the film of its game: `packages/<game>/client/film.json`, which is always
   on show. To be run after the rules of a game have got a new version. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Frozen, frozen, type Recording, replay, type Tagged } from '@dwo/kernel';
import type { Game } from '@dwo/shared';
import { GAMES } from '@dwo/shelf/server';
import { parseArgs, wholeNumber } from './arguments';
import { gameNamed } from './game';
import { contestOf } from './review/contest';
import { turnOfFortune } from './review/fortune';

/** The battle that is filmed, by game. A game without one has no film. */
const FILMED: Readonly<Record<string, string>> = {
  'dino-wars': 'quick',
  'dino-soldiers': 'sides',
  'jurassic-wars': 'standard-2',
  'dinosaur-cowboys': 'standard',
  'simple-minis': 'quick',
};

/** The number of players of a battle that is filmed. */
const PLAYERS = 2;

function film(game: Game, games: number): void {
  const preset = FILMED[game.rules.id];
  if (preset === undefined) return;
  const strongest = game.bot?.strengths?.at(-1);
  const strengths = Array.from({ length: PLAYERS }, () => strongest);
  let best: { readonly record: Recording<Tagged, unknown>; readonly turn: number } | null = null;
  for (let seed = 1; seed <= games; seed += 1) {
    const record = contestOf(game, { preset, seed, strengths });
    if (record === null) continue;
    const turn = turnOfFortune(game, record);
    console.log(`${game.rules.id} ${seed}: ${record.entries.length} entries, turn of fortune ${turn.toFixed(2)}`);
    if (best === null || turn > best.turn || (turn === best.turn && record.entries.length > best.record.entries.length))
      best = { record, turn };
  }
  if (best === null) throw new Error(`No battle of ${game.rules.id} came to an end`);
  const file = join(__dirname, '..', 'packages', game.rules.id, 'client', 'film.json');
  const outcome = game.rules.outcome(frozen(replay(game.rules, best.record)));
  const players = game
    .chairs(best.record.options as Frozen<unknown>)
    .map((label, seat) => ({ name: `Computer ${seat + 1}`, label, bot: true }));
  writeFileSync(file, `${JSON.stringify({ ...best.record, preset, players, outcome })}\n`);
}

const { values } = parseArgs({ options: { game: { type: 'string' }, games: { type: 'string', default: '8' } } });
const wanted = values.game === undefined ? GAMES : [gameNamed(values.game).game];
const games = wholeNumber('games', values.games, 1);
for (const game of wanted) film(game, games);
