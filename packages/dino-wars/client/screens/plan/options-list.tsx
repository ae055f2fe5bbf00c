/** The fifteen optional rules, and how much those in use favour each side. */
import { OPTIONAL_RULE_IDS, OPTIONAL_RULES } from '@dwo/dino-wars';
import { RuleTag } from '../../hud/words/rule-tag';
import { type Agreement, BY_THE_BOOK, ratingOf, ratings, type SheetProps, withOption } from './agreement';
import './rules-sheet.css';
import { rich, say } from '../../words';

/** A checkbox for each option, with the side that it favours. */
export function Optional({ agreement, onAgreement }: SheetProps) {
  const all = agreement.optional.length === OPTIONAL_RULE_IDS.length;
  return (
    <>
      <div class="ratings-line">
        <Ratings optional={agreement.optional} />
        <button
          type="button"
          class="btn"
          aria-disabled={all}
          onClick={() => onAgreement({ ...agreement, optional: OPTIONAL_RULE_IDS })}
        >
          {say('agreement.all')}
        </button>
        <button
          type="button"
          class="btn"
          aria-disabled={agreement.optional.length === 0}
          onClick={() => onAgreement({ ...agreement, optional: BY_THE_BOOK.optional })}
        >
          {say('agreement.none')}
        </button>
      </div>
      <p class="note rules-sheet__legend">{rich('agreement.legend', { b: (letter) => <b>{letter}</b> })}</p>
      <ul class="options">
        {OPTIONAL_RULE_IDS.map((id) => {
          const { favours, rule } = OPTIONAL_RULES[id];
          return (
            <li key={id}>
              <label class="choice option">
                <input
                  type="checkbox"
                  checked={agreement.optional.includes(id)}
                  onChange={(event) => onAgreement(withOption(agreement, id, event.currentTarget.checked))}
                />
                <i class="option__box" aria-hidden="true" />
                <span class="option__text">
                  <b>{say(`option.${id}`)}</b>
                  <span class="note">{say(`option.${id}.gist`)}</span>
                </span>
                <span class={`rating rating--${favours}`}>{ratingOf(id)}</span>
                <RuleTag id={rule} />
              </label>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** How much the options in use favour each side (DW-OPT-2, DW-R-70). */
export function Ratings({ optional }: { readonly optional: Agreement['optional'] }) {
  const { army, dinosaurs } = ratings(optional);
  const lean = army === dinosaurs ? 'even' : army > dinosaurs ? 'army' : 'dinosaurs';
  return (
    <p class="ratings num" data-testid="ratings">
      <span class="rating rating--A">A {army}</span> <span class="rating rating--D">D {dinosaurs}</span>{' '}
      <b>{say('agreement.lean', { lean, by: Math.abs(army - dinosaurs) })}</b> <RuleTag id="DW-OPT-2" />
    </p>
  );
}
