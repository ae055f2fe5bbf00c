/** Standing orders: what each soldier does by himself when he is overrun (DW-R-17). */
import { type FigureId, STANDING_ORDERS, type StandingOrder } from '@dwo/dino-wars';
import { useOpenMatch } from '../match-context';
import { store } from '../store';
import { useStore } from '../use-store';
import { figuresOf } from './facts';
import { RuleTag } from './rule-tag';
import { ORDER_NAMES } from './words';

export function OrdersPanel() {
  const { toolbox } = useOpenMatch();
  const state = useStore(store, (app) => app.match?.state ?? null);
  const seat = useStore(store, (app) => app.match?.seat ?? null);
  const names = useStore(store, (app) => app.match?.names ?? null);
  if (state === null || seat === null || state.players[seat]?.side !== 'army') {
    return <p class="note">Standing orders are for soldiers. Your dinosaurs need none.</p>;
  }
  const soldiers = figuresOf(state, seat);
  const orders = new Set(soldiers.map((id) => state.soldiers[id]?.order));
  const common = orders.size === 1 ? ([...orders][0] ?? null) : null;
  const give = (figure: FigureId | null, order: StandingOrder) => void toolbox.wish({ type: 'order', figure, order });
  return (
    <div class="orders">
      <p>
        What a soldier does when a dinosaur overruns him. “Ask me” gives you 20 seconds to choose.{' '}
        <RuleTag id="DW-R-17" />
      </p>
      <OrderRow name="All soldiers" order={common} onOrder={(order) => give(null, order)} strong />
      {soldiers.map((id) => (
        <OrderRow
          key={id}
          name={names?.full(id) ?? id}
          order={state.soldiers[id]?.order ?? null}
          onOrder={(order) => give(id, order)}
        />
      ))}
    </div>
  );
}

interface OrderRowProps {
  readonly name: string;
  readonly order: StandingOrder | null;
  readonly onOrder: (order: StandingOrder) => void;
  readonly strong?: boolean;
}

function OrderRow({ name, order, onOrder, strong = false }: OrderRowProps) {
  return (
    <fieldset class={`orders__row ${strong ? 'orders__row--all' : ''}`}>
      <legend class="orders__name">{name}</legend>
      {STANDING_ORDERS.map((each) => (
        <button
          key={each}
          type="button"
          class="orders__choice"
          aria-pressed={each === order}
          onClick={() => each !== order && onOrder(each)}
        >
          {ORDER_NAMES[each]}
        </button>
      ))}
    </fieldset>
  );
}
