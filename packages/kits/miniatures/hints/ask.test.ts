/** A hint that is asked for while the table still plays what happened. */
import { emptyMatch, store } from '../../shell/store';
import { closeHint, giveHintOf } from './ask';
import { hintDesk } from './desk';

const EARLIER = { turn: 1 };
const NEWEST = { turn: 2 };

test('the table is brought in step, and the hint is about the newest position', () => {
  store.setState({ match: { ...emptyMatch('m'), state: NEWEST, shown: EARLIER, seat: 0 } });
  const takesPress = jest.fn(() => {
    const { match } = store.getState();
    if (match !== null) store.setState({ match: { ...match, shown: NEWEST } });
    return false;
  });
  giveHintOf({
    line: { takesPress },
    about: {},
    taught: () => ({ text: 'Walk on.', intent: null }),
    thinker: () => {
      throw new Error('A lesson needs none');
    },
    words: () => ({ does: '', worth: '', next: '' }),
    drawn: () => ({ ghost: null, plan: null }),
  });
  expect(takesPress).toHaveBeenCalledTimes(1);
  expect(store.getState().match?.shown).toBe(NEWEST);
  expect(hintDesk.getState()).toMatchObject({ of: NEWEST, hint: { does: 'Walk on.' } });
  closeHint();
  store.setState({ match: null });
});
