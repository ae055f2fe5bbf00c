/** What will be played: the ready-made matches and toys of one's own, for whoever set the match up. */
import { useEffect, useState } from 'preact/hooks';
import { type ForceSheet, forceSheet, PRESET_NAMES, presetSheet, presetTitle } from '../hud/presets';
import { createMatch, matchOptions } from '../net/api';
import { keepCreated } from '../net/tokens';
import { replace } from '../router';
import { patchDesk } from '../store';
import { OwnChoice } from './toys/own-choice';

interface PickerProps {
  readonly preset: string;
  readonly sheet: ForceSheet | null;
}

/** Another choice is another match under another link: nobody has this one yet. */
export function Picker({ preset, sheet }: PickerProps) {
  const [busy, setBusy] = useState(false);
  const pick = async (wish: Parameters<typeof createMatch>[0]) => {
    const id = await createMatch(wish);
    keepCreated(id);
    replace({ page: 'match', id });
  };
  const pickPreset = async (name: string) => {
    if (name === preset || busy) return;
    setBusy(true);
    try {
      await pick({ preset: name });
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
      <OwnChoice
        picked={preset === '' && sheet !== null ? figuresOf(sheet) : null}
        onPlay={(options) => pick({ options })}
      />
    </>
  );
}

function figuresOf({ army, herd }: ForceSheet) {
  const sum = (lines: ForceSheet['army']) => lines.reduce((all, { count }) => all + count, 0);
  return { soldiers: sum(army), dinosaurs: sum(herd) };
}

/** What a match puts on the table; null while that is not known. A match of somebody's own toys is asked about. */
export function useForces(id: string, preset: string): ForceSheet | null {
  const [own, setOwn] = useState<{ readonly id: string; readonly sheet: ForceSheet } | null>(null);
  useEffect(() => {
    if (preset !== '' || id === '') return;
    let gone = false;
    matchOptions(id).then(
      (options) => !gone && options !== null && setOwn({ id, sheet: forceSheet(options) }),
      // The lobby does without: the forces are seen when the battle begins.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [id, preset]);
  return presetSheet(preset) ?? (own?.id === id ? own.sheet : null);
}
