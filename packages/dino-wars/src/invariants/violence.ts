/** Properties of overruns, dinosaur attacks, damage and luck: DW-INV-5, 19, 20, 23, 25, 27 and 28. */
import type { Facts } from '@dwo/kernel';
import { DINOSAURS } from '../data/dinosaurs';
import { RANK_TABLE } from '../data/ranks';
import type { Event } from '../events';
import { type Books, type Due, dinosaurEntry, overrunOn, type Violation } from './books';
import { judgeScore } from './fire';
import { gapOf, touches } from './space';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** A due event of this type for this figure, if there is one. */
function due<T extends Due['type']>(books: Books, type: T, figure: string): Extract<Due, { type: T }> | undefined {
  const found = books.due.find((one) => one.type === type && one.figure === figure);
  return found as Extract<Due, { type: T }> | undefined;
}

export function judgeReactionOpened(books: Books, event: Of<'reactionOpened'>): Violation[] {
  const overrun = overrunOn(books, event.target);
  const target = books.figures.get(event.target);
  const found: Violation[] = [];
  const add = (rule: string, facts: Facts): number => found.push({ rule, facts: { figure: event.target, ...facts } });
  if (overrun?.dinosaur !== event.figure || overrun.reaction !== 'none' || overrun.attacked) {
    add('DW-INV-5', { dinosaur: event.figure });
  }
  if (target?.side !== 'army') add('DW-INV-5', { dinosaur: event.figure });
  else {
    if (target.overrunBy.length !== 1) add('DW-INV-5', { overruns: [...target.overrunBy] });
    const wrong = event.weapons.filter((weapon) => weapon === 'grenade' || !target.weapons.includes(weapon));
    if (wrong.length > 0 || event.weapons.length === 0) add('DW-INV-2', { weapons: [...event.weapons] });
  }
  return found;
}

export function judgeReactionClosed(books: Books, event: Of<'reactionClosed'>): Violation[] {
  const overrun = overrunOn(books, event.target);
  if (overrun?.reaction === 'open') return [];
  return [{ rule: 'DW-INV-33', facts: { figure: event.target, reaction: overrun?.reaction ?? null } }];
}

function judgeOverrunAttack(books: Books, event: Of<'attacked'>): Violation[] {
  const overrun = overrunOn(books, event.target);
  const answered = overrun?.reaction !== 'open' && overrun?.answer === null;
  const fine = overrun?.dinosaur === event.figure && !overrun.attacked && answered;
  return fine ? [] : [{ rule: 'DW-INV-5', facts: { figure: event.figure, target: event.target } }];
}

export function judgeAttacked(books: Books, event: Of<'attacked'>): Violation[] {
  const dinosaur = dinosaurEntry(books, event.figure);
  const target = books.figures.get(event.target);
  const found = judgeScore(event, event.parts, false);
  const add = (rule: string, facts: Facts): number => found.push({ rule, facts: { figure: dinosaur.id, ...facts } });
  const { attackScore } = DINOSAURS[dinosaur.kind];
  if (event.score !== attackScore) add('DW-INV-28', { score: event.score, table: attackScore });
  if (target?.side !== 'army') add('DW-DATK-2', { target: event.target });
  else if (!target.alive || !dinosaur.alive) add('DW-INV-20', { target: target.id });
  if (event.overrun) {
    if (books.phase !== 'dinosaur-movement') add('DW-INV-25', { phase: books.phase });
    found.push(...judgeOverrunAttack(books, event));
  } else if (books.phase !== 'dinosaur-attack' || dinosaur.attacked) {
    add('DW-INV-25', { phase: books.phase, attacked: dinosaur.attacked });
  }
  if (target && !touches(dinosaur, target)) add('DW-INV-25', { gapCi: gapOf(dinosaur, target) });
  return found;
}

export function judgeWounded(books: Books, event: Of<'wounded'>): Violation[] {
  const dinosaur = dinosaurEntry(books, event.figure);
  const left = dinosaur.lifePoints - event.lost;
  const facts = { figure: event.figure, before: dinosaur.lifePoints, lost: event.lost };
  const wanted = due(books, 'wounded', event.figure);
  if (!dinosaur.alive) return [{ rule: 'DW-INV-20', facts }];
  if (event.lost < 1 || left < 0) return [{ rule: 'DW-INV-19', facts }];
  if (!wanted) return [{ rule: 'DW-INV-27', facts }];
  return wanted.left === left ? [] : [{ rule: 'DW-INV-19', facts: { ...facts, own: wanted.left } }];
}

export function judgeLuck(books: Books, event: Of<'luckRolled'>): Violation[] {
  const soldier = books.figures.get(event.figure);
  const found: Violation[] = [];
  const add = (rule: string, facts: Facts): number => found.push({ rule, facts: { figure: event.figure, ...facts } });
  const luck = soldier?.side === 'army' ? RANK_TABLE[soldier.rank].luck : null;
  const roll = event.dice[0] + event.dice[1];
  if (event.dice.some((d) => !Number.isInteger(d) || d < 1 || d > 6)) add('DW-INV-27', { dice: [...event.dice] });
  if (luck === null || !due(books, 'luckRolled', event.figure)) add('DW-INV-23', { luck });
  if (event.needed !== luck || event.lucky !== roll <= event.needed) {
    add('DW-INV-28', { roll, needed: event.needed, luck, lucky: event.lucky });
  }
  return found;
}

export function judgeKilled(books: Books, event: Of<'killed'>): Violation[] {
  const figure = books.figures.get(event.figure);
  const facts = { figure: event.figure, by: event.by };
  if (!figure?.alive) return [{ rule: 'DW-INV-20', facts }];
  if (figure.side === 'dinosaurs' && figure.lifePoints > 0) {
    return [{ rule: 'DW-INV-19', facts: { ...facts, lifePoints: figure.lifePoints } }];
  }
  const wanted = due(books, 'killed', event.figure);
  if (!wanted) return [{ rule: figure.side === 'army' ? 'DW-INV-23' : 'DW-INV-27', facts }];
  return wanted.by === event.by ? [] : [{ rule: 'DW-INV-27', facts: { ...facts, own: wanted.by } }];
}

export function judgeOverrunEnded(books: Books, event: Of<'overrunEnded'>): Violation[] {
  const overrun = overrunOn(books, event.target);
  const target = books.figures.get(event.target);
  const dinosaur = dinosaurEntry(books, event.figure);
  const facts = { figure: event.figure, target: event.target, success: event.success };
  const over = overrun?.dinosaur === event.figure && (overrun.attacked || !dinosaur.alive);
  if (!over) return [{ rule: 'DW-OVER-4', facts }];
  return event.success === (target?.alive === false) ? [] : [{ rule: 'DW-OVER-5', facts }];
}
