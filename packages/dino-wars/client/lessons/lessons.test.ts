import { dinoWars } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { advanced, LESSONS } from './lesson';
import { lessonOf } from './lessons';
import { solved } from './testing/played';
import { en } from './words/en';

describe.each(LESSONS)('lesson %s', (id) => {
  const lesson = lessonOf(id);

  test('can be set up', () => {
    expect(dinoWars.checkSetup(lesson.options as Frozen<typeof lesson.options>)).toEqual([]);
  });

  test('reaches its goals by its own solution, in most matches at the first try', () => {
    expect(solved(lesson, 30)).toBeGreaterThanOrEqual(0.4);
  });

  test('says what is done in every step, and what was learnt', () => {
    const words = Object.keys(en).filter((key) => key.startsWith(`lesson.${id}.`));
    const steps = lesson.steps.map((_, at) => `lesson.${id}.${at + 1}`);
    expect(words.sort()).toEqual([`lesson.${id}.title`, `lesson.${id}.idea`, `lesson.${id}.learnt`, ...steps].sort());
  });
});

test('a goal counts only when its step has come', () => {
  const lesson = lessonOf('dinosaur');
  expect(advanced(lesson, 0, { type: 'phaseBegan', turn: 1, phase: 'regular-fire', byItself: false })).toBe(0);
});
