/**
 * Five lessons with random hands: combat, combat cards, bids, counters, and face-down cards. Each ends with its first
 * decided combat, so that bad luck makes none long.
 */
import type { Lesson as AnyLesson, LessonStep } from '@dwo/shared';
import { COMBAT_IDS, defaults, type Event, type Intent, type Options } from '../../rules';

/** The ids of the lessons, in order. */
export const LESSONS = ['fight', 'cards', 'whist', 'poker', 'wild'] as const;
/** The id of a lesson. */
export type LessonId = (typeof LESSONS)[number];
/** A lesson of this game. */
export type Lesson = AnyLesson<Intent, Event, Options>;
type Step = LessonStep<Event, Intent>;

/** A step that is done by the learner's own event of this type. */
const by = (type: Event['type']): Step => ({
  goal: (event, learner) => event.type === type && 'seat' in event && event.seat === learner,
});
/** A step that is done by any event of this type. */
const any = (type: Event['type']): Step => ({ goal: (event) => event.type === type });
const withCard: Step = {
  goal: (event, learner) => event.type === 'committed' && event.seat === learner && event.card !== null,
};

const times = <T>(count: number, things: readonly T[]): T[] => Array.from({ length: count }, () => things).flat();
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);
const PLAY: Intent = { type: 'play', at: 0 };
const NO_CARD: Intent = { type: 'commit', card: null };

const short = (version: Options['version'], players: number, dinocardsEach: number): Options => ({
  ...defaults(version, players),
  ...{ deal: 'shorter', dinocardsEach, clocks: null },
});

const FIGHT: Lesson = {
  label: 'seat-1',
  options: short('standard', 2, 4),
  steps: [by('played'), by('committed'), any('won')],
  solution: [PLAY, NO_CARD],
};

const CARDS: Lesson = {
  label: 'seat-1',
  options: short('standard', 2, 4),
  steps: [by('played'), withCard, any('won')],
  solution: [PLAY, ...COMBAT_IDS.map((card): Intent => ({ type: 'commit', card }))],
};

const WHIST: Lesson = {
  label: 'seat-1',
  options: short('whist', 3, 2),
  steps: [by('bidMade'), by('played'), any('won')],
  solution: [...upTo(2).map((n): Intent => ({ type: 'bid', n })), ...times(2, [PLAY, NO_CARD])],
};

const POKER: Lesson = {
  label: 'seat-1',
  options: { ...defaults('poker', 4), clocks: null },
  steps: [by('declared'), any('played'), any('won')],
  solution: [...times<Intent>(4, [{ type: 'declare', choice: 'fight' }]), ...times(2, [PLAY, NO_CARD])],
};

const WILD: Lesson = {
  label: 'seat-1',
  options: { ...defaults('dinosaursWild', 2), clocks: null },
  steps: [by('picked'), any('won'), any('picked')],
  solution: times(2, [...upTo(20).map((slot): Intent => ({ type: 'pick', slot })), NO_CARD]),
};

/** The lessons by their ids. */
export const ALL_LESSONS: Readonly<Record<LessonId, Lesson>> = {
  fight: FIGHT,
  cards: CARDS,
  whist: WHIST,
  poker: POKER,
  wild: WILD,
};
