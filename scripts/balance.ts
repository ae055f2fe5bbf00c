/* `npm run -s balance -- [--games 40] [--jobs 2] [--game ID] [--json]`: plays every preset for two with the strongest computer
   on both sides, and prints the share of matches that its first side wins, with a 95 % interval. `--random N` plays N battles
   that are drawn at random instead. `--strength NAME` sets another strength. */
import { parseArgs } from 'node:util';
import { gameNamed } from './game';
import { balanceOf } from './levels';

/** The preset by which a game draws a battle at random. */
const DRAWN = 'random';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '40' },
      jobs: { type: 'string', default: '2' },
      game: { type: 'string' },
      random: { type: 'string' },
      strength: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const { game } = gameNamed(values.game);
  const games = Number(values.random ?? values.games);
  const { strength } = values;
  if (values.random !== undefined && !Object.hasOwn(game.presets, DRAWN)) {
    throw new Error(`${game.rules.id} draws no battles`);
  }
  const battles = Object.keys(game.presets).filter((battle) => (battle === DRAWN) === (values.random !== undefined));
  const fairness = await balanceOf(game, games, Number(values.jobs), { battles, ...(strength && { strength }) });
  if (values.json) console.log(JSON.stringify(fairness));
  else console.table(fairness);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 2;
});
