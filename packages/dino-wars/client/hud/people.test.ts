import type { Seatholder } from '@dwo/kits/shell/lobby';
import { isCallable, presenceOf } from '@dwo/kits/shell/presence';
import { actsFor } from '@dwo/kits/shell/seat-acts';

const here: Seatholder = {
  ...{ name: 'Ben', wish: '', label: 'army', taken: true, connected: true, bot: false },
  ...{ holder: '', player: '', open: false, away: null, callable: null, abortable: null },
  ...{ unready: false, locked: false, creates: false, arrives: '' },
};
const nobody = { seats: [], owns: null, callable: false, mates: [] };
const words = (...of: Parameters<typeof actsFor>) => actsFor(...of).map(({ word }) => word);

test.each<[Partial<Seatholder>, string]>([
  [{}, 'here'],
  [{ bot: true }, 'the computer'],
  [{ open: true }, 'open to a spectator'],
  [{ away: 1_000 }, 'away 1:00'],
  [{ holder: 'bot', player: 'Computer' }, 'the computer plays'],
  [{ holder: 'substitute', player: 'Eve' }, 'Eve plays · here'],
  [{ holder: 'mate', player: 'Ann', away: 1_000 }, 'Ann plays · away 1:00'],
])('%j is shown as %s', (chair, text) => {
  expect(presenceOf({ ...here, ...chair }, 61_000)).toBe(text);
});

test('the acts on a seat depend on its owner and its player', () => {
  expect(words(here, 0, { ...nobody, seats: [0] })).toEqual(['Let the computer play', 'Let a spectator play']);
  expect(words({ ...here, open: true }, 0, { ...nobody, seats: [0] })).toContain('No spectator after all');
  expect(words(here, 0, { ...nobody, seats: [0], mates: [{ seat: 1, name: 'Ann' }] })).toContain('Let Ann play');
  expect(words({ ...here, holder: 'mate' }, 1, { ...nobody, seats: [0, 1] })).toEqual(['Give it back']);
  expect(words({ ...here, holder: 'bot' }, 0, { ...nobody, owns: 0 })).toEqual(['Take my seat back']);
  expect(words(here, 1, { ...nobody, seats: [0] })).toEqual([]);
  const gone = { ...nobody, seats: [0], callable: true };
  expect(words(here, 1, gone)).toEqual(['Call the computer', 'Let a spectator play']);
  expect(words(here, 1, { ...gone, mates: [{ seat: 0, name: 'Ann' }] })).toContain('I play for them');
  expect(words(here, 1, { ...gone, seats: [] })).toEqual([]);
});

test('a substitute may be called in once the time of grace is over', () => {
  expect([
    isCallable(here, 9),
    isCallable({ ...here, callable: 9 }, 8),
    isCallable({ ...here, callable: 9 }, 9),
  ]).toEqual([false, false, true]);
});
