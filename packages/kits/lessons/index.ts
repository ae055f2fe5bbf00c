/** Lessons on the real table: the page that lists them, the coach's card, and the learner's progress. */
export { Coach, useDonePrompt, useSitting } from './coach';
export { beginLesson, type Course, courseOf, hearLesson, lessonHint } from './course';
export { type GuideLook, useGuide } from './guide';
export { LearnPage } from './learn-page';
