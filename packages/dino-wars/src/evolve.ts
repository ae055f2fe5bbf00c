/** Writes what happened into the state, and into the board beside it. Decides nothing. */
import { add, type Board, boardOf } from './board';
import { PARAMETERS } from './data/parameters';
import { WEAPONS } from './data/weapons';
import type { Event } from './events';
import { pointsOf } from './figures';
import type { Dinosaur, FigureId, Player, Soldier, State } from './state';

/** The only writer of state. Writes only what changes, so that watchers see as little as possible. */
export function evolve(state: State, event: Event): void {
  const board = boardOf.peek(state);
  switch (event.type) {
    case 'phaseBegan':
      beginPhase(state, event, board);
      return;
    case 'moved':
      moved(state, event, board);
      return;
    case 'leftContact':
      soldier(state, event.figure).leftContact = true;
      return;
    case 'faced':
      dinosaur(state, event.figure).facing = event.facing;
      return;
    case 'moveEnded':
      endMove(state, event.figure);
      return;
    case 'overrunDeclared':
      declared(state, event);
      return;
    case 'reactionOpened':
      state.reactions.push({ target: event.target, dinosaur: event.figure, weapons: [...event.weapons] });
      return;
    case 'reactionClosed':
      closed(state, event);
      return;
    case 'shot':
      shot(state, event);
      return;
    case 'wounded':
      dinosaur(state, event.figure).lifePoints -= event.lost;
      return;
    case 'attacked':
      if (!event.overrun) dinosaur(state, event.figure).attacked = true;
      state.attackRolled = true;
      return;
    case 'luckRolled':
      return;
    case 'killed':
      killed(state, event.figure, board);
      return;
    case 'overrunEnded':
      if (!event.success) endMove(state, event.figure);
      return;
    case 'ordered':
      ordered(state, event);
      return;
    case 'finished':
      player(state, event.seat).done = true;
      return;
    case 'resumed':
      player(state, event.seat).done = false;
      return;
    case 'endAgreed':
      player(state, event.seat).endAgreed = event.agreed;
      return;
    case 'resigned':
      player(state, event.seat).resigned = event.agreed;
      return;
    case 'ended':
      state.ending = { winner: event.winner, rule: event.rule };
      return;
  }
}

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;

function dinosaur(state: State, id: FigureId): Dinosaur {
  return state.dinosaurs[id] as Dinosaur;
}

function soldier(state: State, id: FigureId): Soldier {
  return state.soldiers[id] as Soldier;
}

function player(state: State, seat: number): Player {
  return state.players[seat] as Player;
}

function moved(state: State, event: Of<'moved'>, board: Board | null): void {
  const isSoldier = Object.hasOwn(state.soldiers, event.figure);
  const figure = isSoldier ? soldier(state, event.figure) : dinosaur(state, event.figure);
  const end = event.path[event.path.length - 1];
  if (end === undefined) throw new Error(`${event.figure} moved along no path`);
  figure.x = end.x;
  figure.y = end.y;
  figure.facing = event.facing;
  figure.spentCi += event.costCi;
  if (isSoldier) soldier(state, event.figure).moved = true;
  board?.[isSoldier ? 'soldiers' : 'dinosaurs'].relocate(event.figure, end.x, end.y);
}

function endMove(state: State, id: FigureId): void {
  const figure = dinosaur(state, id);
  if (!figure.moveOver) figure.moveOver = true;
}

function declared(state: State, event: Of<'overrunDeclared'>): void {
  const figure = dinosaur(state, event.figure);
  figure.facing = event.facing;
  figure.spentCi += event.costCi;
  soldier(state, event.target).overrun = true;
}

function closed(state: State, event: Of<'reactionClosed'>): void {
  const at = state.reactions.findIndex(({ target }) => target === event.target);
  if (at >= 0) state.reactions.splice(at, 1);
  const owner = player(state, soldier(state, event.target).owner);
  // Two in a row count until the turn ends, whatever else he answers (DW-R-17).
  if (owner.timeouts >= PARAMETERS.timeoutsBeforeAuto) return;
  const timeouts = event.late ? owner.timeouts + 1 : 0;
  if (timeouts !== owner.timeouts) owner.timeouts = timeouts;
}

function shot(state: State, event: Of<'shot'>): void {
  const figure = soldier(state, event.figure);
  figure.shots.push(event.window);
  if (!WEAPONS[event.weapon].twoShot) figure.singleShot = true;
  state.attackRolled = true;
}

/** The dead leave the table at once (DW-DMG-12). */
function killed(state: State, id: FigureId, board: Board | null): void {
  if (Object.hasOwn(state.dinosaurs, id)) {
    const figure = dinosaur(state, id);
    figure.alive = false;
    if (board !== null) {
      board.dinosaurs.remove(id);
      board.points.dinosaurs -= pointsOf(figure);
      add(board.alive, figure.owner, -1);
      board.rescan = true;
    }
    return;
  }
  const figure = soldier(state, id);
  figure.alive = false;
  if (board !== null) {
    board.soldiers.remove(id);
    board.points.army -= pointsOf(figure);
    add(board.alive, figure.owner, -1);
    board.rescan = true;
  }
}

/** For one soldier, or for all of the seat's. */
function ordered(state: State, event: Of<'ordered'>): void {
  if (event.figure !== null) {
    soldier(state, event.figure).order = event.order;
    return;
  }
  for (const figure of Object.values(state.soldiers)) {
    if (figure.owner === event.seat && figure.order !== event.order) figure.order = event.order;
  }
}

function beginPhase(state: State, event: Of<'phaseBegan'>, board: Board | null): void {
  noteEnd(state, event);
  for (const each of state.players) if (each.done) each.done = false;
  // R-34 asks for the latest army movement, so the mark outlives the turn.
  if (event.phase === 'army-movement') {
    for (const each of Object.values(state.soldiers)) if (each.moved) each.moved = false;
  }
  state.phase = event.phase;
  if (event.turn !== state.turn) beginTurn(state, event.turn);
  if (board !== null) {
    board.cursor = 0;
    board.rescan = false;
  }
}

/** Remembers that the present phase ended by itself, and forgets it of the one that begins (DW-R-115). */
function noteEnd(state: State, { phase, byItself }: Of<'phaseBegan'>): void {
  const kept = state.selfEnded.filter((ended) => ended !== phase && ended !== state.phase);
  const now = byItself ? [...kept, state.phase] : kept;
  if (now.join() !== state.selfEnded.join()) state.selfEnded = now;
}

/** Wipes out what was counted during the turn (DW-TURN-5). */
function beginTurn(state: State, turn: number): void {
  state.turn = turn;
  state.quietTurns = state.attackRolled ? 0 : state.quietTurns + 1;
  state.attackRolled = false;
  for (const each of state.players) if (each.timeouts !== 0) each.timeouts = 0;
  for (const each of Object.values(state.dinosaurs)) {
    if (each.spentCi !== 0) each.spentCi = 0;
    if (each.attacked) each.attacked = false;
    if (each.moveOver) each.moveOver = false;
  }
  for (const each of Object.values(state.soldiers)) {
    if (each.spentCi !== 0) each.spentCi = 0;
    if (each.shots.length > 0) each.shots = [];
    if (each.leftContact) each.leftContact = false;
    if (each.singleShot) each.singleShot = false;
    if (each.overrun) each.overrun = false;
  }
}
