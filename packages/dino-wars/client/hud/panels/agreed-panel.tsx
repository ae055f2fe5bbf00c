/** The rules of this match: the options and rulings that were agreed before it began, each as a sentence with its rule. */
import { OPTIONAL_RULES, VARIANTS } from '@dwo/dino-wars';
import { useStore } from '@dwo/kits/shell/use-store';
import { SCENARIO_RULES } from '../../screens/plan/agreement';
import { store } from '../../store';
import { rich, say } from '../../words';
import { RuleTag } from '../words/rule-tag';
import { MissionSteps } from './mission';

export function AgreedPanel() {
  const state = useStore(store, (app) => app.match?.state ?? null);
  const seat = useStore(store, (app) => app.match?.seat ?? null);
  if (state === null) return null;
  const { rules, scenario, era } = state;
  const { lengths, bases } = rules.scale;
  return (
    <div class="agreed" data-testid="agreed">
      <p>
        <Named name={say(`agreement.scenario.${scenario}`)} gist={say(`agreement.scenario.${scenario}.gist`)} />{' '}
        <RuleTag id={SCENARIO_RULES[scenario]} />
      </p>
      <MissionSteps state={state} side={seat === null ? null : (state.players[seat]?.side ?? null)} />
      <p>
        <Named name={say(`agreement.era.${era}`)} gist={say(`agreement.era.${era}.gist`)} /> <RuleTag id="DW-SIDE-3" />
      </p>
      {(lengths !== 1 || bases !== 1) && (
        <p>
          {rich('agreement.divided', { b: (word) => <b>{word}</b> }, { lengths, bases })} <RuleTag id="DW-R-103" />
        </p>
      )}
      <h3 class="typed">{say('agreement.optional')}</h3>
      {rules.optional.length === 0 && <p class="note">{say('agreement.no-options')}</p>}
      <ul class="agreed__list">
        {rules.optional.map((id) => (
          <li key={id}>
            <Named name={say(`option.${id}`)} gist={say(`option.${id}.gist`)} />{' '}
            <RuleTag id={OPTIONAL_RULES[id].rule} />
          </li>
        ))}
      </ul>
      {rules.variants.length > 0 && (
        <>
          <h3 class="typed">{say('agreement.other-rulings')}</h3>
          <ul class="agreed__list">
            {rules.variants.map((id) => (
              <li key={id}>
                <Named name={say(`ruling.${id}`)} gist={say(`ruling.${id}.variant`)} />{' '}
                <RuleTag id={VARIANTS[id].rule} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** A rule by its name, with its meaning. */
function Named({ name, gist }: { readonly name: string; readonly gist: string }) {
  return <>{rich('agreement.named', { b: (word) => <b>{word}</b> }, { name, gist })}</>;
}
