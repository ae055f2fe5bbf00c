import { startsOf } from './starts';

const ranch = { name: 'Ranch' };
const shelf = {
  kept: [
    { id: 'k1', document: { name: 'Ranch' } },
    { id: 'k2', document: { name: 'Ranch' } },
  ],
};
const ready = [
  { id: 'ranch', document: ranch },
  { id: 'poachers', document: { name: 'Poachers' } },
];
const on = (id: string | null, begun: string | null) =>
  startsOf({ shelf, id, ready: begun }, ready).map((start) => start.on);

test('of documents with one name, the one that is open is chosen', () => {
  expect(on('k2', null)).toEqual([false, true, false, false]);
  expect(on(null, 'ranch')).toEqual([false, false, true, false]);
  expect(on(null, null)).toEqual([false, false, false, false]);
});

test('a ready-made document that was saved is one of the shelf', () => {
  expect(on('k1', 'ranch')).toEqual([true, false, false, false]);
});

test('a ready-made document is told by its id, and one of the shelf by none', () => {
  expect(startsOf({ shelf, id: null, ready: null }, ready).map(({ from }) => from)).toEqual([
    null,
    null,
    'ranch',
    'poachers',
  ]);
});
