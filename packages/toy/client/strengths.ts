/** The strength of each player: the rounds that they have won. */
import type { Frozen } from '@dwo/kernel';
import type { Strength } from '@dwo/kits/replay/contract';
import { HAND, type State } from '../rules';

/** The strengths, in the order of the seats. */
export function strengthsOf({ players }: Frozen<State>): readonly Strength[] {
  return players.map(({ points }) => ({ share: points / HAND, text: String(points) }));
}
