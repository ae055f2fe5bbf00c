/*
 * `npm run -s balance -- [--games 40] [--jobs 2] [--game ID] [--json]`: plays every ready-made battle of two, the strongest computer on
 * both sides, and prints the share that its first side wins, with a 95 % interval.
 */
import { parseArgs } from 'node:util';
import { gameNamed } from './game';
import { balanceOf } from './levels';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '40' },
      jobs: { type: 'string', default: '2' },
      game: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const fairness = await balanceOf(gameNamed(values.game).game, Number(values.games), Number(values.jobs));
  if (values.json) console.log(JSON.stringify(fairness));
  else console.table(fairness);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 2;
});
