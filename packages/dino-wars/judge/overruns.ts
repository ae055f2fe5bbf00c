/** Judges declarations of overruns: DW-INV-14. */
import type { Facts, Point } from '@dwo/kernel';
import { DINOSAURS } from '../rules/data/dinosaurs';
import { TERRAIN } from '../rules/data/terrain';
import type { Event } from '../rules/events';
import type { FigureId } from '../rules/state';
import { type Books, lengthOf, need, present, type Violation, varies } from './books';
import type { ArmyEntry, DinosaurEntry } from './entries';
import { judgeTurnToMove } from './movement';
import { faces, gapOf, inside, touches } from './space';
import { allowance, overspent } from './spending';

type Declared = Extract<Event, { type: 'overrunDeclared' }>;

/** Judges a declaration of an overrun. */
export function judgeDeclared(books: Books, event: Declared): Violation[] {
  const dinosaur = need(books, event.figure, 'dinosaur');
  const target = books.figures.get(event.target);
  const found = judgeTurnToMove(books, dinosaur);
  const add = (rule: string, facts: Facts): number => found.push({ rule, facts: { figure: dinosaur.id, ...facts } });
  if (target?.side !== 'army') add('DW-OVER-2', { target: event.target });
  else {
    if (!target.alive) add('DW-INV-20', { target: target.id });
    if (!reaches(books, dinosaur, target)) add('DW-INV-14', { target: target.id, gapCi: gapOf(dinosaur, target) });
    if (!faces(dinosaur, event.facing, target, 1)) add('DW-R-9', { facing: event.facing });
  }
  const wet = DINOSAURS[dinosaur.kind].swimmer && inWater(books, dinosaur);
  const cost = lengthOf(books, wet ? 100 : 200);
  if (event.costCi !== cost) add('DW-INV-14', { costCi: event.costCi, ownCi: cost });
  const most = allowance(books, dinosaur);
  if (dinosaur.spent + event.costCi > most) found.push(overspent(books, dinosaur, dinosaur.spent + event.costCi));
  const busy = books.overruns.find((open) => open.dinosaur === event.figure || open.target === event.target);
  if (busy) add('DW-R-24', { dinosaur: busy.dinosaur, target: busy.target });
  return found;
}

function inWater(books: Books, at: Point): boolean {
  return books.table.terrain.some((t) => TERRAIN[t.kind].water && inside(at, t.outline, -1e-9));
}

/**
 * Whether a dinosaur reaches a target: they touch, or it touches the weapon that the target serves (DW-OVER-2, DW-CREW-11,
 * DW-R-46).
 */
export function reaches(books: Books, dinosaur: DinosaurEntry, target: ArmyEntry): boolean {
  if (!present(target)) return false;
  if (touches(books, dinosaur, target)) return true;
  for (const gun of books.figures.values()) {
    if (gun.cls !== 'weapon' || !present(gun)) continue;
    const crew = gun.crew
      .map((id) => need(books, id, 'soldier'))
      .filter((man) => gapOf(man, gun) <= lengthOf(books, 100));
    const those: readonly ArmyEntry[] = [gun, ...crew];
    const touched = varies(books, 'weapon_and_crew_are_one') ? those : [gun];
    if (those.includes(target) && touched.some((one) => present(one) && touches(books, dinosaur, one))) return true;
  }
  return false;
}

/** Whether a figure serves the weapon that is the target or that the target serves too, where weapon and crew are one. */
export function isOneWithCrew(books: Books, target: FigureId, figure: FigureId): boolean {
  if (!varies(books, 'weapon_and_crew_are_one')) return false;
  return [...books.figures.values()].some(
    (gun) => gun.cls === 'weapon' && gun.crew.includes(figure) && (gun.id === target || gun.crew.includes(target)),
  );
}
