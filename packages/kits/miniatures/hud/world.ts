/** The world of a toolbox: the open match of the page, or a table of its own on which nothing is played. */
import type { Frozen, Refusal, Seat } from '@dwo/kernel';
import type { MatchLine } from '../../shell/line';
import { type Notice, notify, store } from '../../shell/store';
import type { ToolWorld } from '../tools/tool-box';
import { patchTable, tableDesk } from './desk';

/** The open match, whose plans lie on the desk of the page. */
export function worldOn<S, I, P>(
  line: Pick<MatchLine, 'play'>,
  explain: (refusal: Refusal) => Notice,
): ToolWorld<S, I, P> {
  const match = () => store.getState().match;
  return {
    state: () => (match()?.state ?? null) as Frozen<S> | null,
    seat: () => match()?.seat ?? null,
    selected: () => tableDesk.getState().selected,
    plan: () => tableDesk.getState().plan as P,
    lay: (plan) => patchTable({ plan: plan as never }),
    choose: (selected) => patchTable({ selected, ending: false }),
    say: (notice) => notify(notice),
    explain,
    send: (intent) => line.play(intent as never),
    busy: (sending) => patchTable({ sending }),
  };
}

/** A table aside, to lay a plan of a hint; `laid` tells what lies on it. */
export function worldAside<S, I, P>(
  state: Frozen<S>,
  seat: Seat,
  none: P,
): { readonly world: ToolWorld<S, I, P>; laid(): { readonly selected: string | null; readonly plan: P } } {
  let [selected, plan]: [string | null, P] = [null, none];
  return {
    laid: () => ({ selected, plan }),
    world: {
      ...{ state: () => state, seat: () => seat, selected: () => selected, plan: () => plan },
      lay: (laid) => {
        plan = laid;
      },
      choose: (figure) => {
        selected = figure;
      },
      say: () => {},
      explain: ({ rule }) => ({ text: rule, rule, tone: 'refusal' }),
      send: () => Promise.reject(new Error('A hint plays nothing')),
      busy: () => {},
    },
  };
}
