/** Finds which rules of a game are worded, carried by code, and tested. Reads files only. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The report of `npm run rules` on one game; every list is in the order of RULES.md, unknown ids last. */
export interface RulesReport {
  /** The id is in the title of a test that passed, and of none that failed. */
  readonly tested: readonly string[];
  /** The other rules of RULES.md. */
  readonly untested: readonly string[];
  /** Worded but carried by no source file, or carried by one and not worded. */
  readonly missing: readonly string[];
}

/** One paragraph of a RULES.md. */
export interface RuleText {
  readonly id: string;
  readonly section: string;
  readonly text: string;
}

const ID = /\b[A-Z]{2,}(?:-[A-Z]+\d*)*-W?\d+[a-z]?\b/g;
const PARAGRAPH = /^- \*\*([A-Z]{2,}(?:-[A-Z]+\d*)*-W?\d+[a-z]?)\*\* (.+)$/;
/** Worked examples, invariants and notes on the source are no rules. */
const NO_RULE = /^[A-Z]+-(?:EX|INV|TV|D)-\d+$/;
/** These list or judge rules without playing them, so they carry none. */
const NO_CARRIER = /\/(?:rule-ids|judge|scenarios|testing)(?:\.ts$|[-/])/;

/** The paragraphs of a RULES.md in order. Throws for a list line that is no rule, and for a repeated id. */
export function ruleTexts(markdown: string): readonly RuleText[] {
  const rules: RuleText[] = [];
  let section = '';
  for (const line of markdown.split('\n')) {
    if (line.startsWith('## ')) section = line.slice(3).trim();
    if (!line.startsWith('- ')) continue;
    const [, id, text] = PARAGRAPH.exec(line) ?? [];
    if (!id || !text) throw new Error(`RULES.md: not a rule paragraph: ${line.slice(0, 60)}`);
    if (rules.some((rule) => rule.id === id)) throw new Error(`RULES.md: ${id} is there twice`);
    rules.push({ id, section, text });
  }
  return rules;
}

/** The rule ids in a text, each once. */
export function idsIn(text: string): readonly string[] {
  return [...new Set(text.match(ID) ?? [])];
}

/** The full titles of a file's tests in its latest run. */
export interface Titles {
  readonly passed: readonly string[];
  readonly failed: readonly string[];
}

/** Compares worded rules, ids carried by code and titles of tests. */
export function report(worded: readonly string[], carried: ReadonlySet<string>, tests: readonly Titles[]): RulesReport {
  const failed = new Set(tests.flatMap((titles) => titles.failed.flatMap(idsIn)));
  const passed = new Set(tests.flatMap((titles) => titles.passed.flatMap(idsIn)).filter((id) => !failed.has(id)));
  const known = new Set(worded);
  const unknown = [...carried].filter((id) => !known.has(id)).sort();
  return {
    tested: worded.filter((id) => passed.has(id)),
    untested: worded.filter((id) => !passed.has(id)),
    missing: [...worded.filter((id) => !carried.has(id)), ...unknown],
  };
}

/** All files below these folders of `root`, with forward slashes, without installed packages. */
function filesBelow(root: string, folders: readonly string[]): readonly string[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .filter((path) => !/(?:^|\/)(?:node_modules|dist)\//.test(path)),
    )
    .sort();
}

const FOLDERS = ['packages', 'shared', 'server', 'client'];

/** Games that have a RULES.md, with the prefix of their rule ids. */
export function games(root: string): readonly { readonly id: string; readonly prefix: string }[] {
  return readdirSync(join(root, 'packages'))
    .filter((id) => existsSync(join(root, 'packages', id, 'RULES.md')))
    .map((id) => ({ id, prefix: `${wordedIn(root, id)[0]?.split('-')[0] ?? ''}-` }));
}

/** Ids of the rules a game has words for. */
export function wordedIn(root: string, game: string): readonly string[] {
  return ruleTexts(readFileSync(join(root, 'packages', game, 'RULES.md'), 'utf8')).map((rule) => rule.id);
}

/** Ids of the rules with this prefix that a source file carries, tests excluded. */
export function carriedIn(root: string, prefix: string): ReadonlySet<string> {
  const sources = filesBelow(root, FOLDERS).filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  const ids = sources
    .filter((path) => !NO_CARRIER.test(path))
    .flatMap((path) => idsIn(readFileSync(join(root, path), 'utf8')));
  return new Set(ids.filter((id) => id.startsWith(prefix) && !NO_RULE.test(id)));
}

/** Test files that name a rule with this prefix. Tests of the judge do not test rules, and browser tests take too long. */
export function testFiles(root: string, prefix: string): readonly string[] {
  return filesBelow(root, [...FOLDERS, 'scripts'])
    .filter((path) => /\.test\.tsx?$/.test(path) && !/\/invariants[^/]*\.test\.ts$/.test(path))
    .filter((path) => idsIn(readFileSync(join(root, path), 'utf8')).some((id) => id.startsWith(prefix)));
}
