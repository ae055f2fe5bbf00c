import { frozen } from '@dwo/kernel';
import { outcomeOf } from '../bot/foresight/outcome';
import type { Attack } from '../rules';
import { attack, soldiersTurn } from '../testing/table';
import { blowText } from './mode-text';

const told = (victim: 'velociraptor' | 'stegosaurus' | 'dilophosaurus', hp: number) => {
  const state = frozen(
    soldiersTurn(
      ['oo'],
      [
        ['rifleman', 0, 0],
        [victim, 1, 0, { hp }],
      ],
    ),
  );
  return outcomeOf(state, attack(0, 'shoot', 1) as Attack).blows.map(blowText);
};

test('DS-AB-AGI-1 a hit that waits is told as damage or death that comes later, and no other', () => {
  expect(told('velociraptor', 2)).toEqual(['−1 later']);
  expect(told('velociraptor', 1)).toEqual(['dies later']);
  expect(told('dilophosaurus', 2)).toEqual(['−1 (1 left)']);
  expect(told('dilophosaurus', 1)).toEqual(['dies']);
});
