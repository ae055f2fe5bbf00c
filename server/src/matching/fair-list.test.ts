import type { MatchSummary } from '@dwo/shared';
import { fairList, type Listed, listedIn } from './fair-list';

const entry = (id: string, address: string, person: string | null = null, stage = 'lobby'): Listed => ({
  summary: { id, stage } as MatchSummary,
  address,
  person,
});
const ids = (list: readonly MatchSummary[]) => list.map(({ id }) => id);

test('of one address the latest four waiting games are shown; others keep their places', () => {
  const flood = Array.from({ length: 100 }, (_, n) => entry(`flood-${n}`, 'evil'));
  expect(ids(fairList([...flood, entry('old', 'kind')], 100))).toEqual([
    ...['flood-0', 'flood-1', 'flood-2', 'flood-3'],
    'old',
  ]);
});

test('of one person the latest two are shown, whatever address they come from', () => {
  const list = ['a', 'b', 'c'].map((address) => entry(address, address, 'ann'));
  expect(ids(fairList(list, 100))).toEqual(['a', 'b']);
});

test('matches under way take their places in turn by address when the list is full', () => {
  const flood = Array.from({ length: 100 }, (_, n) => entry(`flood-${n}`, 'evil', null, 'playing'));
  const list = [...flood, entry('first', 'one', null, 'playing'), entry('second', 'two', null, 'playing')];
  expect(ids(fairList(list, 4))).toEqual(['flood-0', 'flood-1', 'first', 'second']);
  expect(fairList(list, 200)).toHaveLength(102);
});

test('an entry of a process of an older version counts for no address', () => {
  const { summary } = entry('old', '');
  expect(ids(fairList([listedIn(summary), listedIn(entry('new', 'x'))], 10))).toEqual(['old', 'new']);
});
