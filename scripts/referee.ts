/*
 * `npm run -s referee -- FILE.json`: plays a scenario with its dice through the real rules and prints what came of it as
 * JSON; `-` reads standard input. docs/REFEREE.md describes file and answer. Leaves with 0 when it was played, 1 when an
 * expectation of the file was not met or its dice ran out, 2 when the file makes no sense.
 */
import { readFileSync } from 'node:fs';
import { dinoWars } from '@dwo/dino-wars';
import { playScenario, ScenarioError, type ScenarioReport } from '../packages/dino-wars/scenarios/player';
import { FileError, readScenario } from './scenario-file';

function main(args: readonly string[]): number {
  const [name] = args;
  if (name === undefined || args.length > 1) {
    console.error('Usage: npm run -s referee -- FILE.json   (see docs/REFEREE.md)');
    return 2;
  }
  try {
    const report = playScenario(dinoWars, readScenario(readFileSync(name === '-' ? 0 : name, 'utf8')));
    console.log(written(report));
    if (report.error) console.error(report.error.message);
    return report.error || report.mismatches.length > 0 ? 1 : 0;
  } catch (error) {
    const file = error instanceof FileError || error instanceof ScenarioError;
    const missing = error instanceof Error && 'code' in error;
    if (!file && !missing) throw error;
    console.error(error.message);
    return 2;
  }
}

/** Indented JSON with points and pairs of dice on one line. */
function written(report: ScenarioReport): string {
  return JSON.stringify(report, null, 1).replace(/\[\s+(-?[\d.]+),\s+(-?[\d.]+)\s+\]/g, '[$1, $2]');
}

process.exitCode = main(process.argv.slice(2));
