/** Windows that random matches seldom open: Snap Attacks, Lucky, the riders of a fallen mount; and the standing wishes. */
import { type Frozen, frozen } from '@dwo/kernel';
import { keepWish } from '@dwo/kits/miniatures/wishes';
import { dinosaurCowboys, type Intent, type State } from '../../rules';
import { go, id, moveTo, type Name, scene, up } from '../../testing/table';
import { told } from '../hints/hints';
import { COURSE } from './course';
import { marksOf } from './marks';
import { WISHES } from './wishes';

const attack = (state: State, attacker: Name, weapon: string, target: Name) =>
  ({ type: 'attack', attacker: id(state, attacker), weapon, target: id(state, target) }) as Intent;

function asked(state: Frozen<State>) {
  const [window] = COURSE.windows(state, state.asked);
  for (const { intent } of window?.answers ?? []) {
    expect(dinosaurCowboys.check(state, state.asked, intent)).toBeNull();
  }
  return window;
}

test('DC-CLO-5 an enemy who is left may strike, or not', () => {
  const state = scene([
    ['papa_jonas', 10, 10, [1, 0]],
    ['brother_jerrid', 2, 30],
    ['the_blade', 11, 10, [-1, 0]],
    ['betty_one_eye', 46, 34, [-1, 0]],
  ]);
  up(state, 'papa_jonas');
  go(state, moveTo(state, 'papa_jonas', [[10, 8]]));
  const window = asked(state);
  expect(window).toMatchObject({
    rule: 'DC-CLO-5',
    answers: [
      { word: 'No attack', chance: null },
      { word: 'The Blade', chance: expect.closeTo(1 - (8 / 12) ** 5) },
    ],
  });
});

test('DC-TRT-14 Lucky tells the chance of less damage', () => {
  const state = scene([
    ['betty_one_eye', 10, 10],
    ['the_blade', 40, 30],
    ['trismash', 16, 10, [-1, 0]],
    ['hemmings', 40, 10],
  ]);
  up(state, 'betty_one_eye');
  go(state, attack(state, 'betty_one_eye', 'light_repeater', 'trismash'), ['attack', 12, 12, 12, 12, 12, 12]);
  const window = asked(state);
  expect(window?.rule).toBe('DC-TRT-14');
  expect(window?.answers[1]?.chance).toBeGreaterThan(0.99);
  expect(window?.answers.map(({ note }) => note)).toEqual([
    expect.stringMatching(/^\d+ damage to Trismash: (out|\d+ left)$/),
    expect.stringMatching(/^for less damage, \d+\.\d on average/),
  ]);
  expect(told(frozen(state), state.asked, { type: 'reactLucky', use: true })).toMatch(
    /^Have the dice rolled again: (>?\d+%) for less than \d+ damage\.$/,
  );
});

test('DC-LDR-2 a Bravery Test that may be rolled again says what keeping and rolling mean', () => {
  const state = scene([
    ['the_blade', 10, 10],
    ['maynard_dereus', 40, 30],
    ['brother_jerrid', 11, 10, [-1, 0]],
    ['papa_jonas', 14, 14],
  ]);
  up(state, 'the_blade');
  Object.assign(state, {
    phase: 'yeehaw',
    asked: 1,
    roll: { entity: id(state, 'brother_jerrid'), purpose: 'bravery', need: 7, value: 2 },
  });
  const [window] = COURSE.windows(frozen(state), 1);
  expect(window?.answers).toMatchObject([
    { word: 'Keep', note: 'Brother Jerrid flees at their next activation' },
    { chance: 0.5, note: 'to keep their nerve, else they flee' },
  ]);
  expect(told(frozen(state), 1, { type: 'reactYeehaw', use: true, die: 0 })).toBe(
    'Call Yeehaw! now: 50% to keep their nerve.',
  );
  expect(told(frozen(state), 1, { type: 'reactYeehaw', use: false, die: 0 })).toBe(
    'Keep the dice and save Yeehaw! for later: 50% to keep their nerve.',
  );
});

test('DC-TRT-2 no answer on traits stands out, and a hint says what a trait does', () => {
  const state = scene([
    ['mama_hanna', 10, 10],
    ['brother_jerrid', 12, 10, [1, 0], { hp: 2 }],
    ['betty_one_eye', 40, 30],
  ]);
  go(state, { type: 'activate', unit: id(state, 'mama_hanna') });
  const window = asked(state);
  expect(window).toMatchObject({ rule: 'DC-TRT-2', best: null });
  const declared = window?.answers.find(({ word }) => word.startsWith('Get Up!'))?.intent as Intent;
  expect(told(frozen(state), 0, declared)).toBe('Declare Get Up! now: Brother Jerrid regains 5: 2 → 7 of 7 Hitpoints.');
});

