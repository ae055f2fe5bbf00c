/** The board of an open table. */
import type { Frozen } from '@dwo/kernel';
import { useMemo } from 'preact/hooks';
import { onShow } from '../../shell/moves';
import { store } from '../../shell/store';
import { withHint } from '../hints/over';
import type { Scene } from '../model';
import { withOrders } from '../orders/over';
import { firstView } from '../table/beginning';
import { type BoardGame, BoardHost } from './board-host';
import { type AnyTable, useTable } from './context';
import { withDanger } from './danger';
import { tableDesk } from './desk';
import { sceneOf } from './scene-of';

/** `onScene` is called with the board once it is open, and with null when it is removed. */
export function TableBoard({ onScene }: { readonly onScene: (scene: Scene | null) => void }) {
  const { game, toolbox, line, danger } = useTable();
  const board = useMemo(() => boardOf(game), [game]);
  return <BoardHost game={board} line={line} toolbox={toolbox} danger={danger} onScene={onScene} />;
}

function boardOf(game: AnyTable): BoardGame {
  const now = () => {
    const { match } = store.getState();
    return { seat: match?.seat ?? null, state: onShow(match) as Frozen<object> | null };
  };
  return {
    art: game.art,
    draw(scene) {
      const { seat, state } = now();
      if (state === null) return false;
      const { selected, plan } = tableDesk.getState();
      const model = withDanger(game, state, sceneOf(game, { state, seat, selected, plan }));
      const view = { state, seat, selected, plan, standing: game.standing };
      scene.show(withHint(game.orders === undefined ? model : withOrders(model, game.orders.hands, view), state));
      return true;
    },
    begin() {
      const { seat, state } = now();
      if (state === null) throw new Error('There is no first view before the game begins');
      return firstView(game.standing, state, { seat, ground: groundOf(game, state, seat) });
    },
  };
}

/** The part of the table where a seat sets up. */
export function groundOf(game: AnyTable, state: Frozen<object>, seat: number | null) {
  const deployment = seat === null ? null : game.deployment(state, seat);
  return (deployment?.zones ?? []).flatMap(({ outline }) => {
    const xs = outline.map(({ x }) => x);
    const ys = outline.map(({ y }) => y);
    const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    // A circle at either end.
    const radiusCi = Math.min(right - left, high - low) / 2;
    return [
      { x: left + radiusCi, y: low + radiusCi, radiusCi },
      { x: right - radiusCi, y: high - radiusCi, radiusCi },
    ];
  });
}
