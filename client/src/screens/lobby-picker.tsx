/** What will be played: the ready-made matches and battles of one's own, for whoever set the match up. */
import type { Options } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { useEffect, useState } from 'preact/hooks';
import { type ForceSheet, forceSheet, PRESET_NAMES, presetOptions, presetSheet, presetTitle } from '../hud/presets';
import { createMatch, matchOptions } from '../net/api';
import { keepCreated } from '../net/tokens';
import { replace } from '../router';
import { patchDesk } from '../store';
import { OwnBattle } from './plan/own-battle';

interface PickerProps {
  readonly preset: string;
}

/** Another choice is another match under another link: nobody has this one yet. */
export function Picker({ preset }: PickerProps) {
  const [busy, setBusy] = useState(false);
  const pickPreset = async (name: string) => {
    if (name === preset || busy) return;
    setBusy(true);
    try {
      const id = await createMatch({ preset: name });
      keepCreated(id);
      replace({ page: 'match', id });
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      patchDesk({ notice: { text, rule: null, tone: 'info' } });
    }
    setBusy(false);
  };
  return (
    <>
      <div class="lobby__picker" role="radiogroup" aria-label="What to play" aria-busy={busy}>
        {PRESET_NAMES.map((name) => (
          <label key={name} class="choice">
            <input type="radio" name="preset" checked={name === preset} onChange={() => void pickPreset(name)} />
            <span>
              <b>{presetTitle(name)}</b>
              <span class="note lobby__picker-text">{presetSheet(name)?.text}</span>
            </span>
          </label>
        ))}
      </div>
      <OwnBattle picked={preset === ''} />
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
    const known = preset === '' ? matchOptions(id) : Promise.resolve(presetOptions(preset));
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
