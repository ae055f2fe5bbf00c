import type { Cast } from '@dwo/kits/replay/contract';
import { tableTalk } from '@dwo/kits/replay/table-talk';
import { saidOf } from './table-words';

const CAST = {
  seats: [
    { side: 'army', index: 0, name: 'Ann' },
    { side: 'dinosaurs', index: 0, name: 'Ben' },
    { side: 'army', index: 1, name: 'Cleo' },
  ],
  setting: { figures: { s1: { full: 'Pvt. Nash', short: 'Nash', owner: 0 } } },
} as unknown as Cast;

test('offers, giving up and clocks that ran out are moments that the log of the game tells itself', () => {
  const says = (seat: number, type: string, rest: object = {}) => ({ seat, intent: { type, ...rest } });
  const entries = [
    says(0, 'agreeEnd', { agreed: true }),
    says(2, 'agreeEnd', { agreed: true }),
    says(1, 'agreeEnd', { agreed: true }),
    says(1, 'agreeEnd', { agreed: false }),
    says(1, 'lapse'),
    says(0, 'timeOut', { figure: 's1' }),
    says(0, 'resign', { agreed: true }),
    { back: 6 },
    says(2, 'resign', { agreed: true }),
    says(0, 'resign', { agreed: true }),
    says(0, 'resign', { agreed: false }),
  ];
  expect(tableTalk({ entries }, CAST, saidOf).moments.map(({ n, text }) => `${n} ${text}`)).toEqual([
    '1 Ann offers to stop and score',
    '2 Cleo offers to stop and score',
    '3 Ben agrees to stop and score',
    '4 Ben would rather play on',
    '5 Ben has run out of time',
    '6 Ann did not answer in time for Pvt. Nash',
    '7 Ann would give up',
    '8 A move taken back',
    '9 Cleo would give up',
    '10 Ann gives up',
    '11 Ann does not give up after all',
  ]);
  expect(tableTalk({ entries }, CAST, saidOf).moments.every(({ logged }) => logged)).toBe(true);
});
