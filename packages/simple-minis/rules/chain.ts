/** The exact odds of an order, each part of its chain and each result, from the real dice of the rules (VS-SEQ-3). */
import { addFractions, type Fraction, frac, odds, type Seat } from '@dwo/kernel';
import type { Event } from './events';
import type { Intent } from './intents';
import { orderAlone } from './ruleset';
import type { Now } from './state';

/** The parts of a chain in the order of their dice. */
export const PARTS = ['sight', 'cover', 'hit', 'armor', 'wall', 'skill'] as const;
/** One part of a chain. */
export type Part = (typeof PARTS)[number];

/** The results of an order. */
export const RESULTS = ['unseen', 'missed', 'saved', 'destroyed', 'stands', 'falls', 'failed', 'done'] as const;
/** One result of an order. */
export type Result = (typeof RESULTS)[number];

/**
 * A part of a chain. `chance` is that of a yes among the cases in which its die is rolled: seen, covered, hit, saved by
 * armor, resisted by terrain, succeeded. `rolled` is how often it is rolled at all.
 */
export interface Link {
  readonly part: Part;
  readonly chance: Fraction;
  readonly rolled: Fraction;
}

/** The odds of an order. */
export interface Chain {
  readonly parts: readonly Link[];
  readonly results: ReadonlyMap<Result, Fraction>;
}

/** The answer of a part in some events; null if its die was not rolled. */
function answerOf(part: Part, events: readonly Event[]): boolean | null {
  for (const event of events) {
    if (part === 'sight' && event.type === 'sightRolled') return event.seen;
    if (part === 'cover' && event.type === 'coverRolled') return event.covered;
    if (part === 'hit' && event.type === 'attacked') return event.hit;
    if (part === 'armor' && event.type === 'armorRolled') return event.saved;
    if (part === 'wall' && event.type === 'wallRolled') return event.saved;
    if (part === 'skill' && event.type === 'skillRolled') return event.success;
  }
  return null;
}

/** The result of an order. */
export function resultOf(events: readonly Event[]): Result {
  const has = (type: Event['type']) => events.some((event) => event.type === type);
  const skill = answerOf('skill', events);
  if (skill !== null) return skill ? 'done' : 'failed';
  if (has('destroyed')) return 'destroyed';
  if (has('sectionFell')) return 'falls';
  const hit = answerOf('hit', events);
  if (hit === null) return 'unseen';
  if (!hit) return 'missed';
  return has('wallRolled') ? 'stands' : 'saved';
}

/** The quotient of two fractions. */
function over(a: Fraction, b: Fraction): Fraction {
  return b.n === 0 ? frac(0, 1) : frac(a.n * b.d, a.d * b.n);
}

/** The chain of an attack or skill roll; throws if it is refused. */
export function chainOf(state: Now, seat: Seat, intent: Intent): Chain {
  const found = odds(orderAlone, state, seat, intent, (events) => {
    const answers = PARTS.map((part) => answerOf(part, events));
    return [resultOf(events), ...answers.map((answer) => (answer === null ? '-' : answer ? 'y' : 'n'))].join(' ');
  });
  const cases = [...found].map(([text, chance]) => ({ words: text.split(' '), chance }));
  const sum = (test: (words: readonly string[]) => boolean) =>
    cases.filter(({ words }) => test(words)).reduce((all, { chance }) => addFractions(all, chance), frac(0, 1));
  const parts = PARTS.flatMap((part, i): Link[] => {
    const rolled = sum((words) => words[i + 1] !== '-');
    return rolled.n === 0
      ? []
      : [
          {
            part,
            rolled,
            chance: over(
              sum((words) => words[i + 1] === 'y'),
              rolled,
            ),
          },
        ];
  });
  const results = RESULTS.flatMap((result) => {
    const chance = sum((words) => words[0] === result);
    return chance.n === 0 ? [] : [[result, chance] as const];
  });
  return { parts, results: new Map(results) };
}
