/*
 * `npm run -s referee -- FILE.json`: plays a scenario with its dice through the real rules and prints what came of it as
 * JSON; `-` reads standard input, `--schema` prints the JSON schema of a file. docs/REFEREE.md describes file and answer.
 * Leaves with 0 when it was played and every expectation was met, with 1 when one was not, is unknown, or the dice ran out,
 * with 2 when the file makes no sense.
 */
import { readFileSync } from 'node:fs';
import { dinoWars } from '@dwo/dino-wars';
import { playScenario, ScenarioError, type ScenarioReport } from '../../packages/dino-wars/scenarios/player';
import { FileError, readScenario, scenarioSchema } from './scenario-file';

const USAGE = 'Usage: npm run -s referee -- FILE.json | - | --schema   (see docs/REFEREE.md)';

function main(args: readonly string[]): number {
  const [name] = args;
  if (name === undefined || args.length > 1 || (name.startsWith('-') && !['-', '--schema'].includes(name))) {
    console.error(USAGE);
    return 2;
  }
  if (name === '--schema') {
    console.log(JSON.stringify(scenarioSchema(), null, 2));
    return 0;
  }
  try {
    const report = playScenario(dinoWars, readScenario(readFileSync(name === '-' ? 0 : name, 'utf8')));
    console.log(written(report));
    const complaints = complaintsOf(report);
    for (const complaint of complaints) console.error(complaint);
    return complaints.length > 0 ? 1 : 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const known = error instanceof FileError || error instanceof ScenarioError || isAboutReading(error);
    console.error(known ? message : `file: the referee can't play this, which is our mistake: ${message}`);
    return 2;
  }
}

/** Whether a file is not there or can't be read. */
function isAboutReading(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

/** Why the command does not leave with 0, a line each. */
function complaintsOf({ error, mismatches, unchecked }: ScenarioReport): string[] {
  const missed = mismatches.map((one) => {
    const { step, key, expected, actual } = one as Record<string, unknown>;
    return `${where(step)}: "${key}" should be ${JSON.stringify(expected)} and is ${JSON.stringify(actual)}`;
  });
  const unknown = unchecked.map((one) => {
    const [step = '', ...key] = one.split(': ');
    return `${where(step)}: nobody knows the expectation "${key.join(': ')}"`;
  });
  return [...(error ? [error.message] : []), ...missed, ...unknown];
}

function where(step: unknown): string {
  return step === 'final' ? 'final' : `step ${step}`;
}

/** Indented JSON with points and pairs of dice on one line. */
function written(report: ScenarioReport): string {
  return JSON.stringify(report, null, 1).replace(/\[\s+(-?[\d.]+),\s+(-?[\d.]+)\s+\]/g, '[$1, $2]');
}

process.exitCode = main(process.argv.slice(2));
