/** The tools of one player in a test, at a table that stays as it is: everything that they would send or say is kept. */
import type { Frozen, Seat, Tagged } from '@dwo/kernel';
import type { Notice } from '../../shell/store';
import type { TablePlan } from '../hud/contract';
import { TableToolbox } from '../hud/toolbox';

export function handOf<S extends object, I extends Tagged>(
  table: object,
  state: Frozen<S>,
  seat: Seat,
  chosen: string | null = null,
) {
  let plan: TablePlan<I> = { kind: 'none' };
  let selected = chosen;
  let said: Notice | null = null;
  const sent: I[] = [];
  const world = {
    ...{ state: () => state, seat: () => seat, selected: () => selected, plan: () => plan, using: () => {} },
    lay(next: TablePlan<I>) {
      plan = next;
    },
    choose(figure: string | null) {
      selected = figure;
    },
    say(notice: Notice | null) {
      said = notice;
    },
    explain: ({ rule, code }: { rule: string; code: string }): Notice => ({ text: code, rule, tone: 'refusal' }),
    async send(intent: I) {
      sent.push(intent);
      return null;
    },
    busy: () => {},
  };
  const tools = new TableToolbox<S, I>(world, table as never);
  return { tools, sent, plan: () => plan, selected: () => selected, said: () => said };
}
