/** The lessons as this browser knows them: which are done, and which match is which lesson at which step. */
import { recall, remember } from '@dwo/kits/shell/storage';
import { createStore } from 'zustand/vanilla';
import { LESSONS, type LessonId } from './lesson';

const DONE = 'dino-wars.lessons';
const MATCHES = 'dino-wars.lesson-matches';
const KEPT = 20;

/** A match that is a lesson, and how many of its steps are done. */
export interface Sitting {
  readonly match: string;
  readonly lesson: LessonId;
  readonly done: number;
}

/** The lessons that have been done, and those that are open. */
export const lessons = createStore<{ readonly done: readonly LessonId[]; readonly sittings: readonly Sitting[] }>(
  () => ({ done: known(DONE).filter(isLesson), sittings: known(MATCHES).filter(isSitting) }),
);

/** The lesson that a match is; null for any other match. */
export function sittingOf(match: string): Sitting | null {
  return lessons.getState().sittings.find((sitting) => sitting.match === match) ?? null;
}

/** Keeps what is known of a lesson's match. */
export function keepSitting(sitting: Sitting): void {
  const others = lessons.getState().sittings.filter(({ match }) => match !== sitting.match);
  const sittings = [sitting, ...others].slice(0, KEPT);
  lessons.setState({ sittings });
  remember(MATCHES, JSON.stringify(sittings));
}

/** Remembers that a lesson is done. */
export function keepDone(lesson: LessonId): void {
  const { done } = lessons.getState();
  if (done.includes(lesson)) return;
  lessons.setState({ done: [...done, lesson] });
  remember(DONE, JSON.stringify([...done, lesson]));
}

function known(key: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(recall(key) ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function isLesson(value: unknown): value is LessonId {
  return LESSONS.some((lesson) => lesson === value);
}

function isSitting(value: unknown): value is Sitting {
  if (typeof value !== 'object' || value === null) return false;
  const { match, lesson, done } = value as Partial<Record<keyof Sitting, unknown>>;
  return typeof match === 'string' && isLesson(lesson) && Number.isSafeInteger(done);
}
