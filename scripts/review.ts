/* `npm run -s review -- RECORD.json [--json]`: reviews the record of a finished match: the chance to win at its beginning, luck and
   skill of each seat, and the decisions that lost most, with their causes. `--matches 60` also plays every marked decision and the
   better one so many times to the end by computers. `--selftest [--games 6] [--from 0] [--remeasured 6] [--planted 2]
   [--kinds a,b] [--json]` plays matches of computers, checks the books of each, measures the marks of some again, and plants mistakes; each of them is told on the standard error as it is
   found. The exit code is 1 if books do not balance. `--beginning BATTLE [--game ID] [--games 6] [--tries 12] [--json]` sets the chance of the
   first seat at the beginning beside the results of whole matches of computers. */
import { readFileSync } from 'node:fs';
import type { Recording, Tagged } from '@dwo/kernel';
import { GAMES } from '@dwo/shelf/server';
import { misuse, parseArgs, wholeNumber } from './arguments';
import { gameNamed } from './game';
import { beginnings } from './review/beginnings';
import { confirmed } from './review/matches';
import { selftest } from './review/selftest';
import { type Told, told } from './review/told';

/** The most by which start, luck and skill together may miss the result. */
const BALANCED = 0.001;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    selftest: { type: 'boolean', default: false },
    game: { type: 'string' },
    games: { type: 'string', default: '6' },
    from: { type: 'string', default: '0' },
    remeasured: { type: 'string', default: '6' },
    planted: { type: 'string', default: '2' },
    kinds: { type: 'string' },
    matches: { type: 'string', default: '0' },
    beginning: { type: 'string' },
    tries: { type: 'string', default: '12' },
  },
});

/** The file of a finished match among the fixtures of a game. */
interface Fixture {
  readonly recording: Recording<Tagged, unknown>;
}

function recordIn(file: string | undefined): Recording<Tagged, unknown> {
  if (file === undefined) misuse('The review wants the file of a record (--help says how)');
  const read = JSON.parse(readFileSync(file, 'utf8')) as Recording<Tagged, unknown> | Fixture;
  return 'recording' in read ? read.recording : read;
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** The review as lines of text. */
function textOf({ start, result, luck, skill, marks, ms }: Told): string {
  const seats = start.map((chance, seat) => {
    const others = skill.reduce((sum, each, other) => (other === seat ? sum : sum + (each[seat] ?? 0)), 0);
    return [
      `seat ${seat}: start ${percent(chance)}, luck ${percent(luck[seat] ?? 0)}, own decisions ${percent(skill[seat]?.[seat] ?? 0)}`,
      `decisions of others ${percent(others)}, result ${percent(result[seat] ?? 0)}`,
    ].join(', ');
  });
  const lines = marks.map(({ n, seat, mark, loss, error, chosen, better, causes }) => {
    const why = causes.map(({ id, rule }) => `${id} (${rule})`).join(', ') || 'no single cause';
    return `entry ${n}, seat ${seat}: ${mark}, ${percent(loss)} ± ${percent(error)}, ${why}\n  chosen ${JSON.stringify(chosen)}\n  better ${JSON.stringify(better)}`;
  });
  return [...seats, ...lines, `${ms} ms`].join('\n');
}

if (values.beginning !== undefined) {
  const { game } = gameNamed(values.game);
  const [games, tries] = [wholeNumber('games', values.games, 1), wholeNumber('tries', values.tries, 1)];
  const { said, came } = beginnings(game, { preset: values.beginning, games, tries });
  const told = ({ share, error }: typeof said) => `${percent(share)} ± ${percent(error)}`;
  console.log(values.json ? JSON.stringify({ said, came }) : `reviews ${told(said)}, whole matches ${told(came)}`);
} else if (values.selftest) {
  const { game, planted } = gameNamed(values.game);
  const found = selftest(
    game,
    {
      games: wholeNumber('games', values.games, 0),
      from: wholeNumber('from', values.from, 0),
      remeasured: wholeNumber('remeasured', values.remeasured, 0),
      planted: wholeNumber('planted', values.planted, 0),
      kinds: values.kinds?.split(','),
    },
    planted,
    // Long runs are stopped by hand; what was found until then stays.
    (each) => console.error(JSON.stringify(each)),
  );
  console.log(JSON.stringify(found, null, values.json ? 0 : 2));
  if (found.imbalance > BALANCED) process.exitCode = 1;
} else {
  const record = recordIn(positionals[0]);
  const game = GAMES.find(({ rules }) => rules.id === record.game);
  if (game === undefined) throw new Error(`No game is called '${record.game}'`);
  const found = told(game, record);
  console.log(values.json ? JSON.stringify(found) : textOf(found));
  if (found.imbalance > BALANCED) process.exitCode = 1;
  const games = wholeNumber('matches', values.matches, 0);
  for (const mark of games === 0 ? [] : found.marks.filter(({ better }) => better !== null)) {
    const { chosen, better, loss, error } = confirmed(game, record, mark, games);
    const came = `${percent(chosen)} against ${percent(better)}, ${percent(loss)} ± ${percent(error)} lost`;
    console.error(`entry ${mark.n}: ${percent(mark.loss)} said; whole matches ${came}`);
  }
}
