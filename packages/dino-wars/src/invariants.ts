/**
 * The judge: properties that must hold whatever happens (DW-INV-n), checked from the events with books and measurements
 * of its own. Feed it every accepted intent of a match in order; it says what did not hold.
 */
import type { Frozen, Seat } from '@dwo/kernel';
import type { Event } from './events';
import type { Intent } from './intents';
import { type Books, openBooks, type Violation } from './invariants/books';
import { enter } from './invariants/enter';
import { judgeRefusedShot, judgeShot } from './invariants/fire';
import {
  judgeEnded,
  judgePhaseBegan,
  judgePoints,
  judgeRest,
  judgeState,
  type Points,
  pointsIn,
} from './invariants/flow';
import { judgeLingering, judgeSelfEnded } from './invariants/idle';
import { judgeDeclared, judgeDinosaursTurn, judgeLeftContact, judgeMoved, judgePlace } from './invariants/movement';
import {
  judgeAttacked,
  judgeKilled,
  judgeLuck,
  judgeOverrunEnded,
  judgeReactionClosed,
  judgeReactionOpened,
  judgeWounded,
} from './invariants/violence';
import type { State } from './state';

export type { Violation } from './invariants/books';

/** One accepted intent and what came of it. */
export interface Played {
  readonly seat: Seat;
  readonly intent: Intent;
  readonly events: readonly Event[];
  /** Every die that fell meanwhile, in order. */
  readonly rolls: readonly number[];
  readonly after: Frozen<State>;
}

export interface Auditor {
  /** What was wrong before the first intent. */
  readonly start: readonly Violation[];
  /** What did not hold during this intent. */
  played(step: Played): Violation[];
  /** What is wrong with this refusal. */
  refused(intent: Intent, code: string): Violation[];
}

/** A judge for the match that begins with this state. */
export function auditor(state: Frozen<State>): Auditor {
  const books = openBooks(state);
  let latest: Points = pointsIn(state);
  const start = [...books.figures.values()].flatMap((entry) => (entry.alive ? judgePlace(books, entry) : []));
  return {
    start: [...start, ...judgeState(books, state)],
    played: (step) => {
      const points = pointsIn(step.after);
      const found = [...judgeStep(books, step), ...judgePoints(latest, points)];
      latest = points;
      return found;
    },
    refused: (intent, code) => (intent.type === 'fire' ? judgeRefusedShot(books, intent, code) : []),
  };
}

function judgeStep(books: Books, step: Played): Violation[] {
  const found: Violation[] = [...judgeIntent(books, step)];
  const fell = step.events.flatMap((event) => ('dice' in event ? [...event.dice] : []));
  if (fell.join() !== step.rolls.join()) {
    found.push({ rule: 'DW-INV-27', facts: { told: fell, rolled: [...step.rolls] } });
  }
  for (const event of step.events) {
    found.push(...judgeOrder(books, event), ...judgeEvent(books, event));
    enter(books, event);
    const moved = event.type === 'moved' ? books.figures.get(event.figure) : undefined;
    if (moved) found.push(...judgePlace(books, moved));
  }
  return [...found, ...judgeRest(books), ...judgeLingering(books), ...judgeState(books, step.after)];
}

/** Nobody wishes anything once the match is over, and everybody moves his own figures only (DW-INV-34, DW-SIDE-1). */
function judgeIntent(books: Books, { seat, intent }: Played): Violation[] {
  const found: Violation[] = [];
  if (books.ending) found.push({ rule: 'DW-INV-34', facts: { seat, intent: intent.type } });
  const figure = 'figure' in intent && intent.figure !== null ? books.figures.get(intent.figure) : undefined;
  if (figure && figure.owner !== seat) found.push({ rule: 'DW-SIDE-1', facts: { seat, figure: figure.id } });
  return found;
}

/** What is due comes first, and after the end comes nothing. */
function judgeOrder(books: Books, event: Event): Violation[] {
  if (books.ending) return [{ rule: 'DW-INV-34', facts: { after: event.type } }];
  const [due] = books.due;
  if (!due || event.type === 'ended') return [];
  const fine = due.type === event.type && due.figure === event.figure;
  return fine ? [] : [{ rule: 'DW-INV-27', facts: { due: due.type, figure: due.figure, came: event.type } }];
}

function judgeEvent(books: Books, event: Event): Violation[] {
  switch (event.type) {
    case 'phaseBegan':
      return [...judgePhaseBegan(books, event), ...judgeSelfEnded(books, event)];
    case 'moved':
      return judgeMoved(books, event);
    case 'leftContact':
      return judgeLeftContact(books, event.figure);
    case 'faced':
      return judgeDinosaursTurn(books, event.figure, 'DW-R-9');
    case 'moveEnded':
      return judgeDinosaursTurn(books, event.figure, 'DW-MOVE-8');
    case 'overrunDeclared':
      return judgeDeclared(books, event);
    case 'reactionOpened':
      return judgeReactionOpened(books, event);
    case 'reactionClosed':
      return judgeReactionClosed(books, event);
    case 'shot':
      return judgeShot(books, event);
    case 'wounded':
      return judgeWounded(books, event);
    case 'attacked':
      return judgeAttacked(books, event);
    case 'luckRolled':
      return judgeLuck(books, event);
    case 'killed':
      return judgeKilled(books, event);
    case 'overrunEnded':
      return judgeOverrunEnded(books, event);
    case 'ended':
      return judgeEnded(books, event);
    case 'ordered':
    case 'finished':
    case 'resumed':
    case 'endAgreed':
    case 'resigned':
      return [];
  }
}
