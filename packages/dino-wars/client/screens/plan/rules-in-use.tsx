/** The rules of a match as everybody sees them before it begins. */
import { OPTIONAL_RULES } from '@dwo/dino-wars';
import { RuleTag } from '../../hud/words/rule-tag';
import { type Agreement, departures, ratingOf } from './agreement';
import { Ratings } from './options-list';

export function RulesInUse({ agreement }: { readonly agreement: Agreement }) {
  const other = departures(agreement);
  const { optional } = agreement;
  if (other.length === 0 && optional.length === 0) {
    return <p class="in-use in-use--book">By the book: no optional rule, no ruling changed.</p>;
  }
  return (
    <section class="in-use" aria-label="Rules in use" data-testid="rules-in-use">
      {optional.length > 0 && (
        <>
          <h3 class="in-use__title">
            <span class="poster">Optional rules</span> <Ratings optional={optional} />
          </h3>
          <ul class="in-use__list">
            {optional.map((id) => (
              <li key={id} title={OPTIONAL_RULES[id].gist}>
                <span class={`rating rating--${OPTIONAL_RULES[id].favours}`}>{ratingOf(id)}</span>{' '}
                {OPTIONAL_RULES[id].name} <RuleTag id={OPTIONAL_RULES[id].rule} />
              </li>
            ))}
          </ul>
        </>
      )}
      {other.length > 0 && (
        <>
          <h3 class="in-use__title">
            <span class="poster">Agreed besides</span>
          </h3>
          <ul class="in-use__list in-use__list--wide">
            {other.map(({ text, rule }) => (
              <li key={text}>
                {text} <RuleTag id={rule} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
