import type { Intent } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import type { Hinted } from '@dwo/kits/miniatures/hints/contract';
import { nameFigures } from '../hud/words/names';
import { beast, man, tableOf } from '../tools/testing/table';
import { wordsOf } from './hint-words';

const ARMY = 0;

test.each([
  ['battle', /^Chance to win after it: 58%/],
  ['gate', /^(?!.*Chance to win)/],
] as const)('a hint tells the chance of a %s only where playouts reach the end of its mission', (scenario, worth) => {
  const figures = { soldiers: [man('s1', 3000, 1000)], dinosaurs: [beast('d1', 3000, 9000)] };
  const table = { widthCi: 9600, heightCi: 12000, terrain: [] };
  const state = tableOf(figures, 'army-movement', { scenario, table }) as Frozen<ReturnType<typeof tableOf>>;
  const intent: Intent = { type: 'move', figure: 's1', path: [{ x: 3000, y: 1300 }], stopAt: null };
  const next = { intent: { ...intent, path: [{ x: 3300, y: 1000 }] }, loss: 0.2, error: 0.01 };
  const advice = { intent, chance: { share: 0.58, error: 0.02 }, next, odds: {}, evaluated: 9 };
  const hinted = { advice, risks: [] } as unknown as Hinted<Intent>;
  const words = wordsOf({ state, seat: ARMY, names: nameFigures(state) }, hinted);
  expect(words.worth).toMatch(worth);
  if (scenario === 'gate') expect(words.next).not.toMatch(/chance/);
});
