/** The danger of the coming turn, computed when the page is idle. */
import { useEffect, useState } from 'preact/hooks';
import type { Now, Side } from '../rules';
import { type Danger, dangerTo } from './plan/danger';

const SAFE: Danger = new Map();
/** The pause after which it is computed, in ms: a way of several moves passes through states that nobody looks at. */
const PAUSE_MS = 80;

/** The danger to a side; empty until it is computed, outside of turns, and for null. */
export function useDanger(state: Now, side: Side | null): Danger {
  const [known, setKnown] = useState<{ readonly state: Now; readonly danger: Danger } | null>(null);
  useEffect(() => {
    if (side === null || state.phase !== 'play') return undefined;
    const timer = setTimeout(() => setKnown({ state, danger: dangerTo(state, side) }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [state, side]);
  return known !== null && known.state === state && side !== null ? known.danger : SAFE;
}
