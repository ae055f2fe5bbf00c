/** Writers of figures that come on the table (placed, hidden, dropped) or are revealed. */
import { clone, raw } from '@dwo/kernel';
import { countOut, dinosaurIds, enterGrid, enterHidden, type FigureIndex, leaveGrid } from '../figure-index';
import { pointsOf, sure } from '../figures';
import { countStanding } from '../standing';
import type { Dinosaur, FigureId, State } from '../state';
import { MOVE_EVENTS } from './moves';
import { SKY_EVENTS } from './sky';
import { leaveCrew } from './weapons';
import { dinosaur, figure, player, pole, soldier, type Writers } from './writers';

/** Writers of the set-up, of hiding and of escapes, by type of event. */
export const SET_UP_EVENTS: Writers<
  | 'placed'
  | 'hidden'
  | 'unplaced'
  | 'placingTurned'
  | 'placingEnded'
  | 'airDropped'
  | 'landed'
  | 'spotted'
  | 'poleFound'
  | 'crept'
  | 'escaped'
> = {
  placed(state, event, index) {
    const put = pole(state, event.figure);
    if (put !== null) {
      Object.assign(put, event.at);
      return;
    }
    const one = standUp(state, event.figure, index);
    one.x = event.at.x;
    one.y = event.at.y;
    one.facing = event.facing;
    if ('z' in one) one.z = event.z;
    if ('gunFacing' in one) one.gunFacing = event.facing;
    one.absence = null;
    if (index !== null) enterGrid(index, event.figure, one);
    notePlaced(state, one.owner);
  },
  hidden(state, event, index) {
    const one = standUp(state, event.figure, index) as Dinosaur;
    const there = { ...plain(one), x: event.at.x, y: event.at.y, z: 0, facing: event.facing, absence: null };
    delete state.dinosaurs[event.figure];
    conceal(state, event.figure, there, index);
    notePlaced(state, there.owner);
  },
  unplaced(state, event, index) {
    const one = standUp(state, event.figure, index);
    // The public record must not keep the place where it hid (DW-GATE-5).
    one.x = 0;
    one.y = 0;
    one.facing = 0;
    if ('z' in one) one.z = 0;
  },
  placingTurned(state, event) {
    const placing = sure(state.placing);
    placing.turn = event.turn;
    const seat = placing.order[event.turn];
    placing.side = seat === undefined ? 'army' : player(state, seat).side;
    // A player who left the rest to the server still chooses where their paratroopers jump (DW-R-89).
    if (seat !== undefined || state.drop === null) return;
    const jumper = player(state, state.drop.seat);
    jumper.done = false;
  },
  placingEnded(state, _event, index) {
    state.placing = null;
    for (const each of state.players) each.done = false;
    if (index !== null) {
      index.cursor = 0;
      index.rescan = false;
    }
  },
  airDropped(state, event) {
    const drop = sure(state.drop);
    drop.tried = state.placing === null ? state.turn : 0;
    if (event.landed) drop.at = { x: event.at.x, y: event.at.y };
  },
  landed(state, event, index) {
    const jumper = soldier(state, event.figure);
    jumper.x = event.at.x;
    jumper.y = event.at.y;
    jumper.absence = null;
    if (state.placing === null) jumper.busy = true;
    if (index !== null) enterGrid(index, event.figure, jumper);
    const waits = Object.values(state.soldiers).some(({ alive, absence }) => alive && absence === 'waiting');
    if (!waits) state.drop = null;
  },
  spotted(state, event, index) {
    uncover(state, event.figure, event.dinosaur, index);
    state.dinosaurs[event.figure] = clone(event.dinosaur);
    if (index === null) return;
    enterGrid(index, event.figure, event.dinosaur);
    index.ids.dinosaurs = dinosaurIds(state);
  },
  poleFound(state, event) {
    for (const secret of state.secrets) if (secret !== null) secret.pole = null;
    state.poles[event.pole] = { x: event.at.x, y: event.at.y, status: 'lying', carrier: null };
  },
  /** Takes along everybody aboard, a towed and a carried weapon, and the gun in a hero's hands. */
  escaped(state, event, index) {
    const one = figure(state, event.figure);
    const aboard = 'seats' in one ? [...one.seats, one.towing, ...one.cargo] : [];
    for (const id of [event.figure, ...aboard]) {
      if (id === null || pole(state, id) !== null) continue;
      const who = figure(state, id);
      goHome(state, id, index);
      if ('holds' in who && who.holds !== null) goHome(state, who.holds, index);
    }
  },
  crept(state, event, index) {
    const { figure: id, path, facing, costCi } = event;
    if (event.flown) SKY_EVENTS.flew(state, { type: 'flew', figure: id, path, facing, costCi }, null);
    else MOVE_EVENTS.moved(state, { type: 'moved', figure: id, path, facing, costCi }, null);
    const { x, y } = dinosaur(state, id);
    for (const grid of index?.hidden.values() ?? []) if (grid.has(id)) grid.relocate(id, x, y);
  },
};

