/** Every lesson by its name. */
import { DINOSAUR, FIRE, LUCK, MOVE, REACTION } from './first-lessons';
import { CREWS, FLYERS, HIDDEN, ISLAND, VEHICLES } from './further-lessons';
import type { Lesson, LessonId } from './lesson';

const ALL: Readonly<Record<LessonId, Lesson>> = {
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

/** A lesson by its name. */
export function lessonOf(id: LessonId): Lesson {
  return ALL[id];
}
