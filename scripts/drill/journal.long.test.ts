/** The short form of the drill: database and processes are killed and stopped, and no match forks. */
import { trouble } from './journal';

test('every trouble once: nothing accepted is lost, nothing is written twice, no match forks, nobody crashes', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { accepted, takeovers, ...broken } = await trouble(4, 3);
  expect(broken).toEqual({ troubles: 4, lost: 0, duplicated: 0, forks: 0, crashed: 0 });
  expect(accepted).toBeGreaterThan(50);
  expect(takeovers).toBeGreaterThan(0);
}, 600_000);
