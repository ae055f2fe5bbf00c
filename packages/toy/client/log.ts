/** The battle log of Tar Pit, made from events. */
import type { LogScene } from '@dwo/kits/game-client';
import { type LogEntry, type LogLine, withLine } from '@dwo/kits/shell/log-entry';
import { named, type Players } from '@dwo/kits/shell/named';
import type { Event, State } from '../rules';
import { say } from './words';

/** The log with one more event in it. */
export function recordedIn(log: readonly LogEntry[], event: Event, scene: LogScene<State>): readonly LogEntry[] {
  return withLine(log, lineOf(event, scene));
}

/** The line of the log for an event; null for an event that needs none. */
function lineOf(event: Event, players: Players): LogLine | null {
  switch (event.type) {
    case 'laid':
      return { text: say('log.laid', named(players, event.seat)), seats: [event.seat], rule: 'TAR-2' };
    case 'shown': {
      const [first = 0, second = 0] = event.cards;
      const said = event.swallowed ? 'log.swallowed' : 'log.shown';
      const text = say(said, { first, second, ...named(players, event.winner) });
      return { text, seats: [event.winner], rule: 'TAR-3' };
    }
    case 'roundBegan':
      return null;
    case 'ended': {
      const [winner] = event.winners;
      const text = winner === undefined ? say('log.drawn') : say('log.won', named(players, winner));
      return { text, seats: event.winners, rule: 'TAR-4' };
    }
  }
}
