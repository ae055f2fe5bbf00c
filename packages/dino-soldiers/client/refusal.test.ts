import { noticeNow, notify, store } from '@dwo/kits/shell/store';
import { clearRefusal } from './refusal';

test('a refusal goes by an allowed act, and news of other kinds stay', () => {
  notify({ text: 'Out of reach', rule: 'DS-MOV-6', tone: 'refusal' });
  expect(noticeNow(store.getState())?.text).toBe('Out of reach');
  clearRefusal();
  expect(noticeNow(store.getState())).toBeNull();
  notify({ text: 'Hint', rule: null, tone: 'info' });
  clearRefusal();
  expect(noticeNow(store.getState())?.text).toBe('Hint');
  notify(null);
});
