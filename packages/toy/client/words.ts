/** Sentences of Tar Pit, made of events. */
import type { Seat } from '@dwo/kernel';
import type { Event } from '../rules';

/** A line for the log; null for an event that needs none. */
export function lineOf(
  event: Event,
  player: (seat: Seat) => string,
): { readonly text: string; readonly seats: readonly Seat[]; readonly rule: string } | null {
  switch (event.type) {
    case 'laid':
      return { text: `${player(event.seat)} lays a card`, seats: [event.seat], rule: 'TAR-2' };
    case 'shown': {
      const [first = 0, second = 0] = event.cards;
      const why = event.swallowed ? ', for the tar pit swallows the higher card' : '';
      return {
        text: `${first} against ${second}: ${player(event.winner)} takes the round${why}`,
        seats: [event.winner],
        rule: 'TAR-3',
      };
    }
    case 'roundBegan':
      return null;
    case 'ended': {
      const [winner] = event.winners;
      return {
        text: winner === undefined ? 'A draw' : `${player(winner)} wins`,
        seats: [...event.winners],
        rule: 'TAR-4',
      };
    }
  }
}
