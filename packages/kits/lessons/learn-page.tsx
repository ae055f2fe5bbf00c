/** The list of a game's lessons, with a mark on those that are done. */
import { useState } from 'preact/hooks';
import { sentenceOf } from '../shell/sentences';
import { useStore } from '../shell/use-store';
import { Icon } from '../ui/icons';
import { PosterPage, Problem } from '../ui/poster-page';
import { say } from '../words';
import { beginLesson, type Course } from './course';
import './learn-page.css';

interface ListProps<Id extends string> {
  readonly course: Course<Id>;
  readonly ids: readonly Id[];
  readonly done: readonly Id[];
  /** The lesson to take next. */
  readonly next: Id | undefined;
  readonly busy: boolean;
  readonly begin: (id: Id) => Promise<void>;
}

/** The page. */
export function LearnPage<Id extends string>({ course }: { readonly course: Course<Id> }) {
  const { ids, first, further } = course;
  const done = useStore(course.progress.store, (known) => known.done);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const next = ids.find((id) => !done.includes(id)) ?? ids[0];
  const begin = async (id: Id) => {
    setBusy(true);
    setProblem(null);
    try {
      await beginLesson(course, id);
    } catch (error) {
      setProblem(sentenceOf(error));
      setBusy(false);
    }
  };
  return (
    <PosterPage name="learn watch" title={say('learn.title')}>
      <section class="paper lobby__sheet watch__sheet" aria-label={say('learn.title')}>
        <p class="learn__intro">
          {course.intro()} <b class="num">{say('learn.done', { done: done.length, all: ids.length })}</b>
        </p>
        <Problem text={problem} />
        <LessonList ids={first} {...{ course, done, next, busy, begin }} />
        {further.length > 0 && <h2 class="learn__further">{say('learn.further')}</h2>}
        {further.length > 0 && <LessonList ids={further} {...{ course, done, next, busy, begin }} />}
      </section>
    </PosterPage>
  );
}

function LessonList<Id extends string>({ course, ids, done, next, busy, begin }: ListProps<Id>) {
  const { Picture } = course;
  return (
    <ol class="learn__list">
      {ids.map((id) => (
        <li key={id}>
          <button
            type="button"
            class={id === next ? 'plate plate--now' : 'plate'}
            disabled={busy}
            data-testid={`lesson-${id}`}
            onClick={() => void begin(id)}
          >
            <span class="plate__pic" aria-hidden="true">
              <Picture id={id} />
            </span>
            <span>
              <span class="plate__word">{`${course.placeOf(id)}. ${course.sentence(id, 'title')}`}</span>
              <span class="plate__sub">{course.sentence(id, 'idea')}</span>
            </span>
            <Icon name={done.includes(id) ? 'tick' : 'chevron'} size={30} />
          </button>
        </li>
      ))}
    </ol>
  );
}
