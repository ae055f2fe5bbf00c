/** Tests that a lobby can be shown while its change to a larger battle is being stored. */
import { type Game, matchClass } from '@dwo/shared';
import { tallyGame } from '../../../test/tally';
import { Chairs, EMPTY_CHAIR } from './chairs';
import { showLobby } from './show-lobby';

test('chairs that are not stored yet are left out', () => {
  const root = new (matchClass(tallyGame() as Game))();
  Object.assign(root, { stage: 'lobby', creator: '', waits: false, watchers: 0 });
  const chairs = new Chairs(['odd', 'even'], [{ ...EMPTY_CHAIR, name: 'Ann', place: 0, wish: 'odd' }]);
  const lobby = { chairs, isHosted: false, waits: false, unready: new Set<number>(), isCreator: () => false };
  expect(() => showLobby(root, lobby as never, [], null)).not.toThrow();
});
