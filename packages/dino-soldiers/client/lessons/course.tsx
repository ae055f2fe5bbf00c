/** The lessons of Dino Soldiers for its lesson pages. */
import { courseOf, LearnPage } from '@dwo/kits/lessons';
import type { Game, Lesson } from '@dwo/shared';
import type { Now, UnitType } from '../../rules';
import { dinoSoldiersGame } from '../../wire';
import { Figure } from '../box';
import { say } from '../words';
import { guideFacts, guideKey } from './guide';
import { ALL_LESSONS, FIRST_MATCH, LESSONS, type LessonId } from './lessons';

const PICTURES: Readonly<Record<LessonId, UnitType>> = {
  explore: 'scout',
  shoot: 'machineGunner',
  hide: 'rifleman',
  dinosaur: 'tyrannosaurus',
  reserve: 'rocketGunner',
};

/** The words on the buttons of the attacks in the lessons. */
const shouts = () =>
  Object.fromEntries((['rifle', 'mg', 'trample', 'rocket'] as const).map((shout) => [shout, say(`shout.${shout}`)]));

export const COURSE = courseOf<LessonId>({
  game: dinoSoldiersGame as Game,
  first: LESSONS,
  further: [],
  lessonOf: (id) => ALL_LESSONS[id] as Lesson,
  intro: () => say('learn.intro'),
  sentence: (id, part) => say(`lesson.${id}.${part}` as 'lesson.explore.title', shouts()),
  guidance(state, seat) {
    const key = guideKey(state as Now, seat);
    return key === null ? null : say(key, guideFacts(state as Now, seat));
  },
  Picture: ({ id }) => <Figure art={PICTURES[id]} width={76} height={58} />,
  play: '/dino-soldiers/play',
  firstMatch: FIRST_MATCH,
  playing: () => say('learn.play'),
});

export function LearnScreen() {
  return <LearnPage course={COURSE} />;
}
