/** The rules of a match, to be chosen: era, scenario, set-up, the fifteen optional rules, the rulings, the scale. */
import {
  ERAS,
  OPTIONAL_RULE_IDS,
  OPTIONAL_RULES,
  PLACING_KINDS,
  SCALE_DIVISORS,
  SCENARIOS,
  type Side,
  VARIANT_IDS,
  VARIANTS,
} from '@dwo/dino-wars';
import { useState } from 'preact/hooks';
import { RuleTag } from '../../hud/words/rule-tag';
import { chooseTerms, chosenTerms } from '../../net/terms';
import { TermsPicker } from '../terms-picker';
import {
  type Agreement,
  BY_THE_BOOK,
  ERA_WORDS,
  PLACING_WORDS,
  ratingOf,
  ratings,
  SCALE_WORDS,
  SCENARIO_WORDS,
  TEAM_SIZES,
  withOption,
  withVariant,
} from './agreement';
import './rules-sheet.css';

interface SheetProps {
  readonly agreement: Agreement;
  readonly onAgreement: (agreement: Agreement) => void;
}

export function RulesSheet({ agreement, onAgreement }: SheetProps) {
  return (
    <div class="rules-sheet">
      <section class="paper builder__sheet rules-sheet__frame" aria-label="The match">
        <h3 class="ribbon">The match</h3>
        <Frame agreement={agreement} onAgreement={onAgreement} />
      </section>
      <section class="paper builder__sheet rules-sheet__options" aria-label="Optional rules">
        <h3 class="ribbon">Optional rules</h3>
        <Optional agreement={agreement} onAgreement={onAgreement} />
      </section>
      <section class="paper builder__sheet rules-sheet__rulings" aria-label="Rulings">
        <h3 class="ribbon">Rulings</h3>
        <p class="note rules-sheet__gist">
          Where the printed rules leave a question open, the referee has decided. These decisions can be played the
          other way.
        </p>
        <Rulings agreement={agreement} onAgreement={onAgreement} />
      </section>
    </div>
  );
}

interface TilesProps<T extends string> {
  readonly legend: string;
  readonly name: string;
  readonly values: readonly T[];
  readonly words: Readonly<Record<T, readonly [title: string, text: string, rule?: string]>>;
  readonly value: T;
  readonly onValue: (value: T) => void;
}

