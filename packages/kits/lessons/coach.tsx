/**
 * The coach's card in a lesson: one sentence for what to do, and one when it is done or can't be done any more. In a first match
 * it shows the guide instead.
 */
import { isOutOfReach, learnerOf } from '@dwo/shared';
import { useMemo, useState } from 'preact/hooks';
import { isInStep } from '../shell/moves';
import { sentenceOf } from '../shell/sentences';
import { notify, store } from '../shell/store';
import { useStore } from '../shell/use-store';
import { say } from '../words';
import { beginFirstMatch, beginLesson, type Course } from './course';
import { GuideCard } from './guide-card';
import { offersMatch } from './offers';
import type { Sitting } from './progress';
import './coach.css';

/** The open match as a lesson; null for any other match. */
export function useSitting<Id extends string>({ progress }: Course<Id>): Sitting<Id> | null {
  const match = useStore(store, (app) => app.match?.id ?? '');
  return useStore(progress.store, ({ sittings }) => sittings.find((each) => each.match === match) ?? null);
}

/** The prompt of a lesson of which every step is done, for nothing more is asked of the learner; null for any other match. */
export function useDonePrompt<Id extends string>(course: Course<Id>): string | null {
  const sitting = useSitting(course);
  if (sitting === null || sitting.done < course.lessonOf(sitting.lesson).steps.length) return null;
  return say('learn.done.prompt');
}

/** Whether the open lesson's next goal can't be reached any more, once the table shows the newest state. */
function useOutOfReach<Id extends string>(course: Course<Id>, sitting: Sitting<Id> | null): boolean {
  const state =
    useStore(store, ({ match }) => (isInStep(match) && match?.telling !== true ? match?.state : null)) ?? null;
  const lesson = sitting === null ? null : course.lessonOf(sitting.lesson);
  const done = sitting?.done ?? 0;
  const { game } = course;
  return useMemo(
    () => state !== null && lesson !== null && isOutOfReach(game, lesson, state, done, learnerOf(game, lesson)),
    [game, lesson, state, done],
  );
}

/** The card; nothing in a match that is neither a lesson nor guided. */
export function Coach<Id extends string>({ course }: { readonly course: Course<Id> }) {
  const sitting = useSitting(course);
  const [busy, setBusy] = useState(false);
  const missed = useOutOfReach(course, sitting);
  if (sitting === null) return <GuideCard course={course} />;
  const { lesson: id, done } = sitting;
  const { steps } = course.lessonOf(id);
  const lesson = course.placeOf(id);
  // The first lessons lead to a battle; the further ones are for learners who want more.
  const next = id === course.first.at(-1) ? undefined : course.ids[lesson];
  const attempt = async (begun: Promise<void>) => {
    setBusy(true);
    await begun.catch((error: unknown) => {
      notify({ text: sentenceOf(error), rule: null, tone: 'info' });
    });
    setBusy(false);
  };
  const begin = (wanted: Id) => attempt(beginLesson(course, wanted));
  const { firstMatch } = course;
  const finished = done >= steps.length;
  return (
    <section class="coach paper" role="status" aria-label={say('learn.label')} data-testid="coach" data-step={done}>
      <p class="coach__place">
        <span>
          {finished
            ? say('learn.finished', { lesson })
            : say('learn.step', { lesson, step: done + 1, steps: steps.length })}
        </span>
        {!missed && (
          <button type="button" class="link" disabled={busy} onClick={() => void begin(id)}>
            {say('learn.retry')}
          </button>
        )}
        <a class="link" href={course.page}>
          {say('learn.all')}
        </a>
      </p>
      <p class="coach__words">{missed ? say('learn.missed') : course.sentence(id, finished ? 'learnt' : done + 1)}</p>
      {missed && (
        <button
          type="button"
          class="btn btn--mustard"
          disabled={busy}
          data-testid="retry"
          onClick={() => void begin(id)}
        >
          {say('learn.retry')}
        </button>
      )}
      {finished && next !== undefined && (
        <button type="button" class="btn btn--mustard" disabled={busy} onClick={() => void begin(next)}>
          {say('learn.next')}
        </button>
      )}
      {finished && firstMatch !== undefined && (next === undefined || offersMatch(course, id)) && (
        <button
          type="button"
          class={next === undefined ? 'btn btn--mustard' : 'btn'}
          disabled={busy}
          data-testid="first-match"
          onClick={() => void attempt(beginFirstMatch(course, firstMatch))}
        >
          {course.playing()}
        </button>
      )}
      {finished && next === undefined && firstMatch === undefined && (
        <a class="btn btn--mustard" href={course.play}>
          {course.playing()}
        </a>
      )}
    </section>
  );
}
