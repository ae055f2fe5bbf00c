import { PATIENCE_SECONDS, Patience, RELEASE_AWAITED, RELEASE_SECONDS } from './patience';

test('the worker waits longer for the page that a release is awaited for, and for no other', () => {
  let now = 0;
  const patience = new Patience(() => now);
  expect(patience.seconds).toBe(PATIENCE_SECONDS);
  patience.hear({ type: 'something else' });
  expect(patience.seconds).toBe(PATIENCE_SECONDS);
  patience.hear(RELEASE_AWAITED);
  expect(patience.seconds).toBe(RELEASE_SECONDS);
  now = 60_000;
  expect(patience.seconds).toBe(PATIENCE_SECONDS);
});
