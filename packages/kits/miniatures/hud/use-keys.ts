/** The keyboard of an open table. A text field and a focused button keep their own keys. */
import { useMemo } from 'preact/hooks';
import { mayAskAdvice } from '../../shell/advice';
import { store } from '../../shell/store';
import { carryOutOrders, giveOrders } from '../orders/at-table';
import { chooseOrder } from '../orders/ordering';
import { endStep } from './commands';
import type { OpenTable } from './context';
import { tableDesk } from './desk';
import { giveHint } from './hint-key';
import { type OwnActs, useCommands } from './use-commands';

/** Handles keys while the match is on the screen. */
export function useTableKeys(open: OpenTable): void {
  const own = useMemo((): OwnActs => {
    const { toolbox, danger } = open;
    return {
      weapon: ({ place }) => chooseOrder(toolbox.tool, place) || choose(toolbox, place),
      danger() {
        danger?.toggle();
        return danger !== null;
      },
      volley() {
        toolbox.volley();
        return open.game.volleys !== undefined;
      },
      orders() {
        const { orders } = open.game;
        if (orders !== undefined) giveOrders(open.toolbox, orders.hands);
        return orders !== undefined;
      },
      carry() {
        const { orders } = open.game;
        const { match } = store.getState();
        if (orders === undefined || match?.state == null || match.seat === null) return false;
        carryOutOrders(open.toolbox, orders.hands, match.state, match.seat);
        return true;
      },
      group() {
        toolbox.setUp?.line();
        return toolbox.setUp !== null;
      },
      hint() {
        if (mayAskAdvice(store.getState().match)) giveHint(open);
        return true;
      },
      end() {
        endStep(open);
        return true;
      },
    };
  }, [open]);
  useCommands(open, own);
}

/** Digits are for weapons, and for tools where there is no choice of weapons. */
function choose(toolbox: OpenTable['toolbox'], place: number): boolean {
  const { plan } = tableDesk.getState();
  const choice = plan.kind === 'aim' && plan.choices.length > 1 ? plan.choices[place] : undefined;
  if (choice !== undefined) toolbox.takeWeapon(choice.weapon);
  else {
    const use = toolbox.uses()[place];
    if (use === undefined) return false;
    toolbox.use(use.id);
  }
  return true;
}
