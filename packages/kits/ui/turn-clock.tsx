/** The time that is left for a decision: the viewer's own first, else that of a player they wait for. */
import type { Seat } from '@dwo/kernel';
import { clockOf, faceOf, leftOf } from '../shell/clocks';
import { playerName } from '../shell/player-name';
import { store } from '../shell/store';
import { useNow } from '../shell/use-now';
import { useStore } from '../shell/use-store';
import { say } from '../words';
import { TellingName } from './telling-name';
import './turn-clock.css';

/** With less than this, or less than a quarter of the whole time, a clock warns. */
const LOW_MS = 15_000;

/** The clock; nothing in a match without one. `awaited` are the seats that owe a decision. */
export function TurnClock({ awaited }: { readonly awaited: readonly Seat[] }) {
  const clocks = useStore(store, ({ match }) => match?.clocks ?? []);
  const seat = useStore(store, ({ match }) => match?.seat ?? null);
  const lobby = useStore(store, ({ match }) => match?.lobby ?? null);
  const now = useNow();
  const mine = seat !== null && awaited.includes(seat);
  const whose = mine ? seat : awaited.find((each) => clockOf(clocks, each) !== null);
  const clock = whose === undefined ? null : clockOf(clocks, whose);
  if (whose === undefined || clock === null) return null;
  const left = leftOf(clock, now);
  const low = left < Math.min(LOW_MS, clock.total / 4);
  const looks = ['turn-clock', mine ? 'turn-clock--mine' : '', low ? 'turn-clock--low' : ''];
  return (
    <span class={looks.join(' ')} role="timer" data-testid="clock">
      <span class="turn-clock__whose">
        {mine ? say('clock.yours') : <TellingName name={playerName(lobby, whose)} />}
      </span>
      <b class="turn-clock__left num">{faceOf(left)}</b>
    </span>
  );
}
