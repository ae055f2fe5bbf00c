import { offersMatch } from './offers';

const IDS = ['fight', 'cards', 'whist'] as const;
type Id = (typeof IDS)[number];
const firstMatch = { wish: {}, side: 'any' };
const course = (parts: { readonly playsFrom?: Id; readonly firstMatch?: typeof firstMatch }) => ({
  placeOf: (id: Id) => IDS.indexOf(id) + 1,
  ...parts,
});

test('a first match is offered beside the next lesson from the one on after which a course says so', () => {
  const offered = IDS.filter((id) => offersMatch(course({ playsFrom: 'cards', firstMatch }), id));
  expect(offered).toEqual(['cards', 'whist']);
  expect(IDS.some((id) => offersMatch(course({ firstMatch }), id))).toBe(false);
  expect(IDS.some((id) => offersMatch(course({ playsFrom: 'fight' }), id))).toBe(false);
});
