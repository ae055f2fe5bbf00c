/** The rules of this match: options and rulings that were agreed before it began, each in a sentence with its rule. */
import { OPTIONAL_RULES, VARIANTS } from '@dwo/dino-wars';
import { useStore } from '@dwo/kits/shell/use-store';
import { ERA_WORDS, SCENARIO_WORDS } from '../../screens/plan/agreement';
import { store } from '../../store';
import { RuleTag } from '../words/rule-tag';

export function AgreedPanel() {
  const state = useStore(store, (app) => app.match?.state ?? null);
  if (state === null) return null;
  const { rules, scenario, era } = state;
  const { lengths, bases } = rules.scale;
  const [name, gist, rule] = SCENARIO_WORDS[scenario];
  return (
    <div class="agreed" data-testid="agreed">
      <p>
        <b>{name}</b>. {gist} <RuleTag id={rule} />
      </p>
      <p>
        <b>{ERA_WORDS[era][0]}</b>. {ERA_WORDS[era][1]} <RuleTag id="DW-SIDE-3" />
      </p>
      {(lengths !== 1 || bases !== 1) && (
        <p>
          <b>Scale</b>. Lengths are divided by {lengths}, bases by {bases}. <RuleTag id="DW-R-103" />
        </p>
      )}
      <h3 class="typed">Optional rules</h3>
      {rules.optional.length === 0 && <p class="note">None: by the book.</p>}
      <ul class="agreed__list">
        {rules.optional.map((id) => (
          <li key={id}>
            <b>{OPTIONAL_RULES[id].name}</b>. {OPTIONAL_RULES[id].gist} <RuleTag id={OPTIONAL_RULES[id].rule} />
          </li>
        ))}
      </ul>
      {rules.variants.length > 0 && (
        <>
          <h3 class="typed">Rulings read the other way</h3>
          <ul class="agreed__list">
            {rules.variants.map((id) => (
              <li key={id}>
                <b>{VARIANTS[id].name}</b>. {VARIANTS[id].variant} <RuleTag id={VARIANTS[id].rule} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
