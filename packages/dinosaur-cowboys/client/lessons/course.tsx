/** The lessons of Dinosaur Cowboys for its lesson page and its table. */
import { courseOf, LearnPage } from '@dwo/kits/lessons';
import type { Game, Lesson } from '@dwo/shared';
import type { Now } from '../../rules';
import { dinosaurCowboysGame } from '../../wire';
import { Figure } from '../box';
import { say } from '../words';
import { guideOf } from './guide';
import { ALL_LESSONS, LESSONS, type LessonId } from './lessons';

const PICTURES: Readonly<Record<LessonId, string>> = {
  ...{
    move: 'brother_jerrid',
    shoot: 'long_eli',
    charge: 'the_blade',
    brave: 'papa_jonas',
    ride: 'trismash+hemmings',
  },
};

export const LESSON_COURSE = courseOf<LessonId>({
  game: dinosaurCowboysGame as Game,
  first: LESSONS,
  further: [],
  lessonOf: (id) => ALL_LESSONS[id] as unknown as Lesson,
  intro: () => say('learn.intro'),
  sentence: (id, part) => say(`lesson.${id}`, { part: `${part}` }),
  guidance: (state, seat) => guideOf(state as Now, seat),
  Picture: ({ id }) => <Figure art={PICTURES[id]} width={76} height={58} />,
  play: '/dinosaur-cowboys/play',
  firstMatch: { wish: { preset: 'quick', bots: ['other'], strength: 'easy' }, side: 'one' },
  playing: () => say('learn.play'),
});

export function LearnScreen() {
  return <LearnPage course={LESSON_COURSE} />;
}
