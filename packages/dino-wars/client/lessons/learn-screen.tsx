/** The lessons, with those that are done. */
import { useStore } from '@dwo/kits/shell/use-store';
import { Icon } from '@dwo/kits/ui/icons';
import { PosterPage, Problem } from '@dwo/kits/ui/poster-page';
import { useState } from 'preact/hooks';
import { Figure } from '../art/figure';
import { beginLesson } from './begin';
import { FIRST_LESSONS, FURTHER_LESSONS, LESSONS, type LessonId } from './lesson';
import './learn-screen.css';
import { lessons } from './progress';
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

export function LearnScreen() {
  const done = useStore(lessons, (known) => known.done);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const next = LESSONS.find((id) => !done.includes(id)) ?? LESSONS[0];
  const begin = async (id: LessonId) => {
    setBusy(true);
    setProblem(null);
    try {
      await beginLesson(id);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  return (
    <PosterPage name="learn watch" title={say('learn.title')}>
      <section class="paper lobby__sheet watch__sheet" aria-label={say('learn.title')}>
        <p class="learn__intro">
          {say('learn.intro')} <b class="num">{say('learn.done', { done: done.length, all: LESSONS.length })}</b>
        </p>
        <Problem text={problem} />
        <LessonList ids={FIRST_LESSONS} {...{ done, next, busy, begin }} />
        <h2 class="learn__further">{say('learn.further')}</h2>
        <LessonList ids={FURTHER_LESSONS} {...{ done, next, busy, begin }} />
      </section>
    </PosterPage>
  );
}

interface LessonListProps {
  readonly ids: readonly LessonId[];
  readonly done: readonly LessonId[];
  /** The one to take now. */
  readonly next: LessonId | undefined;
  readonly busy: boolean;
  readonly begin: (id: LessonId) => Promise<void>;
}

function LessonList({ ids, done, next, busy, begin }: LessonListProps) {
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
              <Figure art={PICTURES[id]} width={76} height={58} />
            </span>
            <span>
              <span class="plate__word">{`${LESSONS.indexOf(id) + 1}. ${say(`lesson.${id}.title`)}`}</span>
              <span class="plate__sub">{say(`lesson.${id}.idea`)}</span>
            </span>
            <Icon name={done.includes(id) ? 'tick' : 'chevron'} size={30} />
          </button>
        </li>
      ))}
    </ol>
  );
}
