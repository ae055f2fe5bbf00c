/**
 * The judge: properties that must hold in every match (DW-INV-n), checked from the events with books and measurements of
 * its own. It takes every accepted intent of a match in order, and returns what did not hold.
 */
import type { Frozen, Seat } from '@dwo/kernel';
import type { Event } from '../rules/events';
import type { Intent } from '../rules/intents';
import type { State } from '../rules/state';
import { judgeState } from './agree';
import { judgeHandled, judgeLanded, judgeLoading } from './army';
import type { Books, Due, Violation } from './books';
import { enter } from './enter';
import { judgeRefusedShot, judgeShot } from './fire';
import { judgeEnded, judgePhaseBegan, judgePoints, judgeRest, type Points, pointsIn } from './flow';
import { judgeLingering, judgeSelfEnded } from './idle';
import { judgeFlew, judgeLeftContact, judgeMoved, judgeTurned } from './movement';
import { openBooks } from './open';
import { judgeDeclared } from './overruns';
import { judgePlace } from './places';
import { judgePaidTerrain } from './spending';
import { judgeSurvival, judgeSurvivorsPlaced, judgeWaiting } from './survivors';
import * as violence from './violence';

export type { Violation } from './books';

/** One accepted intent and its events. */
export interface Played {
  readonly seat: Seat;
  readonly intent: Intent;
  readonly events: readonly Event[];
  /** Every die rolled for it, in order. */
  readonly rolls: readonly number[];
  /** The state after the intent. */
  readonly after: Frozen<State>;
}

/** A judge of one match. */
export interface Auditor {
  /** The violations in the first state. */
  readonly start: readonly Violation[];
  /** Returns the violations of an intent. */
  played(step: Played): Violation[];
  /** Returns the violations of a refusal. */
  refused(intent: Intent, code: string): Violation[];
}

