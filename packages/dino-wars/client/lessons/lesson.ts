/** The ids of the lessons. */
export const FIRST_LESSONS = ['move', 'fire', 'reaction', 'dinosaur', 'luck'] as const;
export const FURTHER_LESSONS = ['vehicles', 'crews', 'flyers', 'hidden', 'island'] as const;
export const LESSONS = [...FIRST_LESSONS, ...FURTHER_LESSONS] as const;
export type LessonId = (typeof LESSONS)[number];
