/** The match as a whole: scenario, era, setup, players, scale, time. */
import { ERAS, PLACING_KINDS, SCALE_DIVISORS, SCENARIOS, type Side } from '@dwo/dino-wars';
import { Switch } from '@dwo/kits/documents/line';
import { chooseTerms, chosenTerms } from '@dwo/kits/shell/terms';
import { TermsPicker } from '@dwo/kits/ui/terms-picker';
import { useState } from 'preact/hooks';
import { RuleTag } from '../../hud/words/rule-tag';
import { say } from '../../words';
import { type Agreement, PLACING_RULES, SCENARIO_RULES, type SheetProps, TEAM_SIZES } from './agreement';

interface TilesProps<T extends string> {
  readonly legend: string;
  readonly name: string;
  readonly values: readonly T[];
  readonly words: (value: T) => { readonly title: string; readonly text: string };
  readonly rules?: Readonly<Record<T, string>>;
  readonly value: T;
  readonly onValue: (value: T) => void;
}

function Tiles<T extends string>({ legend, name, values, words, rules, value, onValue }: TilesProps<T>) {
  return (
    <fieldset class="tiles">
      <legend class="typed">{legend}</legend>
      {values.map((each) => {
        const { title, text } = words(each);
        const rule = rules?.[each];
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

/** The time limits. They are no part of the plan, but stored for the next match. */
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
        legend={say('agreement.scenario')}
        name="scenario"
        values={SCENARIOS}
        words={(each) => ({ title: say(`agreement.scenario.${each}`), text: say(`agreement.scenario.${each}.gist`) })}
        rules={SCENARIO_RULES}
        value={agreement.scenario}
        onValue={(scenario) => change({ scenario })}
      />
      <Tiles
        legend={say('agreement.era')}
        name="era"
        values={ERAS}
        words={(each) => ({ title: say(`agreement.era.${each}`), text: say(`agreement.era.${each}.gist`) })}
        value={agreement.era}
        onValue={(era) => change({ era })}
      />
      <Tiles
        legend={say('agreement.placing')}
        name="placing"
        values={PLACING_KINDS}
        words={(each) => ({ title: say(`agreement.placing.${each}`), text: say(`agreement.placing.${each}.gist`) })}
        rules={PLACING_RULES}
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
          {say('agreement.caps')} <RuleTag id="DW-R-32" /> <RuleTag id="DW-SPEC-3" />
        </span>
      </label>
    </>
  );
}

function Teams({ agreement, onAgreement }: SheetProps) {
  const { players, tankPlayer } = agreement;
  const row = (side: Side) => (
    <div class="scale-row">
      <span>
        {say(`agreement.players.${side}`)} <RuleTag id="DW-SIDE-1" />
      </span>
      <Switch
        label={say(`agreement.players.${side}`)}
        name={`players-${side}`}
        choices={TEAM_SIZES}
        word={(size) => size}
        on={(size) => players[side] === size}
        onPick={(size) => onAgreement({ ...agreement, players: { ...players, [side]: size } })}
      />
    </div>
  );
  return (
    <fieldset class="tiles tiles--rows">
      <legend class="typed">{say('agreement.players')}</legend>
      {row('army')}
      {row('dinosaurs')}
      {players.army > 1 && (
        <label class="tick-line">
          <input
            type="checkbox"
            checked={tankPlayer}
            onChange={(event) => onAgreement({ ...agreement, tankPlayer: event.currentTarget.checked })}
          />
          <span>
            {say('agreement.tanks')} <RuleTag id="DW-MULTI-3" />
          </span>
        </label>
      )}
    </fieldset>
  );
}

function Scale({ agreement, onAgreement }: SheetProps) {
  const { scale } = agreement;
  const row = (part: 'lengths' | 'bases', rule: string) => (
    <div class="scale-row">
      <span>
        {say(`agreement.scale.${part}`)} <RuleTag id={rule} />
      </span>
      <Switch
        label={say(`agreement.scale.${part}`)}
        name={`scale-${part}`}
        choices={SCALE_DIVISORS}
        word={(divisor) => say(`agreement.scale.by.${divisor}`)}
        on={(divisor) => scale[part] === divisor}
        onPick={(divisor) => onAgreement({ ...agreement, scale: { ...scale, [part]: divisor } })}
      />
    </div>
  );
  return (
    <fieldset class="tiles tiles--rows">
      <legend class="typed">{say('agreement.scale')}</legend>
      {row('lengths', 'DW-SCALE-2')}
      {row('bases', 'DW-R-103')}
    </fieldset>
  );
}