function goHome(state: State, id: FigureId, index: FigureIndex | null): void {
  const one = figure(state, id);
  if (index !== null) {
    leaveGrid(index, id);
    countOut(index, one, false);
  }
  one.absence = 'escaped';
  // A lost figure serves no weapon (DW-R-42).
  if ('crewOf' in one) leaveCrew(state, id);
}

/** Takes a figure from wherever it stands or hides: it is then public, on no grid, and not placed. */
function standUp(state: State, id: FigureId, index: FigureIndex | null) {
  const [hiding] = hidersOf(state, id);
  if (hiding !== undefined) {
    const hidden = plain(hiding[id] as Dinosaur);
    uncover(state, id, hidden, index);
    state.dinosaurs[id] = hidden;
    if (index !== null) index.ids.dinosaurs = dinosaurIds(state);
  }
  const one = figure(state, id);
  if (index !== null) leaveGrid(index, id);
  one.absence = 'unplaced';
  return one;
}

/** Moves a dinosaur into the secrets of its own side. */
function conceal(state: State, id: FigureId, one: Dinosaur, index: FigureIndex | null): void {
  const { unseen } = player(state, one.owner);
  unseen.figures++;
  unseen.points += pointsOf(one);
  state.secrets.forEach((secret, seat) => {
    if (secret === null) return;
    secret.dinosaurs[id] = clone(one);
    if (index !== null) enterHidden(index, seat, id, one);
  });
  if (index !== null) index.ids.dinosaurs = dinosaurIds(state);
}

/** Moves a dinosaur out of its side's secrets. Viewers who were not told of it have none of them to empty. */
function uncover(state: State, id: FigureId, one: Dinosaur, index: FigureIndex | null): void {
  const { unseen } = player(state, one.owner);
  unseen.figures--;
  unseen.points -= pointsOf(one);
  for (const hiding of hidersOf(state, id)) delete hiding[id];
  for (const grid of index?.hidden.values() ?? []) if (grid.has(id)) grid.remove(id);
}

/** Counts the figures of a seat that have been placed. A figure that is taken back and placed again counts once (DW-R-73). */
function notePlaced(state: State, seat: number): void {
  if (state.placing === null) return;
  const there = countStanding(state, seat);
  if (there > (state.placing.placed[seat] ?? 0)) state.placing.placed[seat] = there;
}

/** Copies a hidden dinosaur to every seat of its side. */
export function share(state: State, event: { readonly figure?: FigureId | null }): void {
  const id = event.figure ?? '';
  const [first, ...others] = hidersOf(state, id);
  for (const hiding of others) hiding[id] = plain(first?.[id] as Dinosaur);
}

/**
 * Lists the collections, one per seat, in which a dinosaur hides. It reads the plain state, because most dinosaurs are not
 * hidden.
 */
function hidersOf(state: State, id: FigureId): Record<FigureId, Dinosaur>[] {
  const hiders: Record<FigureId, Dinosaur>[] = [];
  for (const [seat, secret] of raw(state).secrets.entries()) {
    if (secret !== null && Object.hasOwn(secret.dinosaurs, id))
      hiders.push(sure(state.secrets[seat] ?? null).dinosaurs);
  }
  return hiders;
}

function plain<T extends object>(one: T): T {
  return clone(raw(one)) as T;
}
