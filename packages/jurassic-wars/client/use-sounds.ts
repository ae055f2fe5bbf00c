/** Plays what happens at a table. */
import type { Seat } from '@dwo/kernel';
import { PLAYER } from '@dwo/kits/audio/loudspeaker';
import { useEffect, useRef } from 'preact/hooks';
import { soundsOf } from './sounds';
import type { Picture } from './staging';

/** Plays the sounds of a table. */
export function useSounds(state: Picture | null, seat: Seat | null): void {
  const before = useRef<Picture | null>(null);
  useEffect(() => {
    if (state === null) return;
    for (const { voice, afterMs, pitch } of soundsOf(before.current, state, seat)) {
      if (afterMs === 0) PLAYER.play(voice, pitch);
      else setTimeout(() => PLAYER.play(voice, pitch), afterMs);
    }
    before.current = state;
  }, [state]);
}
