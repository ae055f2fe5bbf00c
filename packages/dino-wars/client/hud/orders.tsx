/** Lasting orders at the table of this game. */

import { OrdersCard } from '@dwo/kits/miniatures/orders/carrying-card';
import { OrderChip, OrdersBar } from '@dwo/kits/miniatures/orders/orders-bar';
import { useOpenMatch } from '../match-context';
import { ordersOf } from '../tools/orders';

/** The card of an order that is being given, or of orders that are to be carried out. */
export function Orders({ docked = false }: { readonly docked?: boolean }) {
  const { toolbox } = useOpenMatch();
  return <OrdersCard board={ordersOf(toolbox)} docked={docked} />;
}

/** The button that carries orders out. */
export function OrdersLine() {
  const { toolbox } = useOpenMatch();
  return <OrdersBar board={ordersOf(toolbox)} />;
}

/** The chip that begins an order for these figures. */
export function OrdersChip({ figures }: { readonly figures: readonly string[] }) {
  const { toolbox } = useOpenMatch();
  return <OrderChip board={ordersOf(toolbox)} figures={figures} />;
}
