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

test('DW-GATE-2 the goal at the Time Gate names the pole, and follows the mission: search, carry, set up, get out', () => {
  const gate = start('gate');
  expect(goalOf(gate, 'army')).toMatch(/second pole.*18".*hide/);
  expect(shortGoalOf(gate, 'army')).toBe('Find the second pole, get out.');
  expect(goalOf(gate, 'dinosaurs')).toMatch(/second pole.*nobody out/);
  expect(goalOf(gate, null)).toMatch(/army looks for the second pole/);
  const poles = (apartCi: number, status: 'lying' | 'set-up'): Frozen<State> => {
    const own = { x: 4000, y: 4000, status, carrier: null };
    return { ...gate, poles: { 'pole-1': own, 'pole-2': { ...own, x: 4000 + apartCi } } };
  };
  expect(shortGoalOf(poles(6400, 'lying'), 'army')).toBe('Join the poles: 64" apart.');
  expect(goalOf(poles(6400, 'lying'), 'army')).toMatch(/64" apart, 6" at most/);
  expect(shortGoalOf(poles(500, 'lying'), 'army')).toBe('Set up both poles: 0 of 2.');
  const count = Object.keys(gate.soldiers).length;
  expect(shortGoalOf(poles(500, 'set-up'), 'army')).toBe(`Get out: 0 of ${count}.`);
  expect(shortGoalOf(poles(500, 'set-up'), 'dinosaurs')).toBe(`Let nobody out: 0 of ${count}.`);
});

test('DW-R-97 the goal at the Time Gate says when quiet turns are about to end the match', () => {
  const gate = start('gate');
  expect(goalOf(gate, 'army')).not.toMatch(/quiet/);
  expect(goalOf({ ...gate, quietTurns: 6 }, 'army')).toMatch(/6 of 10 quiet turns\.$/);
});
