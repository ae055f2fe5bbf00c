/** A tap on the bare table, while the chosen figure has an act before it can go anywhere. */
import { followings } from '@dwo/kernel/testing';
import { handOf } from '@dwo/kits/miniatures/testing/hand';
import { dinosaurCowboys, type Intent, type State } from '../../rules';
import { testing } from '../../testing';
import { MINIATURES } from './index';

/** The first state of a random match in this phase. */
function firstIn(phase: State['phase']): State {
  for (const { seen } of followings(dinosaurCowboys, testing.soak(11).recording as never)) {
    const state = seen.at(-1)?.state as State | undefined;
    if (state?.phase === phase) return state;
  }
  throw new Error(`No state is in the phase ${phase}`);
}

test('it says that the large button comes first, and keeps the choice', () => {
  const state = firstIn('select');
  const [seat = 0] = dinosaurCowboys.awaiting(state);
  const [unit = ''] = MINIATURES.tray(state, seat);
  const { tools, selected, said } = handOf<State, Intent>(MINIATURES, state, seat, unit);
  tools.select(unit);
  const away = { x: 18_000, y: 18_000 };
  tools.point({ type: 'tap', at: away, figure: null, dragging: false, pointer: 'touch', under: [] });
  expect(selected()).toBe(unit);
  expect(said()).toMatchObject({ text: expect.stringContaining('large button'), tone: 'refusal' });
});

test('a turn to where a figure looks already is answered, and sends nothing', () => {
  const state = firstIn('phases');
  const [seat = 0] = dinosaurCowboys.awaiting(state);
  const unit = `${state.activation?.unit}`;
  const { tools, sent, said } = handOf<State, Intent>(MINIATURES, state, seat, unit);
  tools.select(unit);
  const use = MINIATURES.tools(state, seat, unit).find(({ type }) => type === 'turn');
  if (use?.type !== 'turn') throw new Error('It can not turn');
  tools.turnTo(use.use.present(state));
  tools.confirm();
  expect(sent).toEqual([]);
  expect(said()).toMatchObject({ text: 'It faces that way already.', tone: 'info' });
});
