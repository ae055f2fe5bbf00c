import type { Frozen } from '@dwo/kernel';
import type { Game } from '@dwo/shared';
import { hollowGoals, solvedShare, stuckLearners } from '@dwo/shared/testing';
import { jurassicWarsGame } from '../../wire';
import { de } from '../words/de';
import { en } from '../words/en';
import { ALL_LESSONS, LESSONS } from './lessons';

const game = jurassicWarsGame as Game;

describe.each(LESSONS)('lesson %s', (id) => {
  const lesson = ALL_LESSONS[id];

  test('can be set up, and sent', () => {
    expect(game.rules.checkSetup(lesson.options as Frozen<typeof lesson.options>)).toEqual([]);
    expect(game.options.parse(lesson.options)).toEqual(lesson.options);
  });

  test('reaches its goals by its own solution, in most matches at the first attempt', () => {
    expect(solvedShare(game, lesson, 20)).toBeGreaterThanOrEqual(0.75);
  });

  test('has no goal that is reached by anything', () => {
    expect(hollowGoals(game, lesson)).toEqual([]);
  });

  test('offers another try to every clumsy learner who can no longer reach the goals', () => {
    expect(stuckLearners(game, lesson, 20)).toEqual([]);
  });

  test('says what is done in every step, and what was learnt', () => {
    const steps = lesson.steps.map((_, at) => `lesson.${id}.${at + 1}`);
    const wanted = [`lesson.${id}.title`, `lesson.${id}.idea`, `lesson.${id}.learnt`, ...steps].sort();
    for (const words of [en, de]) {
      const said = Object.keys(words).filter((key) => key.startsWith(`lesson.${id}.`));
      expect(said.sort()).toEqual(wanted);
    }
  });
});

test.each([en, de])('no lesson and no guide names a place of the table, which is elsewhere on a phone', (words) => {
  const told = Object.entries(words).filter(([key]) => /^(lesson|guide)\.(wild|pick)/.test(key));
  expect(told.length).toBeGreaterThan(5);
  expect(told.filter(([, text]) => /middle|Mitte|left|right/.test(text))).toEqual([]);
});
