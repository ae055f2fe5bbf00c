/** The match as a whole: scenario, era, set-up, players, scale, time. */
import { ERAS, PLACING_KINDS, SCALE_DIVISORS, SCENARIOS, type Side } from '@dwo/dino-wars';
import { chooseTerms, chosenTerms } from '@dwo/kits/shell/terms';
import { TermsPicker } from '@dwo/kits/ui/terms-picker';
import { useState } from 'preact/hooks';
import { RuleTag } from '../../hud/words/rule-tag';
import {
  type Agreement,
  ERA_WORDS,
  PLACING_WORDS,
  SCALE_WORDS,
  SCENARIO_WORDS,
  type SheetProps,
  TEAM_SIZES,
} from './agreement';

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

/** Everything about a match but its optional rules and rulings. */
export function Frame({ agreement, onAgreement }: SheetProps) {
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
