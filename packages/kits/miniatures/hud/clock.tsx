/** The clock that runs: this player's if their decision is awaited, else that of the player they wait for. */
import type { Seat } from '@dwo/kernel';
import { clockOf, faceOf, leftOf } from '../../shell/clocks';
import { playerName } from '../../shell/player-name';
import { absentees } from '../../shell/presence';
import { type MatchSlice, store } from '../../shell/store';
import { useNow } from '../../shell/use-now';
import { useStore } from '../../shell/use-store';
import { say } from './words';

/** With less than this, a clock warns. */
const LOW_MS = 15_000;

interface ClockFaceProps {
  /** The seats that owe a decision. */
  readonly awaited: readonly Seat[];
  /** The seat whose answer to an act of this player is awaited: its clock runs, and this player's is stopped. Null for none. */
  readonly replier?: Seat | null;
}

/** The clock; nothing in a match without one, and nothing once nobody owes a decision. */
export function ClockFace({ awaited, replier = null }: ClockFaceProps) {
  const match = useStore(store, (app) => app.match);
  const now = useNow();
  if (match === null) return null;
  const mine = match.seat !== null && awaited.includes(match.seat);
  const seat = replier ?? (mine ? match.seat : awaited.find((each) => clockOf(match.clocks, each) !== null)) ?? null;
  const clock = seat === null ? null : clockOf(match.clocks, seat);
  if (clock === null || seat === null) return null;
  const left = leftOf(clock, now);
  const low = left < LOW_MS && clock.deadline !== null;
  const bank = clock.id.startsWith('bank/');
  const owner =
    replier === null ? whose(match, seat, clock.seats) : say('clock.reply', { name: playerName(match.lobby, replier) });
  return (
    <div
      class={`hud-clock ${low ? 'hud-clock--low' : ''} ${bank ? 'hud-clock--bank' : ''}`}
      role="timer"
      data-testid="clock"
      aria-label={say('clock.left')}
    >
      <span class="hud-clock__time num">{faceOf(left)}</span>
      <span class="hud-clock__whose" title={owner}>
        {owner}
      </span>
      {bank && <Others match={match} seat={seat} now={now} />}
    </div>
  );
}

/** The name of the player whose clock runs; of several who share it, the first, and how many more. */
function whose({ seat: mine, lobby, seats }: MatchSlice, seat: number, shared: readonly number[]): string {
  if (lobby?.pausedBy != null) return say('clock.paused');
  if (seats.includes(seat) || mine === seat) return say('clock.yours');
  const name = playerName(lobby, seat);
  if (absentees(lobby, [seat]).length > 0) return say('clock.away', { name });
  return shared.length > 1 ? `${name} +${shared.length - 1}` : name;
}

/** The time banks of the other players, and the time that each decision adds. */
function Others({ match, seat, now }: { readonly match: MatchSlice; readonly seat: number; readonly now: number }) {
  const others = match.clocks.filter((clock) => !clock.seats.includes(seat));
  const { terms } = match.lobby ?? {};
  const pays =
    terms?.kind === 'live' && terms.incrementSeconds > 0 ? say('clock.pays', { seconds: terms.incrementSeconds }) : '';
  return (
    <span class={`hud-clock__others num ${others.length > 1 ? 'hud-clock__others--many' : ''}`}>
      {pays === '' ? '' : `${pays} · `}
      {others
        .map(
          (clock) =>
            `${clock.seats.map((each) => playerName(match.lobby, each)).join(', ')} ${faceOf(leftOf(clock, now))}`,
        )
        .join(' · ')}
    </span>
  );
}
