/** The board of a match. */
import { dangerDesk } from '@dwo/kits/miniatures/danger/desk';
import { dangerRanges } from '@dwo/kits/miniatures/danger/marks';
import { marksOfDanger } from '@dwo/kits/miniatures/danger/moving';
import { withHint } from '@dwo/kits/miniatures/hints/over';
import { type BoardGame, BoardHost } from '@dwo/kits/miniatures/hud/board-host';
import type { Scene } from '@dwo/kits/miniatures/model';
import { withOrders } from '@dwo/kits/miniatures/orders/over';
import { onShow } from '@dwo/kits/shell/moves';
import { useEffect } from 'preact/hooks';
import { FIGURES } from '../../art/figures/on-the-table';
import { watch } from '../../danger/watching';
import { useOpenMatch } from '../../match-context';
import { STANDING } from '../../standing';
import { desk, store } from '../../store';
import { shownFor } from '../../tools/figures';
import { ORDERS } from '../../tools/order-hands';
import { factsOf } from '../facts';
import { beginning } from './beginning';
import { sceneModel } from './scene-model';

interface TableHostProps {
  /** Called with the board once it is open, and with null when it is removed. */
  readonly onScene: (scene: Scene | null) => void;
}

export function TableHost({ onScene }: TableHostProps) {
  const { toolbox, session } = useOpenMatch();
  useEffect(() => () => watch.close(), []);
  return <BoardHost game={BOARD} line={session} toolbox={toolbox} danger={watch} onScene={onScene} />;
}

const BOARD: BoardGame = {
  art: FIGURES,
  draw(scene) {
    const { match } = store.getState();
    const { names, selected, plan } = desk.getState();
    const state = onShow(match);
    if (match === null || state === null || names === null) return false;
    const { ready } = factsOf(state);
    const model = sceneModel({ state, names, seat: match.seat, selected, plan, canAct: (id) => ready.has(id) });
    const marks = [...(model.marks ?? []), ...marksOfDanger(STANDING, state, plan.kind === 'move' ? plan : null)];
    const now = dangerDesk.getState();
    const ranges = [...model.ranges, ...dangerRanges(now, (figure) => shownFor(state, figure))];
    const { seat } = match;
    const ordered = withOrders({ ...model, marks, ranges }, ORDERS, {
      state,
      seat,
      selected,
      plan,
      standing: STANDING,
    });
    scene.show(withHint({ ...ordered, danger: now.all?.field ?? null }, state));
    return true;
  },
  begin() {
    const { match } = store.getState();
    const state = onShow(match);
    if (match === null || state === null) throw new Error('There is no first view before the game begins');
    return beginning(state, match.seat);
  },
  also: () => desk.getState().names,
};
