/** The buttons of lasting orders: one that carries them out, one that gives them to the figures in hand. */
import { useStore } from '../../shell/use-store';
import { Icon } from '../../ui/icons';
import { tableDesk } from '../hud/desk';
import { carryOutOrders, giveOrders } from './at-table';
import { type OrdersBoard, useDue, useTurn } from './board';
import { say } from './words';
import './orders.css';

interface Props<S, I> {
  readonly board: OrdersBoard<S, I>;
}

/** The button "Carry out orders (14)" while there are any to carry out. */
export function OrdersBar<S, I>({ board }: Props<S, I>) {
  const kind = useStore(tableDesk, ({ plan }) => plan.kind as string);
  const turn = useTurn<S>();
  const due = useDue(board.hands, kind !== 'carrying' && kind !== 'ordering');
  if (turn === null || due === 0) return null;
  return (
    <button
      type="button"
      class="btn chip orders-bar"
      data-testid="carry-out"
      onClick={() => carryOutOrders(board.box, board.hands, turn.state, turn.seat)}
    >
      <Icon name="flag" size={18} />
      <span>{say('carry.button', { count: due })}</span>
      <span class="btn__key chip__key" aria-hidden="true">
        O
      </span>
    </button>
  );
}

/** Begins to give orders to the selected figure or group; nothing for figures that can have none. */
export function OrderChip<S, I>({ board, figures }: Props<S, I> & { readonly figures: readonly string[] }) {
  const turn = useTurn<S>();
  if (turn === null) return null;
  const { hands, box } = board;
  if (!figures.some((figure) => hands.takes(turn.state, turn.seat, figure).length > 0)) return null;
  return (
    <button type="button" class="btn chip" data-testid="give-orders" onClick={() => giveOrders(box, hands)}>
      <Icon name="flag" size={18} />
      <span>{say('give.button')}</span>
      <span class="btn__key chip__key" aria-hidden="true">
        I
      </span>
    </button>
  );
}
