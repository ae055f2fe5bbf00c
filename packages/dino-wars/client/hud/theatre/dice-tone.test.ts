import type { Side } from '@dwo/dino-wars';
import { toneFor as toneOf } from '@dwo/kits/miniatures/theatre/dice-show';
import { DICE } from '../../actions';
import type { DiceKind } from '../../actions/rolls';

const toneFor = ({ what, success }: { what: DiceKind; success: boolean }, side: Side | null) =>
  toneOf({ ...DICE[what], success }, side);

test.each([
  // Columns: roll, success, how the army sees it, how the dinosaurs see it.
  ['shot', true, 'hit', 'loss'],
  ['shot', false, 'miss', 'hit'],
  ['attack', true, 'loss', 'hit'],
  ['attack', false, 'hit', 'miss'],
  ['ram', true, 'hit', 'loss'],
  ['luck', true, 'hit', 'miss'],
  ['luck', false, 'loss', 'hit'],
  ['rage', true, 'miss', 'hit'],
  ['rage', false, 'hit', 'loss'],
  ['survival', false, 'loss', 'hit'],
  ['stray', true, 'loss', 'hit'],
  ['stray', false, 'hit', 'miss'],
] as const)('a %s (%s) is told by who gains: %s for the army, %s for the dinosaurs', (what, success, army, herd) => {
  expect([toneFor({ what, success }, 'army'), toneFor({ what, success }, 'dinosaurs')]).toEqual([army, herd]);
});

test('a spectator sees who succeeded', () => {
  expect([true, false].map((success) => toneFor({ what: 'attack', success }, null))).toEqual(['hit', 'miss']);
});
