/** An arrow at the edge of the board toward the nearest enemy, while no enemy is in sight. */
import type { Frozen, Seat } from '@dwo/kernel';
import { useMemo } from 'preact/hooks';
import type { IconName } from '../../art/icon-paths';
import type { Beyond, Scene } from '../model';
import { nearestFirst, type Standing } from '../standing';
import { EdgeArrow, useEdgeArrow } from './edge-arrow';
import { INSET } from './toward';

interface Pointer extends Beyond {
  readonly figure: string;
}

interface EnemyPointerProps<S extends object> {
  readonly standing: Standing<S>;
  readonly scene: Scene | null;
  /** The state on show, while the battle goes on; null for no arrow. */
  readonly state: Frozen<S> | null;
  readonly seat: Seat | null;
  /** The words and the picture of an enemy. */
  look(figure: string): { readonly label: string; readonly icon: IconName; readonly tone?: string };
}

/** The arrow toward the nearest enemy. */
export function EnemyPointer<S extends object>({ standing, scene, state, seat, look }: EnemyPointerProps<S>) {
  const find = useMemo(
    () =>
      state === null || seat === null
        ? null
        : (board: Scene): Pointer | null => pointerTo(standing, board, state, seat),
    [standing, state, seat],
  );
  const pointer = useEdgeArrow(scene, find);
  if (pointer === null || state === null) return null;
  const { figure } = pointer;
  return <EdgeArrow at={pointer} {...look(figure)} testid="enemy-pointer" onPress={() => scene?.approach([figure])} />;
}

/** The arrow toward the nearest enemy; null while any enemy is in sight. */
function pointerTo<S>(standing: Standing<S>, scene: Scene, state: Frozen<S>, seat: Seat): Pointer | null {
  const enemies = standing.enemies(state, seat);
  if (enemies.some((id) => scene.screenOf(id) !== null)) return null;
  const own = standing.figures(state).filter((id) => standing.owner(state, id) === seat);
  const bases = own.flatMap((id) => standing.base(state, id) ?? []);
  const [figure] = bases.length === 0 ? [] : nearestFirst(standing, state, enemies, bases);
  const beyond = figure === undefined ? null : scene.beyond(figure, INSET, own);
  return figure === undefined || beyond === null ? null : { figure, ...beyond };
}
