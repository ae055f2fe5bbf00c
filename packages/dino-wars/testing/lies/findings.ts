/** The judge's findings on the steps of a story, and on every lie about them. */
import { Digits } from '../digits';
import { type Judgement, judge, type Moment } from './judgement';
import { forget, lieAboutAfter, lieAboutEvents, lieAboutRefusals } from './lies';
import { lieAboutBefore, lieAboutGround, lieAboutRules } from './lies-before';
import type { Hear } from './telling';

/** The parts of a step that lies can be about. */
const LIES = {
  events: lieAboutEvents,
  forgotten: forget,
  after: lieAboutAfter,
  before: lieAboutBefore,
  rules: lieAboutRules,
  ground: lieAboutGround,
  refusal: lieAboutRefusals,
} as const satisfies Record<string, (moment: Moment, hear: Hear) => void>;
/** A part of a step. */
export type About = keyof typeof LIES;

/** The number of lies of a sort, the number that were not found, and how often each rule was named. */
interface Row {
  readonly lies: number;
  readonly unnoticed: number;
  readonly rules: Readonly<Record<string, number>>;
}

/** The judge's findings on the lies about one part. */
export interface Findings {
  readonly rows: Readonly<Record<string, Row>>;
  readonly lies: number;
  /** A digest of all their words. */
  readonly digits: string;
}

/** Lists the rules that the judge names although every step is true. The list should be empty. */
export function untrue(moments: readonly Moment[]): readonly string[] {
  return moments.flatMap((moment) => judge(moment).rules);
}

/** Tells every lie about one part of a step, and records the findings. */
export function findingsOn(moment: Moment, about: About): Findings {
  const digits = new Digits();
  const rows: Record<string, Row> = {};
  LIES[about](moment, (row, { rules, words }: Judgement) => {
    const once = Object.fromEntries(rules.map((rule) => [rule, 1]));
    rows[row] = sum(rows[row], { lies: 1, unnoticed: rules.length === 0 ? 1 : 0, rules: once });
    digits.add(words);
  });
  const lies = Object.values(rows).reduce((all, row) => all + row.lies, 0);
  return { rows, lies, digits: digits.toString() };
}

function sum(a: Row = { lies: 0, unnoticed: 0, rules: {} }, b: Row): Row {
  const rules = { ...a.rules };
  for (const [rule, times] of Object.entries(b.rules)) rules[rule] = (rules[rule] ?? 0) + times;
  return { lies: a.lies + b.lies, unnoticed: a.unnoticed + b.unnoticed, rules };
}

/** Returns all findings in words, one line for each subject of lies. */
export function tableOf(all: readonly Findings[]): Readonly<Record<string, string>> {
  const rows: Record<string, Row> = {};
  for (const findings of all)
    for (const [name, row] of Object.entries(findings.rows)) rows[name] = sum(rows[name], row);
  return Object.fromEntries(
    Object.entries(rows)
      .sort(byName)
      .map(([name, row]) => [name, inWords(row)]),
  );
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

function inWords({ lies, unnoticed, rules }: Row): string {
  const named = Object.entries(rules)
    .sort(byName)
    .map(([rule, times]) => `${rule} ${times}`);
  return [`${lies} lies, ${unnoticed} unnoticed`, ...named].join(', ');
}
