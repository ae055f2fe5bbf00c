/** Every lesson by its name. */
import { DINOSAUR, FIRE, LUCK, MOVE, REACTION } from './first-lessons';
import { CREWS, FLYERS, HIDDEN, ISLAND, VEHICLES } from './further-lessons';
import type { LessonId } from './lesson';
import type { Lesson } from './tables';

export const ALL_LESSONS: Readonly<Record<LessonId, Lesson>> = {
  move: MOVE,
  fire: FIRE,
  reaction: REACTION,
  dinosaur: DINOSAUR,
  luck: LUCK,
  vehicles: VEHICLES,
  crews: CREWS,
  flyers: FLYERS,
  hidden: HIDDEN,
  island: ISLAND,
};
