/** The coach's card in the column; where there is none, the hint's line says what the guide of the first match would. */
import { Coach as LessonCoach, useGuide, useSitting } from '@dwo/kits/lessons';
import { COMPACT, TOUCH, useMedia } from '@dwo/kits/shell/use-media';
import { COURSE } from './course';

export function Coach() {
  const compact = useMedia(COMPACT);
  const sitting = useSitting(COURSE);
  return compact && sitting === null ? null : <LessonCoach course={COURSE} />;
}

/** The sentence of the guide in its short form; null where nobody is guided. */
export function useGuideLine(): string | null {
  return useGuide(COURSE, { touch: useMedia(TOUCH), place: useMedia(COMPACT) ? 'line' : 'card' });
}
