/** The variations of a match: chosen by its creator, and told to everybody before it begins. */
import { frozen } from '@dwo/kernel';
import { DEALS, defaults, HIT_LOSSES, jurassicWars, type Options, TIMELINES } from '../rules';
import { UNLEASHED_TIMELINES, WILD_CARD_SIDES } from '../rules/options';
import { say } from './words';
import type { options as words } from './words/en/options';

/** A value of an option as it is chosen, its sentence, and what it changes. */
interface Value {
  readonly id: string;
  readonly text: string;
  readonly part: Partial<Options>;
}

/** An option and its values. */
interface Field {
  readonly name: string;
  readonly values: readonly Value[];
}

const value = (name: keyof Options, each: string | boolean): Value => ({
  id: String(each),
  text: say(`option.${name}.${each}` as keyof typeof words),
  part: { [name]: each },
});
const field = (name: keyof Options, values: readonly (string | boolean)[]): Field => ({
  name,
  values: values.map((each) => value(name, each)),
});
const YES_NO = [false, true];
const HANDS = [2, 3, 4, 5, 6, 7, 8, 9];

const dealt = (deal: Options['deal']): Value[] =>
  deal === 'shorter'
    ? HANDS.map((n) => ({
        id: `shorter ${n}`,
        text: say('option.deal.shorter', { n }),
        part: { deal, dinocardsEach: n },
      }))
    : [{ id: deal, text: say(`option.deal.${deal}`), part: { deal, dinocardsEach: null } }];

const fields = (): readonly Field[] => [
  { name: 'deal', values: DEALS.flatMap(dealt) },
  field('timeline', TIMELINES),
  field('unlimited', YES_NO),
  field('naturalOrder', YES_NO),
  field('hitLoss', HIT_LOSSES),
  field('reveal', YES_NO),
  field('pokerCombatCards', YES_NO),
  field('wildCardSide', WILD_CARD_SIDES),
  field('unleashedTimeline', UNLEASHED_TIMELINES),
  field('unleashedCombatCards', YES_NO),
  field('predictions', YES_NO),
  field('doubleMatch', YES_NO),
];

const isChosen = (options: Options, { part }: Value): boolean =>
  Object.entries(part).every(([name, each]) => options[name as keyof Options] === each);

/** The options that this version leaves open, each with the values that go with all others. */
function openFields(options: Options): readonly Field[] {
  return fields()
    .map(({ name, values }) => ({
      name,
      values: values.filter(({ part }) => jurassicWars.checkSetup(frozen({ ...options, ...part })).length === 0),
    }))
    .filter(({ values }) => values.length > 1);
}

interface VariationsProps {
  readonly options: Options;
  readonly busy: boolean;
  onPick(options: Options): void;
}

export function Variations({ options, busy, onPick }: VariationsProps) {
  return (
    <details class="jw-variations">
      <summary>{say('lobby.variations')}</summary>
      {openFields(options).map(({ name, values }) => (
        <label key={name} class="jw-pick">
          <span>{say(`option.${name}` as keyof typeof words)}</span>
          <select
            class="field"
            disabled={busy}
            data-testid={`jw-option-${name}`}
            value={values.find((each) => isChosen(options, each))?.id ?? ''}
            onChange={({ currentTarget }) => {
              const picked = values.find(({ id }) => id === currentTarget.value);
              if (picked !== undefined) onPick({ ...options, ...picked.part });
            }}
          >
            {values.map(({ id, text }) => (
              <option key={id} value={id}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
    </details>
  );
}

/** A sentence for each option that is not as the rulebook suggests. */
export function variationsOf(options: Options): readonly string[] {
  const usual = defaults(options.version, options.players);
  return fields().flatMap(({ values }) => {
    const chosen = values.find((each) => isChosen(options, each));
    return chosen === undefined || isChosen(usual, chosen) ? [] : [chosen.text];
  });
}
