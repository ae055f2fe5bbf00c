import { dinoWarsGame } from '@dwo/dino-wars/wire';
import type { Frozen } from '@dwo/kernel';
import { advanced, type Game, learnerOf } from '@dwo/shared';
import { solvedShare } from '@dwo/shared/testing';
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

  test('says what is done in every step, and what was learnt', () => {
    const words = Object.keys(en).filter((key) => key.startsWith(`lesson.${id}.`));
    const steps = lesson.steps.map((_, at) => `lesson.${id}.${at + 1}`);
    expect(words.sort()).toEqual([`lesson.${id}.title`, `lesson.${id}.idea`, `lesson.${id}.learnt`, ...steps].sort());
  });
});

test('a goal counts only when its step has come', () => {
  const lesson = ALL_LESSONS.dinosaur;
  const fire = { type: 'phaseBegan', turn: 1, phase: 'regular-fire', byItself: false };
  expect(advanced(lesson, 0, fire, learnerOf(game, lesson))).toBe(0);
});

test('a lesson without a seat of its label says so', () => {
  expect(() => learnerOf(game, { ...ALL_LESSONS.move, label: 'referee' })).toThrow('no seat called referee');
});
