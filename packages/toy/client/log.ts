/** The battle log of Tar Pit, made from events. */
import type { Seat } from '@dwo/kernel';
import type { LogScene } from '@dwo/kits/game-client';
import { type LogEntry, type LogLine, withLine } from '@dwo/kits/shell/log-entry';
import type { Event, State } from '../rules';
import { say } from './words';

/** The log with one more event in it. */
export function recordedIn(log: readonly LogEntry[], event: Event, { player }: LogScene<State>): readonly LogEntry[] {
  return withLine(log, lineOf(event, player));
}

/** The line of the log for an event; null for an event that needs none. */
function lineOf(event: Event, player: (seat: Seat) => string): LogLine | null {
  switch (event.type) {
    case 'laid':
      return { text: say('log.laid', { name: player(event.seat) }), seats: [event.seat], rule: 'TAR-2' };
    case 'shown': {
      const [first = 0, second = 0] = event.cards;
      const said = event.swallowed ? 'log.swallowed' : 'log.shown';
      const text = say(said, { first, second, name: player(event.winner) });
      return { text, seats: [event.winner], rule: 'TAR-3' };
    }
    case 'roundBegan':
      return null;
    case 'ended': {
      const [winner] = event.winners;
      const text = winner === undefined ? say('log.drawn') : say('log.won', { name: player(winner) });
      return { text, seats: event.winners, rule: 'TAR-4' };
    }
  }
}
