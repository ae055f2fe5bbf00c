/** The controls of a spectator's camera: whether it follows, and which player. */
import type { Scene } from '@dwo/kits/miniatures/model';
import { playerName } from '@dwo/kits/shell/player-name';
import { useStore } from '@dwo/kits/shell/use-store';
import { FollowButton } from '@dwo/kits/ui/follow-button';
import { desk, patchDesk, store } from '../store';
import { say } from '../words';
import { useShown } from './on-show';
import { lookFrom } from './theatre/watching';

export function WatchTools({ scene }: { readonly scene: Scene | null }) {
  const watching = useStore(store, ({ match }) => match !== null && match.seat === null);
  const lobby = useStore(store, ({ match }) => match?.lobby ?? null);
  const follows = useStore(desk, (at) => at.follows);
  const viewpoint = useStore(desk, (at) => at.viewpoint);
  const players = useShown()?.players ?? [];
  if (!watching) return null;
  return (
    <div class="watch-tools">
      <label class="watch-tools__viewpoint">
        <span>{say('watching.viewpoint')}</span>
        <select
          value={viewpoint === null ? '' : String(viewpoint)}
          data-testid="viewpoint"
          onChange={({ currentTarget: { value } }) => lookFrom(scene, value === '' ? null : Number(value))}
        >
          <option value="">{say('watching.everybody')}</option>
          {players.map(({ side }, seat) => (
            <option key={seat} value={String(seat)}>
              {say('watching.player', { name: playerName(lobby, seat), side: say(`side.${side}`) })}
            </option>
          ))}
        </select>
      </label>
      <FollowButton follows={follows} onFollow={(wanted) => patchDesk({ follows: wanted })} />
    </div>
  );
}
