/** Binds keys to the open match. */
import { type OpenFace, useFace } from '@dwo/kits/miniatures/hud/context';
import { type OwnActs, useCommands } from '@dwo/kits/miniatures/hud/use-commands';
import { carryOutOrders, giveOrders } from '@dwo/kits/miniatures/orders/at-table';
import { mayAskAdvice } from '@dwo/kits/shell/advice';
import { useMemo } from 'preact/hooks';
import { giveHint } from '../lessons/hint';
import type { OpenMatch } from '../match-context';
import { desk, store } from '../store';
import { ORDERS } from '../tools/order-hands';
import { endPhase } from './commands';
import { leftUndone } from './facts';

/** Handles keys while the match is on the screen. */
export function useKeys({ session, toolbox }: OpenMatch): void {
  const { danger } = useFace();
  const hands = useMemo(() => ({ line: session, toolbox }), [session, toolbox]);
  const own = useMemo(() => ownActs({ session, toolbox }, danger), [session, toolbox, danger]);
  useCommands(hands, own);
}

/** The keys of this game's own acts. */
function ownActs({ session, toolbox }: OpenMatch, watch: OpenFace['danger']): OwnActs {
  const done = (act: () => void) => () => {
    act();
    return true;
  };
  return {
    turn({ degrees }) {
      const { plan } = desk.getState();
      if (plan.kind === 'move' || plan.kind === 'none') toolbox.face();
      toolbox.turn(degrees);
      return true;
    },
    face: done(() => toolbox.face()),
    gun: done(() => toolbox.face('gun')),
    group: done(() => (store.getState().match?.state?.placing == null ? toolbox.group() : toolbox.line())),
    volley: done(() => toolbox.volley()),
    orders: done(() => giveOrders(toolbox, ORDERS)),
    carry: done(() => {
      const { match } = store.getState();
      if (match?.state != null && match.seat !== null) carryOutOrders(toolbox, ORDERS, match.state, match.seat);
    }),
    danger: done(() => watch?.toggle()),
    hint: done(() => {
      if (mayAskAdvice(store.getState().match)) giveHint(toolbox, session);
    }),
    end: done(() => {
      const { match } = store.getState();
      if (match?.state != null && match.seat !== null) endPhase(toolbox, leftUndone(match.state, match.seat));
    }),
  };
}
