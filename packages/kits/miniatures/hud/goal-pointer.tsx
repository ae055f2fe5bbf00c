/** An arrow at the edge of the board toward the place that the match is about, while that is out of sight. */
import type { Frozen, Seat } from '@dwo/kernel';
import { useMemo } from 'preact/hooks';
import type { Scene } from '../model';
import type { Standing } from '../standing';
import { EdgeArrow, useEdgeArrow } from '../table/edge-arrow';
import { type Own, pointerTo } from '../table/toward';
import { useSeat, useShown, useTable } from './context';
import { say } from './words';

/** The arrow; nothing in games and at times without such a place. */
export function GoalPointer({ scene }: { readonly scene: Scene | null }) {
  const { game } = useTable();
  const state = useShown();
  const seat = useSeat();
  const goal = useMemo(
    () => (state === null || seat === null ? null : (game.goal?.(state, seat) ?? null)),
    [game, state, seat],
  );
  const find = useMemo(() => {
    if (goal === null || state === null || seat === null) return null;
    return (board: Scene) => pointerTo(board, goal, ownOf(game.standing, state, seat));
  }, [game, goal, state, seat]);
  const pointer = useEdgeArrow(scene, find);
  if (pointer === null || goal === null) return null;
  const { place, side } = pointer;
  return (
    <EdgeArrow
      at={pointer}
      label={say('pointer.goal', { name: goal.name })}
      icon="flag"
      tone="goal"
      name={{ text: goal.name, side }}
      testid="goal-pointer"
      onPress={() => scene?.approach([], place)}
    />
  );
}

function ownOf<S>(standing: Standing<S>, state: Frozen<S>, seat: Seat): Own {
  const ids = standing.figures(state).filter((id) => standing.owner(state, id) === seat);
  return { ids, places: ids.flatMap((id) => standing.base(state, id) ?? []) };
}
