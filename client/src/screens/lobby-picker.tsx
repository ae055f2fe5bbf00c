/** What will be played: the ready-made matches and battles of one's own, for whoever set the match up. */
import type { Options } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { createMatch } from '@dwo/kits/shell/api';
import { replace } from '@dwo/kits/shell/router';
import { notify } from '@dwo/kits/shell/store';
import { chooseTerms, sameTerms } from '@dwo/kits/shell/terms';
import { keepCreated } from '@dwo/kits/shell/tokens';
import { TermsPicker } from '@dwo/kits/ui/terms-picker';
import type { Terms as Times, Visibility } from '@dwo/shared';
import { useEffect, useState } from 'preact/hooks';
import {
  agreedOptions,
  type ForceSheet,
  forceSheet,
  PRESET_NAMES,
  presetOptions,
  presetSheet,
  presetTitle,
} from '../hud/presets';
import { OwnBattle } from './plan/own-battle';
import { knownPlan, optionsOf } from './plan/plan';
import { FIRST_PLAN } from './plan/starts';
import { VisibilityPicker } from './visibility-picker';

interface PickerProps {
  readonly preset: string;
  readonly times: Times;
  readonly visibility: Visibility;
}

/** What is to be played, and who can find it. */
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
      const what = name === '' ? { options: optionsOf(knownPlan(FIRST_PLAN)) } : { preset: name };
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
      <div class="lobby__picker" role="radiogroup" aria-label="What to play" aria-busy={busy}>
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

/** What was agreed for a match, and what it puts on the table. */
export interface Terms {
  readonly options: Frozen<Options>;
  readonly sheet: ForceSheet;
}

/** The terms of a match; null while they are not known. A match of somebody's own making is asked about. */
export function useTerms(id: string, preset: string): Terms | null {
  const [terms, setTerms] = useState<{ readonly key: string; readonly terms: Terms } | null>(null);
  const key = preset === '' ? id : `preset ${preset}`;
  useEffect(() => {
    if (key === '') return;
    let gone = false;
    const known = preset === '' ? agreedOptions(id) : Promise.resolve(presetOptions(preset));
    known.then(
      (options) => !gone && options !== null && setTerms({ key, terms: { options, sheet: forceSheet(options) } }),
      // The lobby does without: the forces are seen when the battle begins.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [key, id, preset]);
  return terms?.key === key ? terms.terms : null;
}
