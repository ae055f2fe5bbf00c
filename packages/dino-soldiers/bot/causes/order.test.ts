/** Causes in the order of a turn: an attack before a move, and what is worth a move. */
import { frozen, type Seat } from '@dwo/kernel';
import { dinoSoldiers, type Intent, type Now, type State } from '../../rules';
import { attack, DINOSAURS, SOLDIERS, scene, soldiersTurn, step } from '../../testing/table';
import { suspects } from '.';

const causesOf = (state: State, chosen: Intent, better: Intent, seat: Seat = SOLDIERS) =>
  suspects(dinoSoldiers.view(frozen(state), seat) as Now, seat, chosen, better);

test('DS-TURN-4 an attack that had better come before a move is told, and what is left of it after the move', () => {
  const units = [
    ['stegosaurus', 0, 0],
    ['rifleman', 2, 0],
  ] as const;
  const state = soldiersTurn(['oooooo'], units);
  const shot = attack(1, 'shoot', 0);
  const [near] = causesOf(state, step(1, 1, 0), shot);
  expect(near).toMatchObject({ id: 'attack-first', rule: 'DS-TURN-4', without: shot });
  expect(near?.facts).toMatchObject({ unit: 1, by: 1, target: 0, enters: false, lost: false });
  const range = soldiersTurn(['oooooooo'], [units[0], ['rifleman', 4, 0]]);
  expect(causesOf(range, step(1, 5, 0), shot)[0]?.facts).toMatchObject({ lost: true, otherDamage: 0 });
});

test('DS-PI-6 a unit does not miss an attack on a dinosaur of its own side', () => {
  const units = [
    ['compsognathus', 0, 0],
    ['dilophosaurus', 1, 0],
    ['rifleman', 8, 0],
  ] as const;
  const state = scene(['ooooooooo'], units, { step: 'move' });
  const causes = causesOf(state, { type: 'endMove' }, step(0, 1, 0), DINOSAURS);
  expect(causes.map(({ id }) => id)).not.toContain('out-of-range');
});
