/** The shout of an attack: a button to hold, and the wheel of all shouts for strict mode. */
import { useRef, useState } from 'preact/hooks';
import { LONGEST_SHOUT, SHORTEST_SHOUT, SHOUTS, type ShoutMade } from '../../rules';
import { say } from '../words';

interface ShoutKeyProps {
  readonly word: string;
  /** Whether the button grows while it is held. */
  readonly loud: boolean;
  readonly busy: boolean;
  readonly small?: boolean;
  /** The milliseconds for which it was held; a press by keyboard or switch counts as long enough. */
  onHeld(holdMs: number): void;
}

export function ShoutKey({ word, loud, busy, small = false, onHeld }: ShoutKeyProps) {
  const since = useRef<number | null>(null);
  const [held, setHeld] = useState(false);
  const press = () => {
    since.current = performance.now();
    setHeld(true);
  };
  const letGo = () => setHeld(false);
  return (
    <button
      type="button"
      class={`btn ${small ? 'ds-shout--small' : 'btn--fire'} ds-shout ${held && loud ? 'ds-shout--held' : ''}`}
      disabled={busy}
      data-testid={small ? undefined : 'ds-attack'}
      onPointerDown={press}
      onPointerUp={letGo}
      onPointerLeave={letGo}
      onClick={(event) => {
        const by = event.detail === 0 || since.current === null ? SHORTEST_SHOUT : performance.now() - since.current;
        since.current = null;
        onHeld(Math.min(LONGEST_SHOUT, Math.round(by)));
      }}
    >
      <span class={small ? '' : 'btn__word'}>{word}</span>
    </button>
  );
}

interface ShoutWheelProps {
  readonly busy: boolean;
  onShout(shout: ShoutMade): void;
}

/** All shouts: a player may pick the wrong one, and then the attack fails (DS-SHO-3). */
export function ShoutWheel({ busy, onShout }: ShoutWheelProps) {
  return (
    <fieldset class="ds-wheel" aria-label={say('aim.wheel')}>
      {SHOUTS.map((family) => (
        <ShoutKey
          key={family}
          small
          loud
          word={say(`shout.${family}`)}
          busy={busy}
          onHeld={(holdMs) => onShout({ family, holdMs })}
        />
      ))}
    </fieldset>
  );
}
