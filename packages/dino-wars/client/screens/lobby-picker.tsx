/** The picker of a match: the ready-made ones and one's own battles, for the person who set the match up. */

import { createMatch } from '@dwo/kits/shell/api';
import { replace } from '@dwo/kits/shell/router';
import { notify } from '@dwo/kits/shell/store';
import { chooseTerms, sameTerms } from '@dwo/kits/shell/terms';
import { keepCreated } from '@dwo/kits/shell/tokens';
import { TermsPicker } from '@dwo/kits/ui/terms-picker';
import { VisibilityPicker } from '@dwo/kits/ui/visibility-picker';
import type { Terms as Times, Visibility } from '@dwo/shared';
import { useState } from 'preact/hooks';
import { presetSheet } from '../hud/presets';
import { PRESET_NAMES, presetTitle } from '../preset-titles';
import { say } from '../words';
import { OwnBattle } from './plan/own-battle';
import { knownPlan, optionsOf } from './plan/plan';
import { firstPlan } from './plan/starts';

interface PickerProps {
  readonly preset: string;
  readonly times: Times;
  readonly visibility: Visibility;
}

/** The match to play, and who can find it. */
interface Choice {
  readonly name: string;
  readonly terms: Times;
  readonly visibility: Visibility;
}

/** Another choice is another match under another link: nobody has this one yet. */
export function Picker({ preset, times, visibility: visible }: PickerProps) {
  const now: Choice = { name: preset, terms: times, visibility: visible };
  const [busy, setBusy] = useState(false);
  const pick = async (change: Partial<Choice>) => {
    const { name, terms, visibility } = { ...now, ...change };
    if (busy || (name === preset && sameTerms(terms, times) && visibility === visible)) return;
    setBusy(true);
    try {
      const what = name === '' ? { options: optionsOf(knownPlan(firstPlan())) } : { preset: name };
      const id = await createMatch({ ...what, terms, visibility });
      keepCreated(id);
      replace({ page: 'match', id });
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      notify({ text, rule: null, tone: 'info' });
    }
    setBusy(false);
  };
  return (
    <>
      <div class="lobby__picker" role="radiogroup" aria-label={say('lobby.what')} aria-busy={busy}>
        {PRESET_NAMES.map((name) => (
          <label key={name} class="choice">
            <input type="radio" name="preset" checked={name === preset} onChange={() => void pick({ name })} />
            <span>
              <b>{presetTitle(name)}</b>
              <span class="note lobby__picker-text">{presetSheet(name)?.text}</span>
            </span>
          </label>
        ))}
      </div>
      <OwnBattle picked={preset === ''} />
      <TermsPicker
        terms={times}
        onPick={(terms) => {
          chooseTerms(terms);
          void pick({ terms });
        }}
      />
      <VisibilityPicker visibility={visible} onPick={(visibility) => void pick({ visibility })} />
    </>
  );
}
