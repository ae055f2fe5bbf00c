import { scriptedDice } from '@dwo/kernel';
import { Chairs, EMPTY_CHAIR, type Sitter } from './chairs';

const LABELS = ['army', 'army', 'dinosaurs'];
const sitter = (name: string, wish: string): Sitter => ({
  ...EMPTY_CHAIR,
  name,
  wish,
  strength: null,
  tokenHash: new Uint8Array([name.length]),
});

function seated(...wishes: string[]): Chairs {
  const chairs = new Chairs(LABELS, []);
  for (const wish of wishes) {
    const place = chairs.findPlace(wish, null);
    if (typeof place === 'string') throw new Error(place);
    chairs.put(place, sitter(wish, wish));
  }
  return chairs;
}

test.each([
  [[], 'army', 0],
  [['army'], 'army', 1],
  [['army', 'army'], 'army', 'CHAIR_TAKEN'],
  [['random', 'random'], 'dinosaurs', 2],
  [['random', 'dinosaurs'], 'dinosaurs', 'CHAIR_TAKEN'],
  [['random', 'random', 'random'], 'random', 'MATCH_FULL'],
  [[], 'referee', 'CHAIR_UNKNOWN'],
] as const)('with %j seated, a wish for %s gets %j', (wishes, wish, place) => {
  expect(seated(...wishes).findPlace(wish, null)).toBe(place);
});

test('a wish can be changed while all wishes can still be fulfilled', () => {
  const chairs = seated('army', 'random', 'dinosaurs');
  expect(chairs.findPlace('random', 0)).toBe(0);
  expect(chairs.findPlace('dinosaurs', 0)).toBe('CHAIR_TAKEN');
});

test.each([
  [
    ['dinosaurs', 'random', 'army'],
    [1, 1],
    [2, 0, 1],
    ['random', 'army', 'dinosaurs'],
  ],
  [
    ['random', 'random', 'random'],
    [3, 2],
    [0, 1, 2],
    ['random', 'random', 'random'],
  ],
  [
    ['random', 'random', 'random'],
    [1, 1],
    [1, 2, 0],
    ['random', 'random', 'random'],
  ],
])('%j with dice %j get the seats %j', (wishes, faces, seats, bySeat) => {
  const chairs = seated(...wishes);
  const given = chairs.seats(scriptedDice([['seat', ...faces]]));
  expect(wishes.every((wish, place) => wish === 'random' || LABELS[given[place] as number] === wish)).toBe(true);
  expect(new Set(given)).toEqual(new Set([0, 1, 2]));
  expect(given).toEqual(seats);
  chairs.reseat(given);
  expect(chairs.all.map((who) => who?.wish)).toEqual(bySeat);
  expect(chairs.records().map(({ place }) => place)).toEqual([0, 1, 2]);
});

test('a token finds its chair', () => {
  const chairs = seated('army', 'dinosaurs');
  expect(chairs.placeOf(new Uint8Array(['dinosaurs'.length]))).toBe(1);
  expect(chairs.placeOf(new Uint8Array([77]))).toBeNull();
  expect(chairs.placeOf(new Uint8Array([1, 2]))).toBeNull();
  expect(chairs.complete).toBe(false);
});
