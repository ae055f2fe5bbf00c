/** The time that is left for the awaited seat. */
import { clockOf, faceOf, leftOf } from '@dwo/kits/shell/clocks';
import { store } from '@dwo/kits/shell/store';
import { useNow } from '@dwo/kits/shell/use-now';
import { useStore } from '@dwo/kits/shell/use-store';
import { dinoSoldiers, type Now } from '../rules';
import { say } from './words';

const LOW_MS = 15_000;

export function Clock({ state }: { readonly state: Now }) {
  const clocks = useStore(store, ({ match }) => match?.clocks ?? []);
  const seat = useStore(store, ({ match }) => match?.seat ?? null);
  const now = useNow();
  const awaited = dinoSoldiers.awaiting(state);
  const whose = seat !== null && awaited.includes(seat) ? seat : awaited[0];
  const clock = whose === undefined ? null : clockOf(clocks, whose);
  if (clock === null) return null;
  const left = leftOf(clock, now);
  return (
    <span class={`ds-clock num ${left < LOW_MS ? 'ds-clock--low' : ''}`} role="timer" aria-label={say('table.clock')}>
      {faceOf(left)}
    </span>
  );
}
