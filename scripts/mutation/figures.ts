/** The figures of a mutation run. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lines of a file, 1 for the first. */
export interface Place {
  readonly file: string;
  readonly from: number;
  readonly to: number;
}

/** One mutant and its status, by StrykerJS's names. */
export interface Judged {
  readonly status: string;
  readonly file: string;
  readonly line: number;
}

/** The output of `npm run mutation`. */
export interface Figures {
  /** Declarations that were drawn and have mutants, and the number of all declarations. */
  readonly declarations: number;
  readonly ofDeclarations: number;
  readonly mutants: number;
  readonly killed: number;
  readonly timeout: number;
  readonly survived: number;
  readonly noCoverage: number;
  /** The percentage detected: killed, or never ending. */
  readonly score: number;
  /** The 95 % interval of the whole package's score. */
  readonly interval: readonly [low: number, high: number];
}

const percent = (share: number): number => Math.round(1000 * Math.min(1, Math.max(0, share))) / 10;

/**
 * Counts mutants, with the interval of a ratio over drawn clusters. Mutants of one declaration tend to live or die together, so
 * the declarations are the sample.
 */
export function figures(mutants: readonly Judged[], drawn: readonly Place[], of: number): Figures {
  const counted = mutants.filter(({ status }) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status));
  const count = (status: string) => counted.filter((each) => each.status === status).length;
  const noticed = count('Killed') + count('Timeout');
  const score = counted.length === 0 ? 0 : noticed / counted.length;
  const clusters = drawn
    .map(({ file, from, to }) => {
      const own = counted.filter((each) => each.file === file && each.line >= from && each.line <= to);
      const seen = own.filter(({ status }) => status === 'Killed' || status === 'Timeout');
      return { all: own.length, noticed: seen.length };
    })
    .filter(({ all }) => all > 0);
  const n = clusters.length;
  const squares = clusters.reduce((sum, each) => sum + (each.noticed - score * each.all) ** 2, 0);
  const left = drawn.length === of ? 0 : 1 - drawn.length / of;
  const off = n < 2 ? 1 : 1.96 * Math.sqrt((left * (n / (n - 1)) * squares) / counted.length ** 2);
  return {
    declarations: n,
    ofDeclarations: of,
    mutants: counted.length,
    killed: count('Killed'),
    timeout: count('Timeout'),
    survived: count('Survived'),
    noCoverage: count('NoCoverage'),
    score: percent(score),
    interval: [percent(score - off), percent(score + off)],
  };
}

const DOC = join(__dirname, '..', '..', 'docs', 'MUTATION.md');

/** Writes the figures into the row of their package, share and seed in docs/MUTATION.md; adds the row if there is none. */
export function writeDoc(
  found: Figures & { readonly package: string; readonly share: number; readonly seed: string },
): void {
  const start = `| ${found.package} | ${found.share} % | ${found.seed} |`;
  const [low, high] = found.interval;
  const cells = [found.declarations, found.mutants, found.killed, found.timeout, found.survived, found.noCoverage];
  const row = `${start} ${cells.join(' | ')} | **${found.score} %** | ${low} to ${high} % |`;
  const lines = readFileSync(DOC, 'utf8').split('\n');
  const at = lines.findIndex((line) => line.startsWith(start));
  const last = lines.findLastIndex((line) => line.startsWith('|'));
  if (at >= 0) lines[at] = row;
  else lines.splice(last + 1, 0, row);
  writeFileSync(DOC, lines.join('\n'));
}
