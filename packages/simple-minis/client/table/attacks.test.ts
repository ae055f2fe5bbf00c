/** Aiming: a press on a figure of the player's own never means an attack (VS-R-29). */
import { frozen } from '@dwo/kernel';
import type { Fig } from '../../rules';
import { at, inStep, scene, terrain } from '../../testing/table';
import { breakingOf, DISTANCE, skillsOf } from './attacks';
import { COURSE } from './course';
import { marksOf } from './marks';

const pressed = (figure: string) => ({ figure, under: [figure], terrain: null });

test('VS-R-29 a press means the enemy or the wild creature that it hits, and selects a figure of the own side', () => {
  const own = [at('cowhand', 0, 20, 20), at('cowhand', 0, 22, 20), at('horse', 0, 24, 20)];
  const foes = [at('cowhand', 1, 28, 20), at('horse', 1, 30, 20), at('raptor', null, 30, 24)];
  const state = frozen(inStep('distance', scene([...own, ...foes])));
  const meant = [...own, ...foes].map((_, id) => DISTANCE.meant(state, pressed(`${id}`)));
  expect(meant).toEqual([[], [], [], ['3'], ['4'], ['5']]);
});

test('VS-R-17 a horse of the own side under an enemy is a target, with its rider', () => {
  const figures = [at('cowhand', 0, 20, 20), at('horse', 0, 28, 20), at('cowhand', 1, 28, 20, { riding: 1 })];
  const state = frozen(inStep('distance', scene(figures)));
  expect(DISTANCE.meant(state, pressed('1'))).toEqual(['2', '1']);
});

test('VS-SCN-2a calming tells its chance, and its points only the first time', () => {
  const figures = [at('tracker', 0, 20, 20), at('triceratops', null, 24, 20)];
  const state = inStep('skill', scene(figures, { options: { scenario: 'dinosaurs_loose' } }));
  const toldIn = () =>
    skillsOf(frozen(state), 0, frozen(state).figures[0] as Fig).map((use) => use.type === 'press' && use.note?.text);
  expect(toldIn()).toEqual(['67% chance: Triceratops does nothing next round, and you score 2 points.']);
  state.figures[1]?.calmers.push(0);
  expect(toldIn()).toEqual(['67% chance: Triceratops does nothing next round.']);
});

test('VS-SCN-3a lifting an egg tells its chance, and that the sleeper wakes', () => {
  const figures = [at('scout', 0, 36, 24), at('tyrannosaurus', null, 40, 24, { asleep: true })];
  const state = frozen(inStep('skill', scene(figures, { features: null, options: { scenario: 'capture_the_egg' } })));
  const [use] = skillsOf(state, 0, state.figures[0] as Fig);
  expect(use?.type === 'press' && use.note?.text).toBe('67% chance: an egg in hand, but the sleeper wakes up.');
});

test('VS-TER-3 a section that can be struck is marked with the chance that it falls, one out of reach is not', () => {
  const fence = (id: string, x: number) =>
    terrain('fence', id, [
      [x, 18],
      [x, 22],
    ]);
  const figures = [at('triceratops', 0, 20, 20), at('cowhand', 1, 60, 20)];
  const state = frozen(inStep('hand', scene(figures, { features: [fence('near', 21.9), fence('far', 30)] })));
  const marks = marksOf(state, { seat: 0, selected: '0' });
  expect(marks).toMatchObject([
    { type: 'disc', at: { x: 2190, y: 2000 }, label: expect.stringMatching(/^Fence \d+%$/) },
  ]);
  const [use] = breakingOf(state, 0, state.figures[0] as Fig);
  expect(use).toMatchObject({ type: 'press', intent: { type: 'attackTerrain', section: 'near' } });
  expect(use?.word).toMatch(/^Break the fence: \d+%$/);
});

test('a figure that could only break a fence has nothing left to do, and can still be told to break it', () => {
  const fence = terrain('fence', 'near', [
    [21.9, 18],
    [21.9, 22],
  ]);
  const left = (x: number) => {
    const figures = [at('triceratops', 0, 20, 20), at('cowhand', 1, x, 20)];
    const state = frozen(inStep('hand', scene(figures, { features: [fence] })));
    const breaks = COURSE.tools(state, 0, '0').some(({ id }) => id === 'break');
    return [COURSE.end(state, 0)?.undone, COURSE.ready(state, '0'), breaks];
  };
  // The number on the key and the colour of the cards tell the same.
  expect(left(60)).toEqual([0, 'idle', true]);
  expect(left(18)).toEqual([1, 'ready', true]);
});

test('VS-TER-3 each row of a blow at a fence is a step to bringing it down, and the next figure aims at no fence by itself', () => {
  const fence = terrain('fence', 'near', [
    [21.9, 18],
    [21.9, 22],
  ]);
  const figures = [at('triceratops', 0, 20, 20), at('cowhand', 1, 60, 20)];
  const state = frozen(inStep('hand', scene(figures, { features: [fence] })));
  const odds = DISTANCE.odds(state, 0, { figure: '0', weapon: 'hand', target: 'near', third: null });
  const product = (odds?.rows ?? []).reduce((all, { value }) => {
    const [n = 0, d = 1] = value.split('/').map(Number);
    return (all * n) / d;
  }, 1);
  expect(odds?.rows.map(({ label }) => label)).toContain('It breaks');
  expect(product).toBeCloseTo(odds?.share ?? 0);
  expect(DISTANCE.keeps?.(state, 'near')).toBe(false);
  expect(DISTANCE.keeps?.(state, '1')).toBe(true);
});

test('VS-TER-3 a step in which only terrain can be attacked says so', () => {
  const fence = (x: number) =>
    terrain('fence', `${x}`, [
      [x, 18],
      [x, 22],
    ]);
  const figures = [at('triceratops', 0, 20, 20), at('cowhand', 1, 60, 20)];
  const note = (x: number) => COURSE.end(frozen(inStep('hand', scene(figures, { features: [fence(x)] }))), 0)?.note;
  expect(note(21.9)).toBe('only terrain left');
  expect(note(30)).toBeUndefined();
});
