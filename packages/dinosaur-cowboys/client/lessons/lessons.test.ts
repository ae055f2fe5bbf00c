import type { Frozen } from '@dwo/kernel';
import { nextInLesson } from '@dwo/kits/lessons/next-in-lesson';
import { useLanguage } from '@dwo/kits/words/catalogue';
import { type Game, LANGUAGES, type Lesson } from '@dwo/shared';
import { hollowGoals, playedLesson, solvedShare, stuckLearners } from '@dwo/shared/testing';
import { PHASES } from '../../rules';
import { dinosaurCowboysGame } from '../../wire';
import { say } from '../words';
import { ALL_LESSONS, LESSONS } from './lessons';

const game = dinosaurCowboysGame as Game;
/** Dice may spoil a try: a rider may be shot before they dismount. */
const LEAST = 0.7;

afterEach(() => useLanguage('en'));

describe.each(LESSONS)('lesson %s', (id) => {
  const lesson = ALL_LESSONS[id] as unknown as Lesson;

  test('can be set up, and sent', () => {
    expect(game.rules.checkSetup(lesson.options as Frozen<object>)).toEqual([]);
    expect(game.options.parse(lesson.options)).toEqual(lesson.options);
  });

  test('reaches its goals by its own solution, if the dice allow it', () => {
    expect(solvedShare(game, lesson, 20)).toBeGreaterThanOrEqual(LEAST);
    for (let seed = 0; seed < 5; seed++) expect(playedLesson(game, lesson, seed)).toBeGreaterThan(0);
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
    expect(stuckLearners(game, lesson, 20)).toEqual([]);
  });

  test.each(LANGUAGES)('says what is done in every step, and what was learnt (%s)', async (language) => {
    await useLanguage(language);
    const parts = ['title', 'idea', 'learnt', ...lesson.steps.map((_, at) => `${at + 1}`)];
    const said = parts.map((part) => say(`lesson.${id}`, { part }));
    expect(new Set(said).size).toBe(parts.length);
  });
});

test.each(LANGUAGES)('the guide has a sentence of its own for each decision (%s)', async (language) => {
  await useLanguage(language);
  const said = [...PHASES.filter((phase) => phase !== 'over'), 'end', 'wait'].map((phase) => say('guide', { phase }));
  expect(new Set(said).size).toBe(said.length);
});
