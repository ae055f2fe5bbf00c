/** What the judge says of the steps of a story, and of every lie about them. */
import { Digits } from '../digits';
import { type Judgement, judge, type Moment } from './judgement';
import {
  forget,
  type Hear,
  lieAboutAfter,
  lieAboutBefore,
  lieAboutEvents,
  lieAboutGround,
  lieAboutRefusals,
  lieAboutRules,
} from './lies';

/** What may be lied about in a step. */
const LIES = {
  events: lieAboutEvents,
  forgotten: forget,
  after: lieAboutAfter,
  before: lieAboutBefore,
  rules: lieAboutRules,
  ground: lieAboutGround,
  refusal: lieAboutRefusals,
} as const satisfies Record<string, (moment: Moment, hear: Hear) => void>;
export type About = keyof typeof LIES;
export const ABOUT = Object.keys(LIES) as readonly About[];

/** What the judge says of lies: by what is lied about, how many lies, how many pass unnoticed, which rules he names how often. */
export interface Findings {
  readonly lies: Readonly<Record<string, string>>;
  /** Changes with every word of his. */
  readonly digits: string;
}

interface Row {
  lies: number;
  unnoticed: number;
  readonly rules: Map<string, number>;
}

/** Rules that the judge names though every step is as it was: none. */
export function untrue(moments: readonly Moment[]): readonly string[] {
  return moments.flatMap((moment) => judge(moment).rules);
}

/** Lies about some of a step, and writes down what of it is found. */
export function findingsOn(moment: Moment, about: About): Findings {
  const digits = new Digits();
  const rows = new Map<string, Row>();
  LIES[about](moment, (row, { rules, words }: Judgement) => {
    const found = rows.get(row) ?? { lies: 0, unnoticed: 0, rules: new Map<string, number>() };
    rows.set(row, found);
    found.lies++;
    if (rules.length === 0) found.unnoticed++;
    for (const rule of rules) found.rules.set(rule, (found.rules.get(rule) ?? 0) + 1);
    digits.add(words);
  });
  const lies = [...rows].sort(byName).map(([row, each]) => [row, inWords(each)] as const);
  return { lies: Object.fromEntries(lies), digits: digits.toString() };
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

function inWords({ lies, unnoticed, rules }: Row): string {
  const named = [...rules].sort(byName).map(([rule, times]) => `${rule} ${times}`);
  return [`${lies} lies, ${unnoticed} unnoticed`, ...named].join(', ');
}
