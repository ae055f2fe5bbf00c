/** The projector's buttons: to and fro by moves, phases, turns and the fallen, how fast, and through whose eyes. */

import { openDrawer } from '../shell/store';
import { useStore } from '../shell/use-store';
import { Icon, type IconName } from '../ui/icons';
import type { Viewpoint } from './contract';
import type { Leap } from './moments';
import type { Screening } from './screening';
import { lastOf, replayStore, SPEEDS, type Speed } from './state';

interface Props {
  readonly screening: Screening;
}

export function Transport({ screening, phone }: Props & { readonly phone: boolean }) {
  const talks = useStore(replayStore, (state) => state.talk.moments.length > 0);
  const playing = useStore(replayStore, (state) => state.playing);
  const atStart = useStore(replayStore, (state) => state.n === 0);
  const atEnd = useStore(replayStore, (state) => state.n >= lastOf(state));
  const phases = useStore(replayStore, ({ cast }) => cast !== null && cast.phases.length > 0);
  const { losses } = screening.game;
  const leap = (by: Leap, direction: 1 | -1) => () => screening.leap(by, direction);
  // A phone has room for one of the two.
  const turns = !phone || !phases;
  return (
    <div class={`transport ${losses ? '' : 'transport--plain'}`} role="toolbar" aria-label="Play">
      {turns && <Button icon="leap" back label="Turn before" keys="[" off={atStart} onPress={leap('turn', -1)} />}
      {phases && (
        <Button icon="next" back label="Phase before" keys="Shift ←" off={atStart} onPress={leap('phase', -1)} />
      )}
      <Button icon="step" back label="Move before" keys="←" off={atStart} onPress={() => void screening.step(-1)} />
      <button
        type="button"
        class="btn btn--fire transport__play"
        aria-label={playing ? 'Pause' : 'Play'}
        title={`${playing ? 'Pause' : 'Play'} (Space)`}
        data-testid="play"
        onClick={() => screening.toggle()}
      >
        <Icon name={playing ? 'pause' : 'play'} size={30} />
      </button>
      <Button icon="step" label="Next move" keys="→" off={atEnd} onPress={() => void screening.step(1)} />
      {phases && <Button icon="next" label="Next phase" keys="Shift →" off={atEnd} onPress={leap('phase', 1)} />}
      {turns && <Button icon="leap" label="Next turn" keys="]" off={atEnd} onPress={leap('turn', 1)} />}
      {losses && <Button icon="skull" label="Next kill" keys="K" off={atEnd} onPress={leap('loss', 1)} />}
      {!phone && talks && (
        <Button icon="hand" label="Next word at the table" keys="T" off={atEnd} onPress={leap('talk', 1)} />
      )}
      <Button icon="menu" label="All moments" keys="M" off={false} onPress={openMoments} />
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
  readonly onPress: () => void;
}

function Button({ icon, label, keys, off, back = false, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      class={`btn transport__btn ${back ? 'transport__btn--back' : ''}`}
      aria-label={label}
      title={`${label} (${keys})`}
      aria-disabled={off}
      onClick={() => !off && onPress()}
    >
      <Icon name={icon} />
    </button>
  );
}

export function SpeedChoice({ screening }: Props) {
  const speed = useStore(replayStore, (state) => state.speed);
  return (
    <label class="replay-choice">
      <span class="replay-choice__what">Speed</span>
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
      <span class="replay-choice__what">Seen by</span>
      <select
        class="replay-choice__list"
        value={String(viewpoint)}
        data-testid="viewpoint"
        onChange={(event) => screening.look(read(event.currentTarget.value))}
      >
        <option value="everything">Everything</option>
        {cast.seats.map(({ name, side }, seat) => (
          <option key={seat} value={String(seat)}>
            {seatName(name, screening.game.side(side).name)}
          </option>
        ))}
        <option value="spectator">A spectator</option>
      </select>
    </label>
  );
}

function seatName(name: string, side: string): string {
  return name === side ? name : `${name} (${side.toLowerCase()})`;
}

/** The keys of the page, for people who have a keyboard. */
export function KeysButton() {
  return (
    <button
      type="button"
      class="btn replay-help"
      aria-label="Keys"
      title="Keys (?)"
      onClick={() => openDrawer({ type: 'replay', of: 'keys' })}
    >
      ?
    </button>
  );
}
