/** Judges the fate of the people in a destroyed vehicle: DW-INV-24 and its rules. */
import type { Event } from '../rules/events';
import { type Books, find, overrunOn, type Violation } from './books';
import { due, judgeTest } from './violence';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** There is one roll for each person in a destroyed vehicle, in the order of their seats (DW-INV-24, DW-R-109). */
export function judgeSurvival(books: Books, event: Of<'survivalRolled'>): Violation[] {
  const own = due(books, 'survivalRolled', event.figure);
  const found = judgeTest(event.figure, event.dice, { needed: event.needed, made: event.alive }, 7);
  if (own?.vehicle !== event.vehicle)
    found.push({ rule: 'DW-INV-24', facts: { figure: event.figure, vehicle: event.vehicle } });
  return found;
}

/** All survivors of a destroyed vehicle, and nobody else, wait for their owner to place them (DW-R-56). */
export function judgeWaiting(books: Books, event: Of<'survivorsWait'>): Violation[] {
  const wrong = event.people.filter((id) => {
    const person = find(books, id, 'soldier');
    return !person?.alive || person.aboard !== event.vehicle || person.owner !== event.seat;
  });
  if (wrong.length > 0) return [{ rule: 'DW-INV-24', facts: { vehicle: event.vehicle, people: wrong } }];
  const own = overrunOn(books, event.vehicle)?.dinosaur ?? null;
  return own === event.dinosaur
    ? []
    : [{ rule: 'DW-R-22', facts: { vehicle: event.vehicle, dinosaur: event.dinosaur, own } }];
}

/** All survivors are placed on free ground, each within the circle or as near as there is room (DW-R-56). */
export function judgeSurvivorsPlaced(books: Books, event: Of<'survivorsPlaced'>): Violation[] {
  const waiting = books.survivors.find((each) => each.vehicle === event.vehicle && each.seat === event.seat);
  const placed = event.spots.map(({ figure }) => figure).sort();
  const own = [...(waiting?.people ?? [])].sort();
  if (waiting && placed.join() === own.join()) return [];
  return [{ rule: 'DW-INV-24', facts: { vehicle: event.vehicle, placed, waiting: own } }];
}
