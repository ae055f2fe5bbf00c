/** Enters events into the judge's books. */
import { DINOSAURS } from '../rules/data/dinosaurs';
import type { Event } from '../rules/events';
import type { Phase } from '../rules/state';
import { all, type Books, entryOf, find, lengthOf, need, overrunOn } from './books';
import { enterArmy, expose, stir } from './enter-army';
import { enterViolence, leaveCrew, noteAttack, takeDue } from './enter-violence';
import type { DinosaurEntry, Entry } from './entries';

/** Enters one event into the books. */
export function enter(books: Books, event: Event): void {
  if (enterViolence(books, event) || enterOverrun(books, event) || enterArmy(books, event)) return;
  switch (event.type) {
    case 'phaseBegan':
      beginPhase(books, event.turn, event.phase);
      return;
    case 'moved':
    case 'flew':
    case 'crept':
      enterWay(books, event);
      return;
    case 'leftContact':
      leave(books, event.figure);
      return;
    case 'paidTerrain': {
      const entry = entryOf(books, event.figure);
      if ('paidTerrain' in entry) entry.paidTerrain = true;
      if (entry.cls === 'dinosaur') entry.spent += event.costCi;
      return;
    }
    case 'faced': {
      const entry = entryOf(books, event.figure);
      entry.facing = event.facing;
      // A mark would show the other side that a hidden dinosaur has turned (DW-R-94).
      if (entry.cls !== 'dinosaur' || !entry.hidden) stir(books, event.figure);
      return;
    }
    case 'moveEnded':
      need(books, event.figure, 'dinosaur').moveOver = true;
      return;
    case 'spotted':
      Object.assign(need(books, event.figure, 'dinosaur'), { hidden: false, x: event.dinosaur.x, y: event.dinosaur.y });
      return;
    case 'finished':
    case 'resumed':
    case 'lapsed':
    case 'endAgreed':
    case 'resigned':
    case 'ordered':
      enterWord(books, event);
      return;
    case 'ended':
      books.ending = { winner: event.winner, rule: event.rule };
      return;
    default:
      enterPlacing(books, event);
  }
}

function enterWay(books: Books, event: Extract<Event, { type: 'moved' | 'flew' | 'crept' }>): void {
  const entry = entryOf(books, event.figure);
  const end = event.path[event.path.length - 1];
  if (end) Object.assign(entry, { x: end.x, y: end.y, z: event.type === 'moved' ? 0 : (event.path.at(-1)?.z ?? 0) });
  entry.facing = event.facing;
  entry.spent += event.costCi;
  if (entry.cls === 'soldier') entry.moved = true;
  if (entry.cls === 'vehicle') {
    entry.begun = true;
    for (const who of entry.seats) if (who !== null) need(books, who, 'soldier').moved = true;
  }
  if (entry.cls === 'dinosaur' && entry.spent > 0) noteCharge(books, entry);
}

/** A dinosaur that spends more than its rate has charged (DW-R-90). */
function noteCharge(books: Books, entry: DinosaurEntry): void {
  const rate = lengthOf(books, DINOSAURS[entry.kind].moveCi);
  if (entry.spent > rate && !entry.chargeTurns.includes(books.turn)) entry.chargeTurns.push(books.turn);
}

/** Marks everybody aboard a vehicle that first moves in contact (DW-R-61). */
function leave(books: Books, id: string): void {
  const entry = entryOf(books, id);
  if (entry.cls === 'soldier' && entry.aboard !== null) entry.exposed = true;
  else if ('leftContact' in entry) entry.leftContact = true;
  if (entry.cls === 'vehicle' && !entry.begun) for (const who of entry.seats) expose(books, who);
}

type Word = Extract<Event, { type: 'finished' | 'resumed' | 'lapsed' | 'endAgreed' | 'resigned' | 'ordered' }>;

/** Enters what a player tells the referee, or what the clock tells it for them. */
function enterWord(books: Books, event: Word): void {
  const player = books.players[event.seat];
  if (player === undefined) return;
  if (event.type === 'lapsed') player.lapsed = true;
  // `done` in the set-up is no sign of life.
  else if (event.type !== 'finished' || !books.placing) player.stirred = true;
  if (event.type === 'finished' || event.type === 'lapsed') player.done = true;
  if (event.type === 'resumed') player.done = false;
  if (event.type === 'endAgreed') player.endAgreed = event.agreed;
  if (event.type === 'resigned') player.resigned = event.agreed;
}

/** A turn is idle if only the clock has acted for a player who hides no dinosaur (DW-R-100). */
function countIdle(books: Books): void {
  for (const [seat, player] of books.players.entries()) {
    const own = [...books.figures.values()].filter((entry) => entry.owner === seat);
    const unknown = own.some((entry) => entry.cls === 'dinosaur' && entry.alive && entry.hidden);
    const idle = player.lapsed && !player.stirred && !player.acted && !unknown && !own.some(hasStirred);
    Object.assign(player, { idleTurns: idle ? player.idleTurns + 1 : 0, stirred: false, acted: false, lapsed: false });
  }
}

/** Whether a figure bears a mark of its owner's acts this turn. */
export function hasStirred(entry: Entry): boolean {
  if (entry.cls === 'dinosaur') return entry.spent > 0 || entry.moveOver || entry.attacked;
  if (entry.shots.some(({ window }) => window !== 'closing')) return true;
  if (entry.cls === 'weapon') return false;
  const handled = entry.cls === 'soldier' ? entry.halvings > 0 : entry.loaded || entry.unloaded;
  return entry.spent > 0 || entry.busy || handled;
}