test('DC-R-60 the riders of a fallen mount are placed like a set-up, and a place out of reach is refused', () => {
  const state = scene([
    ['brother_jerrid', 10, 10],
    ['mama_hanna', 2, 34],
    ['malice', 15, 10, [-1, 0], { hp: 4, moved: true }],
    ['the_blade', 'malice'],
    ['betty_one_eye', 46, 34, [-1, 0]],
  ]);
  up(state, 'brother_jerrid');
  go(state, attack(state, 'brother_jerrid', 'six_shooter_400kw', 'malice'), ['attack', 9, 2, 2, 2]);
  expect([state.phase, state.asked]).toEqual(['place', 0]);
  const use = COURSE.deployment(state, 0);
  if (use === null) throw new Error('Nobody is to be placed');
  const places = use.rest(state, 0, []) ?? [];
  expect(places.map(({ figure }) => figure)).toEqual([`${id(state, 'the_blade')}`]);
  expect(dinosaurCowboys.check(state, 0, use.intent(places))).toBeNull();
  const far = places.map((place) => ({ ...place, at: { x: 3000, y: 1000 } }));
  expect(use.refuse(state, 0, far)).toMatchObject({ rule: 'DC-R-60' });
});

test('DC-SEQ-6 a standing wish answers Yeehaw! on attack dice, and only there', () => {
  const rolled = (weapon: string, dice: readonly number[]) => {
    const state = scene([
      ['papa_jonas', 10, 14, [1, 0]],
      ['brother_jerrid', 10, 10, [1, 0]],
      ['the_blade', 15, 10, [-1, 0]],
      ['betty_one_eye', 46, 34, [-1, 0]],
    ]);
    up(state, 'brother_jerrid');
    go(state, attack(state, 'brother_jerrid', weapon, 'the_blade'), ['attack', ...dice]);
    return state;
  };
  const state = rolled('six_shooter_400kw', [2, 3, 4, 1]);
  // A 1 may empty the weapon besides, so it is the one miss that is offered.
  expect(asked(state)).toMatchObject({
    question: expect.stringMatching(/: no damage, The Blade has 10 hitpoints\./),
    answers: [{ word: 'Keep' }, { word: 'Yeehaw! the 1', note: expect.stringMatching(/^for more damage/) }],
  });
  keepWish('dinosaur-cowboys.yeehaw', 'tests');
  expect(COURSE.windows({ ...state }, 0)).toEqual([]);
  expect(WISHES.answer(state, 0)).toEqual({ type: 'reactYeehaw', use: false, die: 0 });
  expect(WISHES.answer(state, 1)).toBeNull();
  expect(WISHES.held(state, 0)).toMatch(/attack dice/);
  WISHES.release();
  expect(WISHES.answer(state, 0)).toBeNull();
});

test.each([
  ['a miss', 'attack', [12, 9, 8, 2], [], null],
  ['no miss', 'attack', [12, 9, 8, 7], [], { type: 'reactYeehaw', use: false, die: 0 }],
  ['a target that is out already', 'attack', [12, 12, 12, 2], [], { type: 'reactYeehaw', use: false, die: 0 }],
  ['a weapon that would be empty', 'attack', [12, 12, 12, 1], [], null],
  ['a test that failed', 'bravery', [12, 9, 2, 2], [2], null],
  ['a test that was passed', 'bravery', [12, 9, 2, 2], [12], { type: 'reactYeehaw', use: false, die: 0 }],
] as const)('DC-SEQ-6 Yeehaw! is asked where another roll could be better: %s', (_, on, dice, test, answer) => {
  const state = scene([
    [on === 'attack' ? 'papa_jonas' : 'mama_hanna', 10, 14, [1, 0]],
    ['brother_jerrid', 10, 10, [1, 0]],
    ['the_blade', 15, 10, [-1, 0]],
    ['maynard_dereus', 15, 14, [-1, 0]],
  ]);
  up(state, 'brother_jerrid');
  const thrown = test.length === 0 ? [] : [['bravery', ...test] as const];
  go(state, attack(state, 'brother_jerrid', 'six_shooter_400kw', 'the_blade'), ['attack', ...dice], ...thrown);
  expect([state.phase, state.asked]).toEqual(['yeehaw', on === 'attack' ? 0 : 1]);
  expect(WISHES.answer(state, state.asked)).toEqual(answer);
  expect(COURSE.windows(state, state.asked).length).toBe(answer === null ? 1 : 0);
});

test('DC-SET-4 an edge is chosen by a tap on its strip', () => {
  const state = frozen<State>({
    ...scene([
      ['brother_jerrid', 10, 10],
      ['the_blade', 15, 10],
    ]),
    ...{ phase: 'edge', asked: 0 },
  });
  const strips = marksOf(state, { seat: 0 }).flatMap((mark) => (mark.type === 'zone' ? [mark] : []));
  const answers = COURSE.windows(state, 0)[0]?.answers ?? [];
  expect(answers).toHaveLength(4);
  for (const { word, area } of answers) expect(area).toEqual(strips.find(({ label }) => label === word)?.outline);
});

test('the end of an activation says that the move is left, and only then that all is done', () => {
  const state = scene([
    ['papa_jonas', 10, 10],
    ['mama_hanna', 2, 30],
    ['the_blade', 46, 34, [-1, 0]],
    ['betty_one_eye', 46, 30, [-1, 0]],
  ]);
  up(state, 'papa_jonas');
  const end = () => COURSE.end(frozen(state), 0);
  expect(end()).toMatchObject({ undone: 1 });
  if (state.activation !== null) state.activation.acted = true;
  expect(end()).toMatchObject({ undone: 0, note: 'the move is left' });
  if (state.activation !== null) state.activation.movers = [];
  expect(end()?.note).toBeUndefined();
});
