/** The progress of this browser in the lessons of a game: which are done, and the lesson and step of each match. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { recall, remember } from '../shell/storage';

const KEPT = 20;

/** A match that is a lesson, and how many of its steps are done. */
export interface Sitting<Id extends string = string> {
  readonly match: string;
  readonly lesson: Id;
  readonly done: number;
}

/** The lessons that are done, and the matches of those that are open. */
export interface Known<Id extends string = string> {
  readonly done: readonly Id[];
  readonly sittings: readonly Sitting<Id>[];
}

/** The progress of one learner in the lessons of one game. */
export interface Progress<Id extends string = string> {
  readonly store: StoreApi<Known<Id>>;
  /** The lesson that a match belongs to; null for any other match. */
  sittingOf(match: string): Sitting<Id> | null;
  /** Stores the step of a lesson's match. */
  keepSitting(sitting: Sitting<Id>): void;
  /** Stores that a lesson is done. */
  keepDone(lesson: Id): void;
}

/** The progress in a game's lessons, as stored in this browser. */
export function progressOf<Id extends string>(game: string, ids: readonly Id[]): Progress<Id> {
  const [doneKey, matchesKey] = [`${game}.lessons`, `${game}.lesson-matches`];
  const isLesson = (value: unknown): value is Id => ids.some((id) => id === value);
  const isSitting = (value: unknown): value is Sitting<Id> => {
    if (typeof value !== 'object' || value === null) return false;
    const { match, lesson, done } = value as Partial<Record<keyof Sitting, unknown>>;
    return typeof match === 'string' && isLesson(lesson) && Number.isSafeInteger(done);
  };
  const store = createStore<Known<Id>>(() => ({
    done: kept(doneKey).filter(isLesson),
    sittings: kept(matchesKey).filter(isSitting),
  }));
  return {
    store,
    sittingOf: (match) => store.getState().sittings.find((sitting) => sitting.match === match) ?? null,
    keepSitting(sitting) {
      const others = store.getState().sittings.filter(({ match }) => match !== sitting.match);
      const sittings = [sitting, ...others].slice(0, KEPT);
      store.setState({ sittings });
      remember(matchesKey, JSON.stringify(sittings));
    },
    keepDone(lesson) {
      const { done } = store.getState();
      if (done.includes(lesson)) return;
      store.setState({ done: [...done, lesson] });
      remember(doneKey, JSON.stringify([...done, lesson]));
    },
  };
}

function kept(key: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(recall(key) ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
