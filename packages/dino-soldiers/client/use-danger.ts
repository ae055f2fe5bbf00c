/** The danger of the coming turn, computed in slices when the page is idle. */
import { useEffect, useState } from 'preact/hooks';
import type { Now, Side } from '../rules';
import { inSlices } from './in-slices';
import { type Danger, dangerTo } from './plan/danger';

const SAFE: Danger = new Map();
/** The danger to a side; empty until it is computed, while teams and jungle are made, and for null. */
export function useDanger(state: Now, side: Side | null): Danger {
  const [known, setKnown] = useState<{ readonly state: Now; readonly danger: Danger } | null>(null);
  useEffect(() => {
    if (side === null || (state.phase !== 'play' && state.phase !== 'deploy')) return undefined;
    return inSlices(dangerTo(state, side), (danger) => setKnown({ state, danger }));
  }, [state, side]);
  return known !== null && known.state === state && side !== null ? known.danger : SAFE;
}
