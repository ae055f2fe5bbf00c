import { z } from 'zod';
import { store } from '../shell/store';
import type { DocumentKind } from './documents';
import { keepForMatch, keptForMatch } from './for-match';

const kindOf = (path: string): DocumentKind<{ name: string }> => ({
  ...{ what: 'force', format: `${path}-1`, part: path, shape: z.object({ name: z.string() }), other: null },
  ...{ key: `toys.${path}`, draftKey: `toys.${path}-draft`, noun: () => 'force' },
  page: { page: 'game', game: 'toys', path, hash: null },
});
const [HERD, ARMY] = [kindOf('herd'), kindOf('army')];
const open = (id: string) => store.setState({ match: { ...store.getState().match, id } as never });

test('a match is given the document of the kind that it asks for', () => {
  keepForMatch('m1', HERD, { name: 'Pack' });
  keepForMatch('m1', ARMY, { name: 'Guard' });
  open('m1');
  expect([keptForMatch(HERD), keptForMatch(ARMY)]).toEqual([{ name: 'Pack' }, { name: 'Guard' }]);
  open('m2');
  expect([keptForMatch(HERD), keptForMatch(ARMY)]).toEqual([null, null]);
  keepForMatch('m2', HERD, { name: 'Pack' });
  expect([keptForMatch(HERD), keptForMatch(ARMY)]).toEqual([{ name: 'Pack' }, null]);
});
