import { frozen } from '@dwo/kernel';
import { mayAskAdvice } from '@dwo/kits/shell/advice';
import { advise } from '../../bot';
import type { Intent } from '../../rules';
import { dinoSoldiers } from '../../rules';
import { attack, DINOSAURS, SOLDIERS, scene, soldiersTurn } from '../../testing/table';
import { sentence } from './hint';

const table = frozen(
  soldiersTurn(
    ['oooo>', 'ooOoo'],
    [
      ['rocketGunner', 0, 0],
      ['rifleman', 0, 1],
      ['pachycephalosaurus', 4, 1],
    ],
  ),
);
const told = (intent: Intent, value: number | null = null) => sentence(table, { intent, value });

test('a hint is the choice in words: exact for an attack, counted for a way', () => {
  expect(told(attack(0, 'shoot', 2))).toBe('Hint: Rocket Gunner, Shoot at Pachycephalosaurus: one dies, exactly.');
  expect(told({ type: 'step', unit: 1, x: 1, y: 0 })).toBe(
    'Hint: Rifleman goes to B1. 1 enemy is in its range there, and 1 enemy can reach it (now 1).',
  );
  expect(told({ type: 'endTurn' })).toMatch(/^Hint: nothing that is left would help/);
});

test('the expectation of playouts is called an estimate', () => {
  expect(told({ type: 'endTurn' }, -3.2)).toMatch(/Estimate: you end up 3 points behind\.$/);
  expect(told({ type: 'endTurn' }, 55)).toMatch(/Estimate: you win\.$/);
  expect(told({ type: 'endTurn' }, 0.2)).toMatch(/Estimate: both sides end up even\.$/);
});

test('the advice is legal, whoever asks for it', () => {
  const dice = { roll: () => 1 };
  for (const [state, seat] of [
    [table, SOLDIERS],
    [
      frozen(
        scene(
          ['oooo'],
          [
            ['velociraptor', 0, 0],
            ['rifleman', 3, 0],
          ],
        ),
      ),
      DINOSAURS,
    ],
  ] as const) {
    expect(dinoSoldiers.check(state, seat, advise(dinoSoldiers.view(state, seat), seat, dice).intent)).toBeNull();
  }
});

test('hints are given against computers alone, to whom it is to move', () => {
  const match = (bots: readonly boolean[], over = false) => ({
    rules: dinoSoldiers as never,
    state: table,
    seat: SOLDIERS,
    seats: [SOLDIERS],
    outcome: over ? {} : null,
    lobby: { chairs: bots.map((bot) => ({ bot })) as never },
  });
  expect(mayAskAdvice(match([true, false]))).toBe(true);
  expect(mayAskAdvice(match([false, false]))).toBe(false);
  expect(mayAskAdvice(match([true, false], true))).toBe(false);
  expect(mayAskAdvice(null)).toBe(false);
});