function beginPhase(books: Books, turn: number, phase: Phase): void {
  if (turn !== books.turn) {
    books.quietTurns = books.attackRolled ? 0 : books.quietTurns + 1;
    books.attackRolled = false;
    countIdle(books);
    for (const entry of books.figures.values()) beginTurn(entry);
  }
  if (phase === 'army-movement') for (const soldier of all(books, 'soldier')) soldier.moved = false;
  for (const player of books.players) player.done = false;
  books.turn = turn;
  books.phase = phase;
}

function beginTurn(entry: Entry): void {
  entry.spent = 0;
  const army = { shots: [], overrunBy: [], paidTerrain: false, leftContact: false, loaded: false, busy: false };
  switch (entry.cls) {
    case 'dinosaur':
      Object.assign(entry, { moveOver: false, failed: false, attacked: false, paidTerrain: false });
      return;
    case 'soldier':
      Object.assign(entry, {
        ...army,
        shots: [],
        overrunBy: [],
        halvings: 0,
        exposed: false,
        spotted: false,
        locked: false,
      });
      return;
    case 'vehicle':
      Object.assign(entry, { ...army, shots: [], overrunBy: [], unloaded: false, begun: false, firing: [] });
      return;
    case 'weapon':
      Object.assign(entry, {
        shots: [],
        overrunBy: [],
        crewFired: [],
        served: [],
        busy: false,
        handled: false,
        used: false,
      });
  }
}

/** Enters an event of an overrun; false if it is another event. */
function enterOverrun(books: Books, event: Event): boolean {
  switch (event.type) {
    case 'overrunDeclared': {
      const dinosaur = need(books, event.figure, 'dinosaur');
      dinosaur.spent += event.costCi;
      dinosaur.facing = event.facing;
      noteAttack(books, dinosaur);
      noteCharge(books, dinosaur);
      const target = entryOf(books, event.target);
      if (target.cls !== 'dinosaur') target.overrunBy.push(event.figure);
      const fresh = { reaction: 'none', answer: null, attacked: false, crewFell: false } as const;
      books.overruns.push({ dinosaur: event.figure, target: event.target, ...fresh });
      return true;
    }
    case 'reactionOpened': {
      const overrun = overrunOn(books, event.target);
      if (overrun) overrun.reaction = 'open';
      return true;
    }
    case 'reactionClosed': {
      const overrun = overrunOn(books, event.target);
      if (overrun) Object.assign(overrun, { reaction: 'closed', answer: event.weapon });
      const player = books.players[entryOf(books, event.target).owner];
      if (player !== undefined && !event.late) player.stirred = true;
      return true;
    }
    case 'overrunEnded': {
      takeDue(books, 'overrunEnded', event.figure);
      const at = books.overruns.findIndex((open) => open.target === event.target);
      if (at >= 0) books.overruns.splice(at, 1);
      const dinosaur = need(books, event.figure, 'dinosaur');
      if (!event.success) Object.assign(dinosaur, { moveOver: true, failed: true });
      return true;
    }
    default:
      return false;
  }
}

/** Enters figures that come on the table or leave it for good. */
function enterPlacing(books: Books, event: Event): void {
  switch (event.type) {
    case 'placed':
      Object.assign(entryOf(books, event.figure), { ...event.at, z: event.z, facing: event.facing, absence: null });
      for (const other of companions(books, event.figure)) other.absence = null;
      // A mounted gun begins with the facing of its vehicle.
      Object.assign(find(books, event.figure, 'vehicle') ?? {}, { gunFacing: event.facing });
      Object.assign(find(books, event.figure, 'dinosaur') ?? {}, { hidden: false });
      return;
    case 'hidden':
      Object.assign(need(books, event.figure, 'dinosaur'), {
        ...event.at,
        facing: event.facing,
        absence: null,
        hidden: true,
      });
      return;
    case 'unplaced':
      // The people aboard stay with the vehicle.
      Object.assign(entryOf(books, event.figure), { absence: 'unplaced', hidden: false, facing: 0 });
      return;
    case 'placingEnded':
      books.placing = false;
      for (const player of books.players) player.done = false;
      return;
    case 'landed': {
      const soldier = need(books, event.figure, 'soldier');
      Object.assign(soldier, { ...event.at, absence: null, busy: books.phase === 'army-movement' && !books.placing });
      return;
    }
    case 'escaped':
      for (const one of [entryOf(books, event.figure), ...companions(books, event.figure)]) {
        one.absence = 'escaped';
        // Nobody serves a weapon from home (DW-R-42).
        leaveCrew(books, one.id);
      }
      return;
    default:
  }
}

/**
 * Lists the figures that come and go with a vehicle (people aboard, towed and carried weapons), or the gun in a soldier's
 * hands.
 */
function companions(books: Books, id: string): readonly Entry[] {
  const along = [...books.figures.values()].filter(
    (other) =>
      other.alive &&
      ((other.cls === 'soldier' && other.aboard === id) || (other.cls === 'weapon' && other.carrier === id)),
  );
  return along.flatMap((each) => [each, ...companions(books, each.id)]);
}
