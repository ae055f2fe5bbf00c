import { dinoWars, PRESETS, type State } from '@dwo/dino-wars';
import { type Frozen, seededDice } from '@dwo/kernel';
import { goalOf, shortGoalOf } from './goal';

const start = (preset: 'quick' | 'gate' | 'island') =>
  dinoWars.setup(PRESETS[preset](), seededDice(new Uint8Array(32), 0)) as State;

/** The state with this many dinosaurs dead. */
function after(state: State, dead: number): Frozen<State> {
  const next = structuredClone(state);
  for (const dinosaur of Object.values(next.dinosaurs).slice(0, dead)) dinosaur.alive = false;
  return next;
}

test('DW-WIN-1 the goal counts who is left to be wiped out', () => {
  const quick = start('quick');
  expect(goalOf(quick, 'army')).toBe('Wipe out all five dinosaurs');
  expect(goalOf(after(quick, 2), 'army')).toBe('Wipe out the 3 dinosaurs left');
  expect(goalOf(after(quick, 4), 'army')).toBe('Wipe out the last dinosaur');
  expect(goalOf(after(quick, 5), 'army')).toBe('The side that wipes out the other wins.');
  expect(goalOf(quick, 'dinosaurs')).toBe('Wipe out all ten soldiers');
  const pair = structuredClone(quick);
  pair.dinosaurs = Object.fromEntries(Object.entries(pair.dinosaurs).slice(0, 2));
  expect(goalOf(pair, 'army')).toBe('Wipe out both dinosaurs');
  expect(goalOf(start('island'), 'army')).toMatch(/^Wipe out all \d+ dinosaurs$/);
});

test('DW-GATE-1 in the Time Gate each side has a goal of its own, and the army is told that the enemy hides', () => {
  const gate = start('gate');
  expect(goalOf(gate, 'army')).toMatch(/second pole.*get out.*hide/);
  expect(goalOf(gate, 'dinosaurs')).toMatch(/nobody out/);
  expect(goalOf(gate, null)).toMatch(/army must.*dinosaurs hide/);
  expect(shortGoalOf(gate, 'army')).toMatch(/get out.*hide/);
});
