/** The buttons of the replay: forward and back by moves, phases, turns and losses; the speed; the viewpoint. */

import { openDrawer } from '../shell/store';
import { useStore } from '../shell/use-store';
import { Icon, type IconName } from '../ui/icons';
import type { Viewpoint } from './contract';
import type { Leap } from './moments';
import type { Screening } from './screening';
import { lastOf, replayStore, SPEEDS, type Speed } from './state';
import { say } from './words';

interface Props {
  readonly screening: Screening;
}

export function Transport({ screening, phone }: Props & { readonly phone: boolean }) {
  const talks = useStore(replayStore, (state) => state.talk.moments.length > 0);
  const playing = useStore(replayStore, (state) => state.playing);
  const atStart = useStore(replayStore, (state) => state.n === 0);
  const atEnd = useStore(replayStore, (state) => state.n >= lastOf(state));
  const phases = useStore(replayStore, ({ cast }) => cast !== null && cast.phases.length > 0);
  const counts = useStore(replayStore, ({ cast }) => cast?.counts ?? 'turn');
  const { losses } = screening.game;
  const leap = (by: Leap, direction: 1 | -1) => () => screening.leap(by, direction);
  // A phone has room for only one of the two.
  const turns = !phone || !phases;
  const play = say(playing ? 'controls.pause' : 'controls.play');
  return (
    <div
      class={`transport ${losses ? '' : 'transport--plain'}`}
      role="toolbar"
      aria-label={say('controls.label')}
      data-repeats
    >
      {turns && (
        <Button
          icon="leap"
          back
          label={say('controls.turn.back', { counts })}
          keys="["
          named
          off={atStart}
          onPress={leap('turn', -1)}
        />
      )}
      {phases && (
        <Button
          icon="next"
          back
          label={say('controls.phase.back')}
          keys={say('key.shift', { key: '←' })}
          off={atStart}
          onPress={leap('phase', -1)}
        />
      )}
      <Button
        icon="step"
        back
        label={say('controls.move.back')}
        keys="←"
        off={atStart}
        onPress={() => void screening.step(-1)}
      />
      <button
        type="button"
        class="btn btn--fire transport__play"
        aria-label={play}
        title={say('controls.key', { label: play, key: say('key.space') })}
        data-testid="play"
        onClick={() => screening.toggle()}
      >
        <Icon name={playing ? 'pause' : 'play'} size={30} />
      </button>
      <Button icon="step" label={say('controls.move')} keys="→" off={atEnd} onPress={() => void screening.step(1)} />
      {phases && (
        <Button
          icon="next"
          label={say('controls.phase')}
          keys={say('key.shift', { key: '→' })}
          off={atEnd}
          onPress={leap('phase', 1)}
        />
      )}
      {turns && (
        <Button
          icon="leap"
          label={say('controls.turn', { counts })}
          keys="]"
          named
          off={atEnd}
          onPress={leap('turn', 1)}
        />
      )}
      {losses && <Button icon="skull" label={say('controls.loss')} keys="K" off={atEnd} onPress={leap('loss', 1)} />}
      {!phone && talks && (
        <Button icon="hand" label={say('controls.talk')} keys="T" off={atEnd} onPress={leap('talk', 1)} />
      )}
      <Button icon="menu" label={say('controls.moments')} keys="M" off={false} onPress={openMoments} />
    </div>
  );
}

function openMoments(): void {
  openDrawer({ type: 'replay', of: 'moments' });
}

interface ButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly keys: string;
  readonly off: boolean;
  readonly back?: boolean;
  /** Whether its label is written below its picture, which alone would promise the end of the record. */
  readonly named?: boolean;
  readonly onPress: () => void;
}

function Button({ icon, label, keys, off, back = false, named = false, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      class={`btn transport__btn ${back ? 'transport__btn--back' : ''}`}
      aria-label={label}
      title={say('controls.key', { label, key: keys })}
      aria-disabled={off}
      onClick={() => !off && onPress()}
    >
      <Icon name={icon} />
      {named && (
        <span class="transport__word" aria-hidden="true">
          {label}
        </span>
      )}
    </button>
  );
}

export function SpeedChoice({ screening }: Props) {
  const speed = useStore(replayStore, (state) => state.speed);
  return (
    <label class="replay-choice">
      <span class="replay-choice__what">{say('controls.speed')}</span>
      <select
        class="replay-choice__list"
        value={String(speed)}
        data-testid="speed"
        onChange={(event) => screening.setSpeed(Number(event.currentTarget.value) as Speed)}
      >
        {SPEEDS.map((each) => (
          <option key={each} value={String(each)}>
            {each === 0.5 ? '½' : each}×
          </option>
        ))}
      </select>
    </label>
  );
}

export function ViewpointChoice({ screening }: Props) {
  const cast = useStore(replayStore, (state) => state.cast);
  const viewpoint = useStore(replayStore, (state) => state.viewpoint);
  if (cast === null) return null;
  const read = (value: string): Viewpoint => (value === 'everything' || value === 'spectator' ? value : Number(value));
  return (
    <label class="replay-choice">
      <span class="replay-choice__what">{say('controls.viewpoint')}</span>
      <select
        class="replay-choice__list"
        value={String(viewpoint)}
        data-testid="viewpoint"
        onChange={(event) => screening.look(read(event.currentTarget.value))}
      >
        <option value="everything">{say('controls.viewpoint.everything')}</option>
        {cast.seats.map(({ name, side }, seat) => (
          <option key={seat} value={String(seat)}>
            {seatName(name, screening.game.side(side).name)}
          </option>
        ))}
        <option value="spectator">{say('controls.viewpoint.spectator')}</option>
      </select>
    </label>
  );
}

function seatName(name: string, side: string): string {
  return name === side ? name : say('controls.viewpoint.seat', { name, side });
}

/** Opens the list of keys; shown on devices with a keyboard. */
export function KeysButton() {
  return (
    <button
      type="button"
      class="btn replay-help"
      aria-label={say('controls.keys')}
      title={say('controls.key', { label: say('controls.keys'), key: '?' })}
      onClick={() => openDrawer({ type: 'replay', of: 'keys' })}
    >
      ?
    </button>
  );
}
