import { type SuspectOf, suspectsOf } from './suspects';

type Walk = { readonly type: 'walk'; readonly to: number };
type Suspect = SuspectOf<object, Walk, string>;

const to = (place: number): Walk => ({ type: 'walk', to: place });
const cause = (id: string, without: Walk) => ({ id, rule: 'X-1', facts: {}, without });
const far: Suspect = ({ chosen, better }) => (chosen.to > better.to ? cause('far', better) : null);
const odd: Suspect = ({ chosen, better }) => (chosen.to % 2 === 1 ? cause('odd', better) : null);
const place: Suspect = ({ better }) => cause('place', better);
const none: Suspect = () => null;
const found = (last: Suspect, chosen: Walk, better: Walk) =>
  suspectsOf([far, odd], last)({}, 0, chosen, better).map(({ id }) => id);

test('all causes are found, in their order', () => {
  expect(found(place, to(5), to(2))).toEqual(['far', 'odd']);
  expect(found(place, to(4), to(2))).toEqual(['far']);
});

test('a worse place is a cause only where nothing else is known', () => {
  expect(found(place, to(2), to(4))).toEqual(['place']);
  expect(found(none, to(2), to(4))).toEqual([]);
});

test('nothing is behind a choice that is the better one itself', () => {
  expect(found(place, to(5), to(5))).toEqual([]);
});

test('a worse place comes last where every other cause still has to be shown by a harm', () => {
  const hurt: Suspect = ({ better }) => ({ ...cause('hurt', better), hurts: 'a' });
  const both = suspectsOf([hurt], place)({}, 0, to(5), to(2));
  expect(both.map(({ id, isLast }) => [id, isLast])).toEqual([
    ['hurt', undefined],
    ['place', true],
  ]);
  expect(suspectsOf([hurt, odd], place)({}, 0, to(5), to(2)).map(({ id }) => id)).toEqual(['hurt', 'odd']);
});
