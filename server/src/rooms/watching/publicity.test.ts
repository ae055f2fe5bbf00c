import type { MatchRecord } from '../../journal/journal';
import { originPublicAt } from './publicity';

const matches: Readonly<Record<string, Pick<MatchRecord, 'endedAt' | 'delay' | 'origin'>>> = {
  first: { endedAt: 1_000, delay: 60, origin: null },
  second: { endedAt: 5_000, delay: 0, origin: { match: 'first', step: null } },
  open: { endedAt: 9_000, delay: 0, origin: null },
};
const journal = { match: async (id: string) => (matches[id] as MatchRecord | undefined) ?? null };
const after = (match: string) => originPublicAt(journal, { origin: { match, step: null } });

test('a rematch becomes public when the ends of all matches before it have been seen', async () => {
  expect(await after('first')).toBe(61_000);
  expect(await after('second')).toBe(61_000);
});

test('any other match is public at once', async () => {
  expect(await after('open')).toBe(0);
  expect(await after('lost')).toBe(0);
  expect(await originPublicAt(journal, { origin: null })).toBe(0);
});
