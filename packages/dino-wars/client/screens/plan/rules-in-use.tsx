/** The rules of a match, as players see them before it begins. */
import { OPTIONAL_RULES } from '@dwo/dino-wars';
import { RuleTag } from '../../hud/words/rule-tag';
import { say } from '../../words';
import { type Agreement, departures, ratingOf } from './agreement';
import { Ratings } from './options-list';

export function RulesInUse({ agreement }: { readonly agreement: Agreement }) {
  const other = departures(agreement);
  const { optional } = agreement;
  if (other.length === 0 && optional.length === 0) {
    return <p class="in-use in-use--book">{say('agreement.in-use.book')}</p>;
  }
  return (
    <section class="in-use" aria-label={say('agreement.in-use')} data-testid="rules-in-use">
      {optional.length > 0 && (
        <>
          <h3 class="in-use__title">
            <span class="poster">{say('agreement.optional')}</span> <Ratings optional={optional} />
          </h3>
          <ul class="in-use__list">
            {optional.map((id) => (
              <li key={id} title={say(`option.${id}.gist`)}>
                <span class={`rating rating--${OPTIONAL_RULES[id].favours}`}>{ratingOf(id)}</span> {say(`option.${id}`)}{' '}
                <RuleTag id={OPTIONAL_RULES[id].rule} />
              </li>
            ))}
          </ul>
        </>
      )}
      {other.length > 0 && (
        <>
          <h3 class="in-use__title">
            <span class="poster">{say('agreement.in-use.besides')}</span>
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
