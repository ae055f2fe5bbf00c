/** The way from the result of a match to its review. */
import type { Seat } from '@dwo/kernel';
import { addressOf } from '../shell/router';
import { say } from '../words';
import { Icon } from './icons';

interface Props {
  /** The id of the match. */
  readonly id: string;
  /** The reader's seat; null for a spectator. */
  readonly seat: Seat | null;
  /** Whether the reader's seat has lost. */
  readonly lost: boolean;
}

export function ReviewLink({ id, seat, lost }: Props) {
  return (
    <a class="btn" href={addressOf({ page: 'replay', id, at: `why${seat ?? ''}` })} data-testid="why">
      <Icon name="curve" />
      {say(lost ? 'review.lost' : 'review.decided')}
    </a>
  );
}
