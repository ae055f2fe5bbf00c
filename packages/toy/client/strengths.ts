/** How far each player has come: the rounds that they have won. */
import type { Frozen } from '@dwo/kernel';
import type { Strength } from '@dwo/kits/replay/contract';
import { HAND, type State } from '../rules';

/** By seat. */
export function strengthsOf(players: Frozen<State>['players']): readonly Strength[] {
  return players.map(({ points }) => ({ share: points / HAND, text: String(points) }));
}
