/** Choices of ignored attacks, and whether they matter. */
import { frozen } from '@dwo/kernel';
import type { State, UnitType } from '../../rules';
import { attack, DINOSAURS, endTurn, go, soldiersTurn } from '../../testing/table';
import { dodgingsOf, idleDodge, mayDodge } from './dodging';

/** A velociraptor that these soldiers beside it have all shot at. */
function shot(soldiers: readonly UnitType[], hp: number): State {
  const state = soldiersTurn(
    ['oo'],
    [['velociraptor', 0, 0, { hp }], ...soldiers.map((type) => [type, 1, 0] as const), ['stegosaurus', 1, 0]],
    { oneSpecies: true },
  );
  for (const [i] of soldiers.entries()) go(state, attack(i + 1, 'shoot', 0));
  go(state, endTurn);
  return state;
}

test('DS-AB-AGI-2 equal attacks need no question: ignoring either leaves the same', () => {
  const state = shot(['rifleman', 'rifleman'], 2);
  const [own] = dodgingsOf(frozen(state), DINOSAURS);
  expect(own?.matters).toBe(false);
  expect(own?.options.map(({ attack: at }) => at)).toEqual([1, 2, null]);
  const idle = idleDodge(frozen(state), DINOSAURS);
  expect(idle).toEqual({ type: 'dodge', choices: [{ unit: 0, attack: 1 }] });
  if (idle !== null) go(state, idle, DINOSAURS);
  expect(state.units[0]?.hp ?? 0).toBe(own?.options[0]?.left);
});

test('DS-AB-AGI-2 attacks of different weight are asked for, with what would remain', () => {
  const state = shot(['rifleman', 'rocketGunner'], 2);
  const [own] = dodgingsOf(frozen(state), DINOSAURS);
  expect(own?.matters).toBe(true);
  expect(mayDodge(state)).toBe(true);
  expect(own?.options.map(({ by, left }) => [by, left])).toEqual([
    [1, 0],
    [2, 1],
    [null, 0],
  ]);
  expect(idleDodge(frozen(state), DINOSAURS)).toBeNull();
});

test('DS-SEQ-5 outside of the dodge nothing is answered', () => {
  const state = soldiersTurn(
    ['oo'],
    [
      ['rifleman', 0, 0],
      ['stegosaurus', 1, 0],
    ],
  );
  expect(idleDodge(frozen(state), DINOSAURS)).toBeNull();
});
