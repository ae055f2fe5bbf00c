/** The buttons for moving and for the attack modes of the chosen unit; one of them is pressed. */
import { notify } from '@dwo/kits/shell/store';
import type { ComponentChildren } from 'preact';
import { dataOf, type Mode, type Now } from '../../rules';
import { modeText } from '../mode-text';
import { refusalText } from '../names';
import { greyWord } from '../plan/grey-word';
import { whyGrey } from '../plan/refused-attack';
import { type Reason, whyStuck } from '../plan/refused-press';
import { clearRefusal } from '../refusal';
import type { Playing } from '../use-play';
import { say } from '../words';

interface ModesProps {
  readonly state: Now;
  readonly play: Playing;
  /** The button of the unit's card, which is folded into this row on a phone. */
  readonly more: ComponentChildren;
}

const refuse = (reason: Reason) => notify({ ...reason, tone: 'refusal' });

/** The short reason on a greyed Move; a press tells the whole. */
function stuckWord({ rule }: Reason): 'play.stuck.instinct' | 'play.stuck.room' | 'play.stuck.way' {
  if (rule === 'DS-PI-9') return 'play.stuck.instinct';
  return rule === 'DS-OCC-3' ? 'play.stuck.room' : 'play.stuck.way';
}

export function Modes({ state, play, more }: ModesProps) {
  const { chosen, aimed, ways, attacks, setMode, setAimed, setRisky } = play;
  if (chosen === null) return null;
  const mode = aimed?.mode ?? play.mode;
  const take = (each: Mode | null) => {
    const found = each === null ? [] : (attacks.get(each) ?? []);
    clearRefusal();
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
          aria-disabled={ways.length === 0}
          onClick={() => (ways.length === 0 ? refuse(whyStuck(state, chosen)) : take(null))}
        >
          <b>{say('play.move')}</b>
          <small>
            {ways.length === 0 && chosen.points > 0
              ? say(stuckWord(whyStuck(state, chosen)))
              : say('play.points', { points: chosen.points })}
          </small>
        </button>
      )}
      {dataOf(chosen).modes.map((data) => (
        <button
          key={data.mode}
          type="button"
          class="btn ds-mode"
          aria-pressed={mode === data.mode}
          aria-disabled={!attacks.has(data.mode)}
          data-testid={`mode-${data.mode}`}
          onClick={() => {
            const no = attacks.has(data.mode) ? null : whyGrey(state, chosen, data.mode);
            if (no === null) take(data.mode);
            else refuse({ text: refusalText(no, state, chosen), rule: no.rule });
          }}
        >
          <b>{say(`mode.${data.mode}`)}</b>
          <small>{chosen.modes.includes(data.mode) ? say('play.used') : modeText(data)}</small>
          {!attacks.has(data.mode) && !chosen.modes.includes(data.mode) && (
            <small class="ds-mode__why">{say('play.grey', { why: greyWord(state, chosen, data.mode) })}</small>
          )}
        </button>
      ))}
      {more}
    </div>
  );
}
