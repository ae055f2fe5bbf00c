/** An arrow at the edge of the board toward the nearest enemy, while no enemy is in sight. */

import { store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import type { Scene } from '../model';
import { EnemyPointer } from '../table/enemy-pointer';
import { useSeat, useShown, useTable } from './context';
import { say } from './words';

/** The arrow; nothing after the end, and for a spectator. */
export function FoePointer({ scene }: { readonly scene: Scene | null }) {
  const { game } = useTable();
  const shown = useShown();
  const seat = useSeat();
  const isOver = useStore(store, ({ match }) => match?.outcome != null);
  const state = isOver ? null : shown;
  const look = (figure: string) => ({
    label: say('pointer.enemy', { name: state === null ? '' : game.words.full(state, figure) }),
    icon: 'sight' as const,
  });
  return <EnemyPointer standing={game.standing} scene={scene} state={state} seat={seat} look={look} />;
}
