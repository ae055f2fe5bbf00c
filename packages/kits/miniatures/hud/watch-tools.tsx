/** The controls of a spectator's camera: whether it follows, and which player. */
import type { Seat } from '@dwo/kernel';
import { store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import { FollowButton } from '../../ui/follow-button';
import { patchTable, tableDesk } from './desk';
import { say } from './words';

interface WatchToolsProps {
  /** The players by seat. */
  readonly players: readonly string[];
  /** Looks from this seat from now on; null looks at everybody. */
  readonly onViewpoint: (seat: Seat | null) => void;
}

/** The controls; nothing for a player. */
export function WatchTools({ players, onViewpoint }: WatchToolsProps) {
  const watching = useStore(store, ({ match }) => match !== null && match.seat === null);
  const follows = useStore(tableDesk, (desk) => desk.follows);
  const viewpoint = useStore(tableDesk, (desk) => desk.viewpoint);
  if (!watching) return null;
  return (
    <div class="watch-tools">
      <label class="watch-tools__viewpoint">
        <span>{say('watching.viewpoint')}</span>
        <select
          value={viewpoint === null ? '' : String(viewpoint)}
          data-testid="viewpoint"
          onChange={({ currentTarget: { value } }) => onViewpoint(value === '' ? null : Number(value))}
        >
          <option value="">{say('watching.everybody')}</option>
          {players.map((name, seat) => (
            <option key={seat} value={String(seat)}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <FollowButton follows={follows} onFollow={(wanted) => patchTable({ follows: wanted })} />
    </div>
  );
}
