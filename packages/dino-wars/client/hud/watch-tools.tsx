/** The controls of a spectator's camera, with the players and their sides. */
import { WatchTools as AnyTools } from '@dwo/kits/miniatures/hud/watch-tools';
import { lookFrom } from '@dwo/kits/miniatures/hud/watching';
import type { Scene } from '@dwo/kits/miniatures/model';
import { playerName } from '@dwo/kits/shell/player-name';
import { useStore } from '@dwo/kits/shell/use-store';
import { store } from '../store';
import { say } from '../words';
import { useShown } from './on-show';
import { beginning } from './theatre/beginning';

export function WatchTools({ scene }: { readonly scene: Scene | null }) {
  const lobby = useStore(store, ({ match }) => match?.lobby ?? null);
  const players = useShown()?.players ?? [];
  return (
    <AnyTools
      players={players.map(({ side }, seat) =>
        say('watching.player', { name: playerName(lobby, seat), side: say(`side.${side}`) }),
      )}
      onViewpoint={(seat) => lookFrom(scene, seat, beginning)}
    />
  );
}
