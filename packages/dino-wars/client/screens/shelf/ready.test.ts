import { FIRST_GROUNDS, READY_FORCES, READY_GROUNDS, SCENARIO_GROUNDS } from '@dwo/dino-wars';
import { ready } from '../../words/en/ready';
import { named } from './ready';

test('everything ready-made has a name in the catalogue, and nothing else is renamed', () => {
  const all = [...READY_FORCES, ...FIRST_GROUNDS, ...READY_GROUNDS, ...Object.values(SCENARIO_GROUNDS)];
  expect(all.filter((each) => named<{ name: string }>(each) === each)).toEqual([]);
  expect(all.length).toBe(Object.keys(ready).length);
  const own = { name: 'Sgt. Orr’s Own' };
  expect(named(own)).toBe(own);
});
