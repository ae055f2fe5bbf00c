/** The coach's card of a lesson, else that of the first match. */
import { Coach as LessonCoach, useSitting } from '@dwo/kits/lessons';
import { COURSE } from './course';
import { GuideCard } from './guide-card';

export function Coach() {
  return useSitting(COURSE) === null ? <GuideCard /> : <LessonCoach course={COURSE} />;
}
