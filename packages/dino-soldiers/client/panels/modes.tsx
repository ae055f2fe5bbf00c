/** The buttons for moving and for the attack modes of the chosen unit; one of them is pressed. */
import type { ComponentChildren } from 'preact';
import { dataOf, type Mode, type Now } from '../../rules';
import { modeText } from '../mode-text';
import type { Playing } from '../use-play';
import { say } from '../words';

interface ModesProps {
  readonly state: Now;
  readonly play: Playing;
  /** The button of the unit's card, which is folded into this row on a phone. */
  readonly more: ComponentChildren;
}

export function Modes({ state, play, more }: ModesProps) {
  const { chosen, aimed, ways, attacks, setMode, setAimed, setRisky } = play;
  if (chosen === null) return null;
  const mode = aimed?.mode ?? play.mode;
  const take = (each: Mode | null) => {
    const found = each === null ? [] : (attacks.get(each) ?? []);
    setMode(each);
    setRisky(null);
    // An attack without a choice of targets is aimed at once.
    const only = found.length === 1 || found[0]?.target.kind === 'ownTile' ? (found[0] ?? null) : null;
    setAimed(only);
  };
  return (
    <div class="ds-modes">
      {state.step === 'move' && (
        <button
          type="button"
          class="btn ds-mode"
          aria-pressed={mode === null}
          disabled={ways.length === 0}
          onClick={() => take(null)}
        >
          <b>{say('play.move')}</b>
          <small>{say('play.points', { points: chosen.points })}</small>
        </button>
      )}
      {dataOf(chosen).modes.map((data) => (
        <button
          key={data.mode}
          type="button"
          class="btn ds-mode"
          aria-pressed={mode === data.mode}
          disabled={(attacks.get(data.mode)?.length ?? 0) === 0}
          data-testid={`mode-${data.mode}`}
          onClick={() => take(data.mode)}
        >
          <b>{say(`mode.${data.mode}`)}</b>
          <small>{modeText(data)}</small>
        </button>
      ))}
      {more}
    </div>
  );
}
