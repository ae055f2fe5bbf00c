/** The card of a first match's guide: quieter than a lesson's, and dismissed by one press. */
import { TOUCH, useMedia } from '../shell/use-media';
import { say } from '../words';
import type { Course } from './course';
import { useGuide } from './guide';
import './coach.css';
import './guide-card.css';

/** The card; nothing while there is no sentence to show. */
export function GuideCard<Id extends string>({ course }: { readonly course: Course<Id> }) {
  const sentence = useGuide(course, { touch: useMedia(TOUCH), place: 'card' });
  if (sentence === null) return null;
  return (
    <section class="coach coach--guide paper" role="status" aria-label={say('learn.guide')} data-testid="guide">
      <p class="coach__words">{sentence}</p>
      <button type="button" class="link coach__off" onClick={() => course.guide.keep(null)}>
        {say('learn.guide.off')}
      </button>
    </section>
  );
}