/** Returns a judge for the match that begins with this state. */
export function auditor(state: Frozen<State>): Auditor {
  const books = openBooks(state);
  let latest: Points = pointsIn(state);
  const start = [...books.figures.values()].flatMap((entry) => judgePlace(books, entry));
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

/** Lists the dice that an event reports, in the order of the rolls. */
export function diceIn(event: Event): readonly number[] {
  switch (event.type) {
    case 'strayed':
      return event.drawn === null ? event.dice : [...event.dice, event.drawn];
    case 'pickedUp':
      return event.die === null ? [] : [event.die];
    case 'airDropped':
      return [...event.flight, ...event.drift];
    default:
      return 'dice' in event ? event.dice : [];
  }
}

function judgeStep(books: Books, step: Played): Violation[] {
  const found: Violation[] = [...judgeIntent(books, step)];
  const fell = step.events.flatMap(diceIn);
  if (fell.join() !== step.rolls.join()) {
    found.push({ rule: 'DW-INV-27', facts: { told: fell, rolled: [...step.rolls] } });
  }
  let shot: Extract<Event, { type: 'shot' }> | null = null;
  for (const event of step.events) {
    found.push(...judgeOrder(books, event), ...judgeEvent(books, event, shot));
    if (event.type === 'shot') shot = event;
    if (event.type === 'attacked') violence.noteBuildings(books, event);
    enter(books, event);
    for (const id of movedBy(event)) {
      const moved = books.figures.get(id);
      if (moved) found.push(...judgePlace(books, moved));
    }
  }
  return [...found, ...judgeRest(books), ...judgeLingering(books), ...judgeState(books, step.after)];
}

/** Lists the figures that an event has moved or placed. */
function movedBy(event: Event): readonly string[] {
  switch (event.type) {
    case 'moved':
    case 'flew':
    case 'crept':
    case 'placed':
    case 'hidden':
    case 'landed':
    case 'alighted':
    case 'spotted':
      return [event.figure];
    case 'unhitched':
    case 'unstowed':
    case 'laidDown':
      return [event.weapon];
    case 'carried':
      return [event.weapon, ...event.carriers.map(({ figure }) => figure)];
    case 'survivorsPlaced':
      return event.spots.map(({ figure }) => figure);
    default:
      return [];
  }
}

/** No intent is legal once the match is over, and players command only their own figures (DW-INV-34, DW-SIDE-1). */
function judgeIntent(books: Books, { seat, intent }: Played): Violation[] {
  const found: Violation[] = [];
  if (books.ending) found.push({ rule: 'DW-INV-34', facts: { seat, intent: intent.type } });
  const figure = 'figure' in intent && intent.figure !== null ? books.figures.get(intent.figure) : undefined;
  if (figure && figure.owner !== seat) found.push({ rule: 'DW-SIDE-1', facts: { seat, figure: figure.id } });
  return found;
}

/** The events that may come between an event and the one it makes due. */
const ASIDE: readonly Event['type'][] = [
  ...([
    'emptied',
    'reloadBroken',
    'survivorsWait',
    'unhitched',
    'unstowed',
    'laidDown',
    'crippled',
    'strayed',
  ] as const),
];

/** A due event comes first, and no event comes after the end. */
function judgeOrder(books: Books, event: Event): Violation[] {
  if (books.ending) return [{ rule: 'DW-INV-34', facts: { after: event.type } }];
  const [due] = books.due;
  if (!due || event.type === 'ended' || ASIDE.includes(event.type) || fits(due, event)) return [];
  return [{ rule: 'DW-INV-27', facts: { due: due.type, figure: due.figure, came: event.type } }];
}

/** A dinosaur at 0 life points may lose none before it rolls for luck (DW-OPT-RAGE-3). */
function fits(due: Due, event: Event): boolean {
  if (!('figure' in event) || due.figure !== event.figure) return false;
  return due.type === event.type || (due.type === 'wounded' && due.left === 0 && event.type === 'raged');
}

function judgeEvent(books: Books, event: Event, shot: Extract<Event, { type: 'shot' }> | null): Violation[] {
  switch (event.type) {
    case 'phaseBegan':
      return [...judgePhaseBegan(books, event), ...judgeSelfEnded(books, event)];
    case 'moved':
      return judgeMoved(books, event);
    case 'flew':
      return judgeFlew(books, event);
    case 'crept':
      return event.flown
        ? judgeFlew(books, { ...event, type: 'flew' })
        : judgeMoved(books, { ...event, type: 'moved' });
    case 'leftContact':
      return judgeLeftContact(books, event.figure);
    case 'paidTerrain':
      return judgePaidTerrain(books, event);
    case 'faced':
    case 'gunTurned':
      return judgeTurned(books, event.figure, 'DW-R-9');
    case 'moveEnded':
      return judgeTurned(books, event.figure, 'DW-MOVE-8');
    case 'overrunDeclared':
      return judgeDeclared(books, event);
    case 'shot':
      return judgeShot(books, event);
    case 'ended':
      return judgeEnded(books, event);
    case 'emptied':
    case 'reloaded':
      return judgeLoading(books, event);
    case 'landed':
      return judgeLanded(books, event);
    case 'escaped':
      return judgeEscaped(books, event.figure);
    case 'boarded':
    case 'alighted':
    case 'seatsSwapped':
    case 'assigned':
    case 'dismantled':
    case 'setUp':
    case 'carried':
    case 'stowed':
    case 'hitched':
    case 'pickedUp':
    case 'laidDown':
      return judgeHandled(books, event);
    default:
      return judgeViolence(books, event, shot);
  }
}

function judgeViolence(books: Books, event: Event, shot: Extract<Event, { type: 'shot' }> | null): Violation[] {
  switch (event.type) {
    case 'reactionOpened':
      return violence.judgeReactionOpened(books, event);
    case 'reactionClosed':
      return violence.judgeReactionClosed(books, event);
    case 'wounded':
      return violence.judgeWounded(books, event);
    case 'raged':
      return violence.judgeRaged(books, event);
    case 'strayed':
      return violence.judgeStrayed(books, event, shot);
    case 'rammed':
      return violence.judgeRammed(books, event);
    case 'attacked':
      return violence.judgeAttacked(books, event);
    case 'damaged':
      return violence.judgeDamaged(books, event);
    case 'destroyed':
      return violence.judgeDestroyed(books, event);
    case 'survivalRolled':
      return judgeSurvival(books, event);
    case 'survivorsWait':
      return judgeWaiting(books, event);
    case 'survivorsPlaced':
      return judgeSurvivorsPlaced(books, event);
    case 'crippled':
      return violence.judgeCrippled(books, event);
    case 'luckRolled':
      return violence.judgeLuck(books, event);
    case 'killed':
      return violence.judgeKilled(books, event);
    case 'overrunEnded':
      return violence.judgeOverrunEnded(books, event);
    default:
      return [];
  }
}

/** Only living army figures escape, and never during the set-up (DW-R-93, DW-INV-20). */
function judgeEscaped(books: Books, id: string): Violation[] {
  const entry = books.figures.get(id);
  const fine = entry?.side === 'army' && entry.alive && entry.absence === null && books.phase === 'army-movement';
  return fine ? [] : [{ rule: 'DW-INV-20', facts: { figure: id, escaped: true } }];
}
