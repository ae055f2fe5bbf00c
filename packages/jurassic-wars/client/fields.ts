/** The options of a match in words: the values that its creator can choose, and those that differ from the defaults. */
import { frozen } from '@dwo/kernel';
import { DEALS, defaults, HIT_LOSSES, jurassicWars, type Options, TIMELINES } from '../rules';
import { UNLEASHED_TIMELINES, WILD_CARD_SIDES } from '../rules/options';
import { say } from './words';
import type { options as words } from './words/en/options';

/** A value of an option, its sentence, and the part of the options that it sets. */
interface Value {
  readonly id: string;
  readonly text: string;
  readonly part: Partial<Options>;
}

/** An option, its name, and its values. */
export interface Field {
  readonly id: keyof Options;
  readonly name: string;
  readonly values: readonly Value[];
}

const YES_NO = [false, true];
const HANDS = [2, 3, 4, 5, 6, 7, 8, 9];
/** The numbers that are offered (JW-PK-2, JW-PK-3). */
const HANDS_PER_DEALER = [1, 2, 3, 4];
const COUNTERS = [25, 50, 100, 200];

const nameOf = (id: keyof Options): string => say(`option.${id}` as keyof typeof words);

function field(id: keyof Options, values: readonly (string | boolean)[]): Field {
  const value = (each: string | boolean): Value => ({
    id: String(each),
    text: say(`option.${id}.${each}` as keyof typeof words),
    part: { [id]: each },
  });
  return { id, name: nameOf(id), values: values.map(value) };
}

/** A field for an option that is a number; it also offers the agreed number if that is not a usual one. */
function numbers(id: 'handsPerDealer' | 'startingCounters', agreed: Options, usual: readonly number[]): Field {
  const all = [...new Set([...usual, agreed[id]])].sort((a, b) => a - b);
  return {
    id,
    name: nameOf(id),
    values: all.map((n) => ({ id: String(n), text: say(`option.${id}.n`, { n }), part: { [id]: n } })),
  };
}

const dealt = (deal: Options['deal']): Value[] =>
  deal === 'shorter'
    ? HANDS.map((n) => ({
        id: `shorter ${n}`,
        text: say('option.deal.shorter', { n }),
        part: { deal, dinocardsEach: n },
      }))
    : [{ id: deal, text: say(`option.deal.${deal}`), part: { deal, dinocardsEach: null } }];

const fields = (agreed: Options): readonly Field[] => [
  { id: 'deal', name: nameOf('deal'), values: DEALS.flatMap(dealt) },
  field('timeline', TIMELINES),
  field('unlimited', YES_NO),
  field('naturalOrder', YES_NO),
  field('hitLoss', HIT_LOSSES),
  field('reveal', YES_NO),
  numbers('handsPerDealer', agreed, HANDS_PER_DEALER),
  numbers('startingCounters', agreed, COUNTERS),
  field('pokerCombatCards', YES_NO),
  field('wildCardSide', WILD_CARD_SIDES),
  field('unleashedTimeline', UNLEASHED_TIMELINES),
  field('unleashedCombatCards', YES_NO),
  field('predictions', YES_NO),
  field('doubleMatch', YES_NO),
];

/** Whether the options hold this value. */
export const isChosen = (options: Options, { part }: Value): boolean =>
  Object.entries(part).every(([name, each]) => options[name as keyof Options] === each);

/** Whether the rules allow a value together with all other options. */
const canBe = (options: Options, { part }: Value): boolean =>
  jurassicWars.checkSetup(frozen({ ...options, ...part })).length === 0;

/** The options with more than one value that the rules allow together with all others. */
export function openFields(options: Options): readonly Field[] {
  return fields(options)
    .map((each) => ({ ...each, values: each.values.filter((value) => canBe(options, value)) }))
    .filter(({ values }) => values.length > 1);
}

/** The name and the value of each option that differs from the rulebook's suggestion. */
export function variationsOf(options: Options): readonly { readonly name: string; readonly text: string }[] {
  const usual = defaults(options.version, options.players);
  return fields(options).flatMap(({ name, values }) => {
    const chosen = values.find((each) => isChosen(options, each));
    return chosen === undefined || isChosen(usual, chosen) ? [] : [{ name, text: chosen.text }];
  });
}
