/** How events are written into the judge's books. */
import { WEAPONS } from '../data/weapons';
import type { Event } from '../events';
import type { FigureId, Phase } from '../state';
import { type Books, type Due, dinosaurEntry, entryOf, overrunOn, soldierEntry } from './books';

/** Writes one event into the books. */
export function enter(books: Books, event: Event): void {
  switch (event.type) {
    case 'phaseBegan':
      beginPhase(books, event.turn, event.phase);
      return;
    case 'shot':
    case 'wounded':
    case 'attacked':
    case 'luckRolled':
    case 'killed':
      enterViolence(books, event);
      return;
    case 'overrunDeclared':
    case 'reactionOpened':
    case 'reactionClosed':
    case 'overrunEnded':
      enterOverrun(books, event);
      return;
    case 'moved': {
      const entry = entryOf(books, event.figure);
      const end = event.path[event.path.length - 1];
      if (end) Object.assign(entry, { x: end.x, y: end.y });
      entry.facing = event.facing;
      entry.spent += event.costCi;
      if (entry.side === 'army') entry.moved = true;
      return;
    }
    case 'leftContact':
      soldierEntry(books, event.figure).leftContact = true;
      return;
    case 'faced':
      entryOf(books, event.figure).facing = event.facing;
      return;
    case 'moveEnded':
      dinosaurEntry(books, event.figure).moveOver = true;
      return;
    case 'endAgreed':
      Object.assign(books.players[event.seat] ?? {}, { endAgreed: event.agreed });
      return;
    case 'resigned':
      Object.assign(books.players[event.seat] ?? {}, { resigned: event.agreed });
      return;
    case 'ended':
      books.ending = { winner: event.winner, rule: event.rule };
      return;
    case 'ordered':
    case 'finished':
    case 'resumed':
      return;
  }
}

function beginPhase(books: Books, turn: number, phase: Phase): void {
  if (turn !== books.turn) {
    books.quietTurns = books.attackRolled ? 0 : books.quietTurns + 1;
    books.attackRolled = false;
    for (const entry of books.figures.values()) {
      entry.spent = 0;
      if (entry.side === 'dinosaurs') Object.assign(entry, { moveOver: false, failed: false, attacked: false });
      else Object.assign(entry, { shots: [], leftContact: false, overrunBy: [] });
    }
  }
  if (phase === 'army-movement') {
    for (const entry of books.figures.values()) if (entry.side === 'army') entry.moved = false;
  }
  books.turn = turn;
  books.phase = phase;
}

type Violence = Extract<Event, { type: 'shot' | 'wounded' | 'attacked' | 'luckRolled' | 'killed' }>;

function enterViolence(books: Books, event: Violence): void {
  switch (event.type) {
    case 'shot':
      enterShot(books, event);
      return;
    case 'wounded': {
      const dinosaur = dinosaurEntry(books, event.figure);
      const by = takeDue(books, 'wounded', event.figure)?.by ?? '';
      dinosaur.lifePoints -= event.lost;
      if (dinosaur.lifePoints <= 0) books.due.unshift({ type: 'killed', figure: event.figure, by });
      return;
    }
    case 'attacked': {
      books.attackRolled = true;
      const overrun = event.overrun ? overrunOn(books, event.target) : undefined;
      if (overrun) {
        overrun.attacked = true;
        books.due.push({ type: 'overrunEnded', figure: event.figure, target: event.target });
      } else dinosaurEntry(books, event.figure).attacked = true;
      const type = soldierEntry(books, event.target).rank === 'enlisted' ? 'killed' : 'luckRolled';
      if (event.hit) books.due.unshift({ type, figure: event.target, by: event.figure });
      return;
    }
    case 'luckRolled': {
      const by = takeDue(books, 'luckRolled', event.figure)?.by ?? '';
      if (!event.lucky) books.due.unshift({ type: 'killed', figure: event.figure, by });
      return;
    }
    case 'killed': {
      takeDue(books, 'killed', event.figure);
      entryOf(books, event.figure).alive = false;
      const overrun = books.overruns.find((open) => open.dinosaur === event.figure);
      if (overrun) books.due.push({ type: 'overrunEnded', figure: overrun.dinosaur, target: overrun.target });
      return;
    }
  }
}

function enterShot(books: Books, event: Extract<Event, { type: 'shot' }>): void {
  books.attackRolled = true;
  soldierEntry(books, event.figure).shots.push({ window: event.window, weapon: event.weapon });
  const overrun = event.window === 'closing' ? overrunOn(books, event.figure) : undefined;
  if (overrun) overrun.answer = null;
  if (!event.hit) return;
  const target = dinosaurEntry(books, event.target);
  const row = WEAPONS[event.weapon];
  const dead = row.autoKill && event.dice[0] + event.dice[1] === 2;
  const left = dead ? 0 : Math.max(0, target.lifePoints - row.damage);
  books.due.unshift({ type: 'wounded', figure: event.target, left, by: event.figure });
}

type OverrunEvent = Extract<Event, { type: 'overrunDeclared' | 'reactionOpened' | 'reactionClosed' | 'overrunEnded' }>;

function enterOverrun(books: Books, event: OverrunEvent): void {
  switch (event.type) {
    case 'overrunDeclared': {
      const dinosaur = dinosaurEntry(books, event.figure);
      dinosaur.spent += event.costCi;
      dinosaur.facing = event.facing;
      soldierEntry(books, event.target).overrunBy.push(event.figure);
      const fresh = { reaction: 'none', answer: null, attacked: false } as const;
      books.overruns.push({ dinosaur: event.figure, target: event.target, ...fresh });
      return;
    }
    case 'reactionOpened': {
      const overrun = overrunOn(books, event.target);
      if (overrun) overrun.reaction = 'open';
      return;
    }
    case 'reactionClosed': {
      const overrun = overrunOn(books, event.target);
      if (overrun) Object.assign(overrun, { reaction: 'closed', answer: event.weapon });
      return;
    }
    case 'overrunEnded': {
      takeDue(books, 'overrunEnded', event.figure);
      const at = books.overruns.findIndex((open) => open.target === event.target);
      if (at >= 0) books.overruns.splice(at, 1);
      const dinosaur = dinosaurEntry(books, event.figure);
      if (!event.success) Object.assign(dinosaur, { moveOver: true, failed: true });
      return;
    }
  }
}

function takeDue(books: Books, type: Due['type'], figure: FigureId): { readonly by: FigureId } | null {
  const at = books.due.findIndex((due) => due.type === type && due.figure === figure);
  if (at < 0) return null;
  const [due] = books.due.splice(at, 1);
  return due && 'by' in due ? due : null;
}
