/** The lessons of Very Simple Miniatures for its lesson page and its table. */
import { courseOf, LearnPage } from '@dwo/kits/lessons';
import type { Game, Lesson } from '@dwo/shared';
import { EGG_SCORE, type Now, type ProfileId } from '../../rules';
import { simpleMinisGame } from '../../wire';
import { Figure } from '../box';
import { say } from '../words';
import { guideKey } from './guide';
import { ALL_LESSONS, LESSONS, type LessonId } from './lessons';

const PICTURES: Readonly<Record<LessonId, ProfileId>> = {
  shoot: 'gunslinger',
  strike: 'tyrannosaurus',
  ride: 'horse',
};

export const LESSON_COURSE = courseOf<LessonId>({
  game: simpleMinisGame as Game,
  first: LESSONS,
  further: [],
  lessonOf: (id) => ALL_LESSONS[id] as unknown as Lesson,
  intro: () => say('learn.intro'),
  sentence: (id, part) => say(`lesson.${id}.${part}` as 'lesson.shoot.title', { egg: EGG_SCORE.off }),
  guidance(state, seat) {
    const key = guideKey(state as Now, seat);
    return key === null ? null : say(key);
  },
  Picture: ({ id }) => <Figure art={PICTURES[id]} width={76} height={58} />,
  play: '/simple-minis/play',
  firstMatch: { wish: { preset: 'quick', bots: ['two'], strength: 'easy' }, side: 'one' },
  playing: () => say('learn.play'),
});

export function LearnScreen() {
  return <LearnPage course={LESSON_COURSE} />;
}