function Tiles<T extends string>({ legend, name, values, words, value, onValue }: TilesProps<T>) {
  return (
    <fieldset class="tiles">
      <legend class="typed">{legend}</legend>
      {values.map((each) => {
        const [title, text, rule] = words[each];
        return (
          <label key={each} class="choice tiles__tile">
            <input type="radio" name={name} checked={value === each} onChange={() => onValue(each)} />
            <span>
              <b>{title}</b> {rule !== undefined && <RuleTag id={rule} />}
              <span class="note tiles__text">{text}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** The time there is, which is no part of the plan but kept for whatever match is set up next. */
function Clock() {
  const [terms, setTerms] = useState(chosenTerms);
  return (
    <TermsPicker
      terms={terms}
      onPick={(picked) => {
        chooseTerms(picked);
        setTerms(picked);
      }}
    />
  );
}

function Frame({ agreement, onAgreement }: SheetProps) {
  const change = (part: Partial<Agreement>) => onAgreement({ ...agreement, ...part });
  return (
    <>
      <Tiles
        legend="Scenario"
        name="scenario"
        values={SCENARIOS}
        words={SCENARIO_WORDS}
        value={agreement.scenario}
        onValue={(scenario) => change({ scenario })}
      />
      <Tiles
        legend="Era"
        name="era"
        values={ERAS}
        words={ERA_WORDS}
        value={agreement.era}
        onValue={(era) => change({ era })}
      />
      <Tiles
        legend="Set-up"
        name="placing"
        values={PLACING_KINDS}
        words={PLACING_WORDS}
        value={agreement.placing}
        onValue={(placing) => change({ placing })}
      />
      <Teams agreement={agreement} onAgreement={onAgreement} />
      <Scale agreement={agreement} onAgreement={onAgreement} />
      <Clock />
      <label class="tick-line">
        <input
          type="checkbox"
          checked={agreement.liftCaps}
          onChange={(event) => change({ liftCaps: event.currentTarget.checked })}
        />
        <span>
          Lift the limits on weapons and special figures <RuleTag id="DW-R-32" /> <RuleTag id="DW-SPEC-3" />
        </span>
      </label>
    </>
  );
}

function Teams({ agreement, onAgreement }: SheetProps) {
  const { players, tankPlayer } = agreement;
  const row = (side: Side, word: string) => (
    <div class="scale-row">
      <span>
        {word} <RuleTag id="DW-SIDE-1" />
      </span>
      <span class="switch" role="radiogroup" aria-label={`Players of the ${side}`}>
        {TEAM_SIZES.map((size) => (
          <label key={size} class="switch__side">
            <input
              type="radio"
              name={`players-${side}`}
              checked={players[side] === size}
              onChange={() => onAgreement({ ...agreement, players: { ...players, [side]: size } })}
            />
            {size}
          </label>
        ))}
      </span>
    </div>
  );
  return (
    <fieldset class="tiles tiles--rows">
      <legend class="typed">Players</legend>
      {row('army', 'Of the army')}
      {row('dinosaurs', 'Of the dinosaurs')}
      {players.army > 1 && (
        <label class="tick-line">
          <input
            type="checkbox"
            checked={tankPlayer}
            onChange={(event) => onAgreement({ ...agreement, tankPlayer: event.currentTarget.checked })}
          />
          <span>
            The last army player commands every tank <RuleTag id="DW-MULTI-3" />
          </span>
        </label>
      )}
    </fieldset>
  );
}

function Scale({ agreement, onAgreement }: SheetProps) {
  const { scale } = agreement;
  const row = (part: 'lengths' | 'bases', word: string, rule: string) => (
    <div class="scale-row">
      <span>
        {word} <RuleTag id={rule} />
      </span>
      <span class="switch" role="radiogroup" aria-label={word}>
        {SCALE_DIVISORS.map((divisor) => (
          <label key={divisor} class="switch__side">
            <input
              type="radio"
              name={`scale-${part}`}
              checked={scale[part] === divisor}
              onChange={() => onAgreement({ ...agreement, scale: { ...scale, [part]: divisor } })}
            />
            {SCALE_WORDS[divisor]}
          </label>
        ))}
      </span>
    </div>
  );
  return (
    <fieldset class="tiles tiles--rows">
      <legend class="typed">Scale</legend>
      {row('lengths', 'Distances', 'DW-SCALE-2')}
      {row('bases', 'Bases', 'DW-R-103')}
    </fieldset>
  );
}

function Optional({ agreement, onAgreement }: SheetProps) {
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
          All options
        </button>
        <button
          type="button"
          class="btn"
          aria-disabled={agreement.optional.length === 0}
          onClick={() => onAgreement({ ...agreement, optional: BY_THE_BOOK.optional })}
        >
          None
        </button>
      </div>
      <p class="note rules-sheet__legend">
        <b>A</b> favours the army, <b>D</b> the dinosaurs, <b>N</b> neither; the number says how much, from 1 to 5.
      </p>
      <ul class="options">
        {OPTIONAL_RULE_IDS.map((id) => {
          const { name, favours, gist, rule } = OPTIONAL_RULES[id];
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
                  <b>{name}</b>
                  <span class="note">{gist}</span>
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

/** How far the options in use lean to either side (DW-OPT-2, DW-R-70). */
export function Ratings({ optional }: { readonly optional: Agreement['optional'] }) {
  const { army, dinosaurs } = ratings(optional);
  const lean =
    army === dinosaurs ? 'even' : army > dinosaurs ? `army +${army - dinosaurs}` : `dinosaurs +${dinosaurs - army}`;
  return (
    <p class="ratings num" data-testid="ratings">
      <span class="rating rating--A">A {army}</span> <span class="rating rating--D">D {dinosaurs}</span> <b>{lean}</b>{' '}
      <RuleTag id="DW-OPT-2" />
    </p>
  );
}

function Rulings({ agreement, onAgreement }: SheetProps) {
  return (
    <ul class="rulings">
      {VARIANT_IDS.map((id) => {
        const { name, standard, variant, rule } = VARIANTS[id];
        const on = agreement.variants.includes(id);
        return (
          <li key={id} class={on ? 'ruling ruling--on' : 'ruling'}>
            <span class="ruling__name">
              <b>{name}</b> <RuleTag id={rule} />
            </span>
            <span class="ruling__sides" role="radiogroup" aria-label={name}>
              {[false, true].map((other) => (
                <label key={String(other)} class="ruling__side">
                  <input
                    type="radio"
                    name={`ruling-${id}`}
                    checked={on === other}
                    onChange={() => onAgreement(withVariant(agreement, id, other))}
                  />
                  <span>{other ? variant : standard}</span>
                </label>
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
