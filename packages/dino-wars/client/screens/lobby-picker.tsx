/** The choice of the battle, for the person who set the match up: the presets and the custom battle. */
import type { PickerProps } from '@dwo/kits/game-client';
import { chooseTerms, sameTerms } from '@dwo/kits/shell/terms';
import { Icon } from '@dwo/kits/ui/icons';
import { TermsPicker } from '@dwo/kits/ui/terms-picker';
import { VisibilityPicker } from '@dwo/kits/ui/visibility-picker';
import { DRAWN, OFFERED, presetText, presetTitle } from '../preset-titles';
import { say } from '../words';
import { OwnBattle } from './plan/own-battle';
import { knownPlan, optionsOf } from './plan/plan';
import { firstPlan } from './plan/starts';

/** Battles for more than two players, or by other rules. */
const SCENARIOS = ['island', 'tanks', 'gate', 'gateTeams'] as const;

/** A choice changes the battle of this match, which keeps its link. */
export function Picker({ preset, times, visibility, busy, onPick }: PickerProps) {
  const tile = (name: string, text: string | undefined) => (
    <label key={name} class="choice">
      <input
        type="radio"
        name="preset"
        checked={name === preset}
        data-testid={`preset-${name}`}
        onChange={() => onPick({ preset: name })}
      />
      <span>
        <b>{presetTitle(name)}</b>
        <span class="note lobby__picker-text">{text}</span>
      </span>
    </label>
  );
  return (
    <>
      <div class="lobby__picker" role="radiogroup" aria-label={say('lobby.what')} aria-busy={busy}>
        {OFFERED.map((name) => tile(name, presetText(name)))}
        {SCENARIOS.map((name) => tile(name, say(`lobby.scenario.${name}`)))}
      </div>
      {preset === DRAWN && (
        <button
          type="button"
          class="btn lobby__draw"
          disabled={busy}
          data-testid="draw-another"
          onClick={() => onPick({ preset: DRAWN })}
        >
          <Icon name="dice" size={22} />
          <span>{say('lobby.draw')}</span>
        </button>
      )}
      <OwnBattle picked={preset === ''} onPick={() => onPick({ options: optionsOf(knownPlan(firstPlan())) })} />
      <div class="lobby__terms">
        <TermsPicker
          terms={times}
          onPick={(terms) => {
            chooseTerms(terms);
            if (!sameTerms(terms, times)) onPick({ terms });
          }}
        />
        <VisibilityPicker visibility={visibility} onPick={(picked) => onPick({ visibility: picked })} />
      </div>
    </>
  );
}
