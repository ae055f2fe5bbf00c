/** A tap on the bare table, while the chosen figure has an act before it can go anywhere. */
import { followings } from '@dwo/kernel/testing';
import type { TablePlan } from '@dwo/kits/miniatures/hud/contract';
import { TableToolbox } from '@dwo/kits/miniatures/hud/toolbox';
import type { Notice } from '@dwo/kits/shell/store';
import { dinosaurCowboys, type Intent, type State } from '../../rules';
import { testing } from '../../testing';
import { MINIATURES } from './index';

/** The first choice of a unit in a random match. */
function choosing(): State {
  for (const { seen } of followings(dinosaurCowboys, testing.soak(11).recording as never)) {
    const state = seen.at(-1)?.state as State | undefined;
    if (state?.phase === 'select') return state;
  }
  throw new Error('Nobody had to choose');
}

test('it says that the large button comes first, and keeps the choice', () => {
  const state = choosing();
  const [seat = 0] = dinosaurCowboys.awaiting(state);
  const [unit = ''] = MINIATURES.tray(state, seat);
  let plan: TablePlan<Intent> = { kind: 'none' };
  let selected: string | null = unit;
  let said: Notice | null = null;
  const world = {
    ...{ state: () => state, seat: () => seat, selected: () => selected, plan: () => plan, using: () => {} },
    lay(next: TablePlan<Intent>) {
      plan = next;
    },
    choose(figure: string | null) {
      selected = figure;
    },
    say(notice: Notice | null) {
      said = notice;
    },
    explain: ({ rule, code }: { rule: string; code: string }): Notice => ({ text: code, rule, tone: 'refusal' }),
    send: async () => null,
    busy: () => {},
  };
  const tools = new TableToolbox<State, Intent>(world, MINIATURES as never);
  tools.select(unit);
  const away = { x: 18_000, y: 18_000 };
  tools.point({ type: 'tap', at: away, figure: null, dragging: false, pointer: 'touch', under: [] });
  expect(selected).toBe(unit);
  expect(said).toMatchObject({ text: expect.stringContaining('large button'), tone: 'refusal' });
});
