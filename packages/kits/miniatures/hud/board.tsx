/** The board of an open table. */
import type { Frozen, Tagged } from '@dwo/kernel';
import { useContext, useMemo } from 'preact/hooks';
import { onShow } from '../../shell/moves';
import { store } from '../../shell/store';
import { withHint } from '../hints/over';
import type { Scene } from '../model';
import { withOrders } from '../orders/over';
import { answerAt, askedNow, isMeantAgain } from './asked';
import { type BoardGame, BoardHost } from './board-host';
import { type AnyFace, type OpenTable, TableContext, useFace } from './context';
import { withDanger } from './danger';
import { patchTable, tableDesk } from './desk';

/** `onScene` is called with the board once it is open, and with null when it is removed. */
export function TableBoard({ onScene }: { readonly onScene: (scene: Scene | null) => void }) {
  const { game, toolbox, line, danger } = useFace();
  // A game with a face of its own asks its questions in its own way.
  const table = useContext(TableContext);
  const board = useMemo(() => boardOf(game, table), [game, table]);
  return <BoardHost game={board} line={line} toolbox={toolbox} danger={danger} onScene={onScene} />;
}

function boardOf(game: AnyFace, table: OpenTable | null): BoardGame {
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
      const drawn = game.scene({ state, seat, selected, plan });
      if (drawn === null) return false;
      const model = withDanger(game, state, drawn);
      const view = { state, seat, selected, plan, standing: game.standing };
      scene.show(withHint(game.orders === undefined ? model : withOrders(model, game.orders.hands, view), state));
      return true;
    },
    also: () => game.also?.(),
    terrain(id) {
      const { state } = now();
      return state === null ? null : (game.terrain?.(state, id) ?? null);
    },
    answers({ type, figure, at }) {
      if (table === null || type !== 'tap' || figure !== null) return false;
      const windows = askedNow(table.game, store.getState().match);
      const meant = answerAt(windows, at);
      if (meant === null) return false;
      const answer = windows[0]?.answers[meant.answer];
      const { meant: before, sending } = tableDesk.getState();
      if (!isMeantAgain(before, meant)) patchTable({ meant });
      else if (!sending && answer !== undefined) void table.toolbox.wish(answer.intent as Tagged);
      return true;
    },
    begin() {
      const { seat, state } = now();
      if (state === null) throw new Error('There is no first view before the game begins');
      return game.beginning(state, seat);
    },
  };
}
