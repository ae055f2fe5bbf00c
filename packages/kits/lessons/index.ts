/** Lessons at the real table: the page that lists them, the coach's card, and what of them is done. */
export { Coach, useSitting } from './coach';
export { beginLesson, type Course, courseOf, hearLesson } from './course';
export { type GuideLook, useGuide } from './guide';
export { LearnPage } from './learn-page';
