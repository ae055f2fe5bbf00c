/** The lessons of one game, and the texts that their pages need. */
import type { Frozen, Seat, Tagged } from '@dwo/kernel';
import { advanced, type CreateMatch, type Game, type Lesson, learnerOf } from '@dwo/shared';
import type { FunctionComponent } from 'preact';
import { beginSolo } from '../local/begin';
import { go } from '../shell/router';
import { store } from '../shell/store';
import { type Guide, type GuideLook, guideOf } from './guide';
import { nextInLesson } from './next-in-lesson';
import { type Progress, progressOf } from './progress';

interface Parts<Id extends string> {
  readonly game: Game;
  /** The lessons after which a newcomer can play. */
  readonly first: readonly Id[];
  /** The lessons for learners who want more. */
  readonly further: readonly Id[];
  lessonOf(id: Id): Lesson;
  /** The sentence below the headline of the list. */
  intro(): string;
  /** A sentence of a lesson: its `title`, its `idea`, what is `learnt`, or the task of a step, counted from 1. */
  sentence(id: Id, part: 'title' | 'idea' | 'learnt' | number): string;
  /**
   * The guide's sentence for this moment of a first match; null once the first turn is over. Left out by a game without a
   * guide.
   */
  guidance?(state: Frozen<object>, seat: Seat, look: GuideLook): string | null;
  readonly Picture: FunctionComponent<{ readonly id: Id }>;
  /** The path of the page on which learners begin a match, and the words of the button. */
  readonly play: string;
  playing(): string;
  /** The match that follows the last lesson, guided; left out by a game that sends learners to its page `play`. */
  readonly firstMatch?: FirstMatch;
  /** The lesson from which on that match is offered beside the next lesson; left out where it only follows the last. */
  readonly playsFrom?: Id;
}

/** A match against computers: its setup, and the label of the learner's seat or `ANY_CHAIR`. */
export interface FirstMatch {
  readonly wish: Partial<CreateMatch>;
  readonly side: string;
}

/** A game's lessons in the browser. */
export interface Course<Id extends string = string> extends Parts<Id> {
  readonly ids: readonly Id[];
  readonly progress: Progress<Id>;
  readonly guide: Guide;
  /** The path of the page that lists the lessons. */
  readonly page: string;
  /** The position of a lesson in the list, from 1. */
  placeOf(id: Id): number;
}

/** Puts a game's lessons together. */
export function courseOf<Id extends string>(parts: Parts<Id>): Course<Id> {
  const ids = [...parts.first, ...parts.further];
  const { id } = parts.game.rules;
  return {
    ...parts,
    ids,
    progress: progressOf(id, ids),
    guide: guideOf(id),
    page: `/${id}/learn`,
    placeOf: (lesson) => ids.indexOf(lesson) + 1,
  };
}

/** Sets up a lesson's match against the computer and takes the learner's seat. Throws an ApiError. */
export async function beginLesson<Id extends string>(course: Course<Id>, id: Id): Promise<void> {
  const { game, progress } = course;
  const lesson = course.lessonOf(id);
  const { options, label } = lesson;
  const learner = learnerOf(game, lesson);
  const bots = game.chairs(options as Frozen<unknown>).filter((_, seat) => seat !== learner);
  const match = await beginSolo(game, { options, bots, terms: { kind: 'none' } }, label, true);
  progress.keepSitting({ match, lesson: id, done: 0 });
  go({ page: 'match', id: match });
}

/** Begins the first match after the lessons, without a clock and with the guide. Throws an ApiError. */
export async function beginFirstMatch(
  { game, guide }: Pick<Course, 'game' | 'guide'>,
  first: FirstMatch,
): Promise<void> {
  const match = await beginSolo(game, { ...first.wish, terms: { kind: 'none' } }, first.side);
  guide.keep(match);
  go({ page: 'match', id: match });
}

/** The hint of the open lesson: the sentence of the step, and the intent that its solution plays; null outside of one. */
export function lessonHint<Id extends string>(
  course: Course<Id>,
): { readonly text: string; readonly intent: Tagged | null } | null {
  const { match } = store.getState();
  const sitting = match === null ? null : course.progress.sittingOf(match.id);
  if (match?.state == null || sitting === null) return null;
  const lesson = course.lessonOf(sitting.lesson);
  const { done } = sitting;
  const text = course.sentence(sitting.lesson, done >= lesson.steps.length ? 'learnt' : done + 1);
  return { text, intent: nextInLesson(course.game, lesson, match.state, done) };
}

/** Checks the open lesson's goal against an event that the table has just shown. */
export function hearLesson<Id extends string>(course: Course<Id>, event: Tagged): void {
  const { match } = store.getState();
  const { progress, game } = course;
  const sitting = match === null || match.retelling ? null : progress.sittingOf(match.id);
  if (match?.state == null || sitting === null) return;
  const lesson = course.lessonOf(sitting.lesson);
  const done = advanced(lesson, sitting.done, event, learnerOf(game, lesson), match.state);
  if (done === sitting.done) return;
  progress.keepSitting({ ...sitting, done });
  if (done === lesson.steps.length) progress.keepDone(sitting.lesson);
}
