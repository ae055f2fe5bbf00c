/** The lessons of DINO WARS! as its pages show them. */
import type { State } from '@dwo/dino-wars';
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import type { Frozen } from '@dwo/kernel';
import { courseOf, LearnPage } from '@dwo/kits/lessons';
import type { Game, Lesson } from '@dwo/shared';
import { Figure } from '../art/figure';
import { guidance } from './guide';
import { FIRST_LESSONS, FURTHER_LESSONS, type LessonId } from './lesson';
import { ALL_LESSONS } from './lessons';
import { say } from './words';

const PICTURES: Readonly<Record<LessonId, string>> = {
  move: 'soldier-rifle',
  fire: 'soldier-nco',
  reaction: 'allosaurus',
  dinosaur: 'tyrannosaurus',
  luck: 'soldier-leader',
  vehicles: 'jeep',
  crews: 'lmg',
  flyers: 'pteranodon',
  hidden: 'velociraptor',
  island: 'soldier-hero',
};

export const COURSE = courseOf<LessonId>({
  game: dinoWarsGame as Game,
  first: FIRST_LESSONS,
  further: FURTHER_LESSONS,
  lessonOf: (id) => ALL_LESSONS[id] as Lesson,
  intro: () => say('learn.intro'),
  sentence: (id, part) => say(`lesson.${id}.${part}` as 'lesson.move.title'),
  guidance: (state, seat, look) => guidance(state as Frozen<State>, seat, look),
  Picture: ({ id }) => <Figure art={PICTURES[id]} width={76} height={58} />,
  play: '/dino-wars/play',
  playing: () => say('learn.battle'),
});

export function LearnScreen() {
  return <LearnPage course={COURSE} />;
}
