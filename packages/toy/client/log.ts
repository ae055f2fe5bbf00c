/** The battle log of Tar Pit, made from events. */
import type { Seat } from '@dwo/kernel';
import type { Event } from '../rules';
import { say } from './words';

/** The line of the log for an event; null for an event that needs none. */
export function lineOf(
  event: Event,
  player: (seat: Seat) => string,
): { readonly text: string; readonly seats: readonly Seat[]; readonly rule: string } | null {
  switch (event.type) {
    case 'laid':
      return { text: say('log.laid', { name: player(event.seat) }), seats: [event.seat], rule: 'TAR-2' };
    case 'shown': {
      const [first = 0, second = 0] = event.cards;
      return {
        text: say(event.swallowed ? 'log.swallowed' : 'log.shown', { first, second, name: player(event.winner) }),
        seats: [event.winner],
        rule: 'TAR-3',
      };
    }
    case 'roundBegan':
      return null;
    case 'ended': {
      const [winner] = event.winners;
      return {
        text: winner === undefined ? say('log.drawn') : say('log.won', { name: player(winner) }),
        seats: [...event.winners],
        rule: 'TAR-4',
      };
    }
  }
}
