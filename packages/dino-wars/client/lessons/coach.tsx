/** The coach's card in the column. On a screen without a column, the hint line shows the guide's sentence instead. */
import { Coach as LessonCoach, useGuide, useSitting } from '@dwo/kits/lessons';
import { COMPACT, TOUCH, useMedia } from '@dwo/kits/shell/use-media';
import { COURSE } from './course';

export function Coach() {
  const compact = useMedia(COMPACT);
  const sitting = useSitting(COURSE);
  return compact && sitting === null ? null : <LessonCoach course={COURSE} />;
}

/** The guide's sentence in its short form; null if the match is not guided. */
export function useGuideLine(): string | null {
  return useGuide(COURSE, { touch: useMedia(TOUCH), place: useMedia(COMPACT) ? 'line' : 'card' });
}
