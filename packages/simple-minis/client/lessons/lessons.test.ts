import type { Frozen } from '@dwo/kernel';
import { nextInLesson } from '@dwo/kits/lessons/next-in-lesson';
import type { Game, Lesson } from '@dwo/shared';
import { hollowGoals, playedLesson, solvedShare, stuckLearners } from '@dwo/shared/testing';
import { simpleMinisGame } from '../../wire';
import { de } from '../words/de';
import { en } from '../words/en';
import { ALL_LESSONS, LESSONS } from './lessons';

const game = simpleMinisGame as Game;
/** Dice may spoil a try: an egg is not lifted with a 1. */
const LEAST = 0.7;

describe.each(LESSONS)('lesson %s', (id) => {
  const lesson = ALL_LESSONS[id] as unknown as Lesson;

  test('can be set up, and sent', () => {
    expect(game.rules.checkSetup(lesson.options as Frozen<object>)).toEqual([]);
    expect(game.options.parse(lesson.options)).toEqual(lesson.options);
  });

  test('reaches its goals by its own solution, if the dice allow it', () => {
    expect(solvedShare(game, lesson, 30)).toBeGreaterThanOrEqual(LEAST);
    for (let seed = 0; seed < 10; seed++) expect(playedLesson(game, lesson, seed)).toBeGreaterThan(0);
  });

  test('gives the first step of its own solution as a hint, and none once it is done', () => {
    const state = game.rules.setup(lesson.options as Frozen<object>, { roll: () => 1 }) as Frozen<object>;
    expect(nextInLesson(game, lesson, state, 0)).toEqual(lesson.solution[0]);
    expect(nextInLesson(game, lesson, state, lesson.steps.length)).toBeNull();
  });

  test('has no goal that is reached by anything', () => {
    expect(hollowGoals(game, lesson)).toEqual([]);
  });

  test('offers another try to every clumsy learner who can no longer reach the goals', () => {
    expect(stuckLearners(game, lesson, 30)).toEqual([]);
  });

  test('says what is done in every step, and what was learnt', () => {
    const steps = lesson.steps.map((_, at) => `lesson.${id}.${at + 1}`);
    const wanted = [`lesson.${id}.title`, `lesson.${id}.idea`, `lesson.${id}.learnt`, ...steps].sort();
    for (const words of [en, de]) {
      expect(
        Object.keys(words)
          .filter((key) => key.startsWith(`lesson.${id}.`))
          .sort(),
      ).toEqual(wanted);
    }
  });
});
