/* `npm run -s referee -- FILE.json [--game ID]`: plays a scenario with its dice through the real rules and prints the result as
   JSON; `-` reads standard input, `--schema` prints the JSON schema of a file. docs/REFEREE.md describes file and answer. Exit
   codes: 0 if it was played and every expectation was met; 1 if one was not met or is unknown, or the dice ran out; 2 if the
   file is invalid. */
import { readFileSync } from 'node:fs';
import { parseArgs } from './arguments';
import { type Answer, type Referee, refereeOf } from './referee-of';

const USAGE = 'Usage: npm run -s referee -- FILE.json | - | --schema [--game ID]   (see docs/REFEREE.md)';

function main(): number {
  const asked = options();
  if (asked === null) {
    console.error(USAGE);
    return 2;
  }
  const { name, schema, game } = asked;
  if (schema) {
    console.log(JSON.stringify(refereeOf(game, '').schema(), null, 2));
    return 0;
  }
  let isMistake = isAboutReading;
  try {
    const text = readFileSync(name === '-' ? 0 : name, 'utf8');
    const referee = refereeOf(game, text);
    isMistake = (error) => isAboutReading(error) || referee.isMistake(error);
    const answer = referee.play(text);
    console.log(written(answer));
    const complaints = complaintsOf(answer, referee);
    for (const complaint of complaints) console.error(complaint);
    return complaints.length > 0 ? 1 : 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(isMistake(error) ? message : `file: the referee can't play this, which is our mistake: ${message}`);
    return 2;
  }
}

/** The arguments; null without a file. */
function options() {
  const { values, positionals } = parseArgs({
    options: { schema: { type: 'boolean', default: false }, game: { type: 'string' } },
    allowPositionals: true,
  });
  const [name = ''] = positionals;
  return positionals.length === (values.schema ? 0 : 1) ? { name, ...values } : null;
}

/** Whether a file does not exist or can't be read. */
function isAboutReading(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

/** Why the exit code is not 0, a line each. */
function complaintsOf(answer: Answer, { expectable }: Referee): string[] {
  const { error, mismatches, unchecked } = answer;
  const missed = mismatches.map((one) => {
    const { step, key, expected, actual } = one as Record<string, unknown>;
    return `${where(step)}: "${key}" should be ${JSON.stringify(expected)} and is ${JSON.stringify(actual)}`;
  });
  const unknown = unchecked.map((one) => {
    const [step = '', ...key] = one.split(': ');
    const names = expectable(answer, one).join(', ');
    return `${where(step)}: nobody knows the expectation "${key.join(': ')}"; there are ${names}`;
  });
  return [...(error ? [error.message] : []), ...missed, ...unknown];
}

function where(step: unknown): string {
  return typeof step === 'string' && Number.isNaN(Number(step)) ? step : `step ${step}`;
}

/** JSON with indentation; points and pairs of dice stay on one line. */
function written(answer: Answer): string {
  return JSON.stringify(answer, null, 1).replace(/\[\s+(-?[\d.]+),\s+(-?[\d.]+)\s+\]/g, '[$1, $2]');
}

process.exitCode = main();
