/** The coach's card: in a lesson one sentence for what is to be done and one when it is done, else that of the first match. */
import type { Event } from '@dwo/dino-wars';
import { notify } from '@dwo/kits/shell/store';
import { useStore } from '@dwo/kits/shell/use-store';
import { useState } from 'preact/hooks';
import { store } from '../store';
import { beginLesson } from './begin';
import { GuideCard } from './guide-card';
import { advanced, FIRST_LESSONS, LESSONS, type LessonId } from './lesson';
import { lessonOf } from './lessons';
import { keepDone, keepSitting, lessons, sittingOf } from './progress';
import './coach.css';
import { say } from './words';

/** The coach sees what the board shows. */
export function tellCoach(event: Event): void {
  const { match } = store.getState();
  const sitting = match === null || match.retelling ? null : sittingOf(match.id);
  if (sitting === null) return;
  const lesson = lessonOf(sitting.lesson);
  const done = advanced(lesson, sitting.done, event);
  if (done === sitting.done) return;
  keepSitting({ ...sitting, done });
  if (done === lesson.steps.length) keepDone(sitting.lesson);
}

export function Coach() {
  const match = useStore(store, (app) => app.match?.id ?? '');
  const sitting = useStore(lessons, ({ sittings }) => sittings.find((each) => each.match === match) ?? null);
  const [busy, setBusy] = useState(false);
  if (sitting === null) return <GuideCard />;
  const { lesson: id, done } = sitting;
  const { steps } = lessonOf(id);
  const place = LESSONS.indexOf(id);
  // After the first ones comes a battle; the others are for whoever wants them.
  const next = id === FIRST_LESSONS.at(-1) ? undefined : LESSONS[place + 1];
  const begin = async (lesson: typeof id) => {
    setBusy(true);
    await beginLesson(lesson).catch((error: unknown) => {
      notify({ text: error instanceof Error ? error.message : String(error), rule: null, tone: 'info' });
    });
    setBusy(false);
  };
  const finished = done >= steps.length;
  return (
    <section class="coach paper" role="status" aria-label={say('learn.label')} data-testid="coach" data-step={done}>
      <p class="coach__place">
        <span>
          {finished
            ? say('learn.finished', { lesson: place + 1 })
            : say('learn.step', { lesson: place + 1, step: done + 1, steps: steps.length })}
        </span>
        <button type="button" class="link" disabled={busy} onClick={() => void begin(id)}>
          {say('learn.retry')}
        </button>
        <a class="link" href="/dino-wars/learn">
          {say('learn.all')}
        </a>
      </p>
      <p class="coach__words">{say(finished ? `lesson.${id}.learnt` : sentenceKey(id, done))}</p>
      {finished && next !== undefined && (
        <button type="button" class="btn btn--mustard" disabled={busy} onClick={() => void begin(next)}>
          {say('learn.next')}
        </button>
      )}
      {finished && next === undefined && (
        <a class="btn btn--mustard" href="/dino-wars/play">
          {say('learn.battle')}
        </a>
      )}
    </section>
  );
}

/** The key of the sentence of a step. */
function sentenceKey(id: LessonId, done: number): Parameters<typeof say>[0] {
  return `lesson.${id}.${done + 1}` as Parameters<typeof say>[0];
}
