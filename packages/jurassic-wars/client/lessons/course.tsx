/** The lessons of Jurassic Wars for its lesson pages. */
import type { Frozen } from '@dwo/kernel';
import { courseOf, LearnPage } from '@dwo/kits/lessons';
import { store } from '@dwo/kits/shell/store';
import { ANY_CHAIR, type Game, type Lesson } from '@dwo/shared';
import type { State } from '../../rules';
import { jurassicWarsGame } from '../../wire';
import { Figure } from '../box';
import { isAllDealt } from '../goal-words';
import type { Picture } from '../staging';
import { say } from '../words';
import { GUIDED, guideKey } from './guide';
import { ALL_LESSONS, LESSONS, type LessonId } from './lessons';

/** The rank of the dinosaur beside each lesson. */
const PICTURES: Readonly<Record<LessonId, string>> = { fight: '1', cards: '6', whist: '9', poker: '13', wild: '18' };

export const COURSE = courseOf<LessonId>({
  game: jurassicWarsGame as Game,
  first: LESSONS,
  further: [],
  lessonOf: (id) => ALL_LESSONS[id] as Lesson,
  intro: () => say('learn.intro'),
  sentence: (id, part) => say(`lesson.${id}.${part}` as 'lesson.fight.title'),
  guidance(state, seat) {
    const key = guideKey(state as Picture, seat);
    const { options } = state as Picture;
    const facts = { single: `${options.hitLoss === 'single'}`, known: `${isAllDealt(options)}` };
    return key === null ? null : say(key, { ...facts, hand: `${options.version !== 'dinosaursWild'}` });
  },
  Picture: ({ id }) => <Figure art={PICTURES[id]} width={76} height={58} />,
  play: '/jurassic-wars/play',
  firstMatch: { wish: { preset: 'standard-2', bots: [ANY_CHAIR], strength: 'easy' }, side: ANY_CHAIR },
  playsFrom: 'cards',
  playing: () => say('learn.play'),
});

/** Whether the open match is a lesson or has the guide, and is in one of the first combats, which are told slowly. */
export function isBeginner({ combats, round }: Pick<Frozen<State>, 'combats' | 'round'>): boolean {
  const { match } = store.getState();
  if (match === null || round > 1 || combats >= GUIDED) return false;
  return COURSE.guide.store.getState().match === match.id || COURSE.progress.sittingOf(match.id) !== null;
}

export function LearnScreen() {
  return <LearnPage course={COURSE} />;
}
