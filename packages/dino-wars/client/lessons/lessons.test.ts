import { dinoWarsGame } from '@dwo/dino-wars/wire';
import { type Frozen, frozen, play } from '@dwo/kernel';
import { advanced, type Game, isOutOfReach, type Lesson, learnerOf } from '@dwo/shared';
import { hollowGoals, solvedShare, stuckLearners } from '@dwo/shared/testing';
import { LESSONS } from './lesson';
import { ALL_LESSONS } from './lessons';
import { en } from './words/en';

const game = dinoWarsGame as Game;

describe.each(LESSONS)('lesson %s', (id) => {
  const lesson = ALL_LESSONS[id];

  test('can be set up', () => {
    expect(dinoWarsGame.rules.checkSetup(lesson.options as Frozen<typeof lesson.options>)).toEqual([]);
  });

  test('reaches its goals by its own solution, in most matches at the first try', () => {
    expect(solvedShare(game, lesson, 30)).toBeGreaterThanOrEqual(0.4);
  });

  test('has no goal that is reached by anything', () => {
    expect(hollowGoals(game, lesson)).toEqual([]);
  });

  test('offers another try to every clumsy learner who can no longer reach the goals', () => {
    expect(stuckLearners(game, lesson, 20)).toEqual([]);
  });

  test('says what is done in every step, and what was learnt', () => {
    const words = Object.keys(en).filter((key) => key.startsWith(`lesson.${id}.`));
    const steps = lesson.steps.map((_, at) => `lesson.${id}.${at + 1}`);
    expect(words.sort()).toEqual([`lesson.${id}.title`, `lesson.${id}.idea`, `lesson.${id}.learnt`, ...steps].sort());
  });
});

test('a goal counts only when its step has come', () => {
  const lesson = ALL_LESSONS.dinosaur;
  const fire = { type: 'phaseBegan', turn: 1, phase: 'regular-fire', byItself: false };
  const state = frozen(game.rules.setup(lesson.options as Frozen<unknown>, { roll: () => 1 }));
  expect(advanced(lesson, 0, fire, learnerOf(game, lesson), state)).toBe(0);
});

test('a second move of the same soldier is not the move of the other one', () => {
  const lesson = ALL_LESSONS.move as Lesson;
  const { rules } = game;
  const state = rules.setup(lesson.options as Frozen<unknown>, { roll: () => 1 });
  const learner = learnerOf(game, lesson);
  let done = 0;
  const move = (figure: string, x: number, y: number) =>
    rules.resolve(
      frozen(state),
      learner,
      { type: 'move', figure, path: [{ x, y }], stopAt: null } as never,
      { roll: () => 1 },
      (event) => {
        rules.evolve(state, event);
        done = advanced(lesson, done, event, learner, rules.view(frozen(state), learner));
      },
    );
  move('s1', 1900, 1200);
  move('s1', 1900, 1300);
  expect(done).toBe(1);
  move('s2', 2300, 1200);
  expect(done).toBe(2);
});

test('a lesson without a seat of its label says so', () => {
  expect(() => learnerOf(game, { ...ALL_LESSONS.move, label: 'referee' })).toThrow('no seat called referee');
});

test('a lesson that knows neither its time nor the acts that lead to a goal leaves learners stuck', () => {
  const { label, options, solution, steps } = ALL_LESSONS.vehicles;
  const blind = { label, options, solution, steps: steps.map(({ goal }) => ({ goal })) };
  expect(stuckLearners(game, blind as Lesson, 20).length).toBeGreaterThan(0);
});

test('a jeep that drives off without the soldier leaves the goal out of reach, in the same phase', () => {
  const lesson = ALL_LESSONS.vehicles as Lesson;
  const { rules } = game;
  const dice = { roll: () => 1 };
  const state = rules.setup(lesson.options as Frozen<unknown>, dice);
  const learner = learnerOf(game, lesson);
  expect(isOutOfReach(game, lesson, frozen(state), 0, learner)).toBe(false);
  const drive = { type: 'move', figure: 'v1', path: [{ x: 2300, y: 2500 }], stopAt: null };
  play(rules, state, learner, drive, dice);
  expect(isOutOfReach(game, lesson, frozen(state), 0, learner)).toBe(true);
});
