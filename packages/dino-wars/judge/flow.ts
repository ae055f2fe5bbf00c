/** Judges the phases and the end of a match (DW-INV-32 to DW-INV-34), and points (DW-INV-26). */
import type { Facts, Frozen } from '@dwo/kernel';
import { DINOSAURS } from '../rules/data/dinosaurs';
import { RANK_TABLE } from '../rules/data/ranks';
import { VEHICLES } from '../rules/data/vehicles';
import { CREWED_WEAPONS } from '../rules/data/weapons';
import type { Event } from '../rules/events';
import { type Dinosaur, PHASES, SIDES, type Side, type State } from '../rules/state';
import { all, type Books, present, type Violation, varies } from './books';
import { hasStirred } from './enter';
import type { Entry } from './entries';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** Judges the beginning of a phase. */
export function judgePhaseBegan(books: Books, event: Of<'phaseBegan'>): Violation[] {
  const at = PHASES.indexOf(books.phase);
  const last = at === PHASES.length - 1;
  const fine = event.phase === PHASES[last ? 0 : at + 1] && event.turn === books.turn + (last ? 1 : 0);
  const found: Violation[] = [];
  if (!fine || books.placing) {
    found.push({
      rule: 'DW-INV-32',
      facts: { from: books.phase, to: event.phase, turn: event.turn, placing: books.placing },
    });
  }
  const pending = books.overruns.length + books.survivors.length;
  if (pending > 0) found.push({ rule: 'DW-INV-33', facts: { pending } });
  return found;
}

function dinosaurPoints({ kind, mostLife }: Pick<Frozen<Dinosaur>, 'kind' | 'mostLife'>): number {
  return mostLife + (DINOSAURS[kind].moveCi > 2400 ? 1 : 0);
}

/** Returns the price of a figure without its crew (DW-PTS-1 to 5, DW-R-67). */
function pointsOf(entry: Entry): number {
  switch (entry.cls) {
    case 'dinosaur':
      return dinosaurPoints(entry);
    case 'soldier':
      return RANK_TABLE[entry.rank].points - (entry.crewman ? 1 : 0);
    case 'vehicle':
      return VEHICLES[entry.kind].structurePoints + (entry.mg === null ? 0 : 1) + (entry.cannon ? 2 : 0);
    case 'weapon':
      return CREWED_WEAPONS[entry.kind].minCrew - 1;
  }
}

function pointsAlive(books: Books, side: Side): number {
  const alive = [...books.figures.values()].filter((entry) => entry.side === side && entry.alive);
  return alive.reduce((sum, entry) => sum + pointsOf(entry), 0);
}

/** Returns the winner by share of points, or null for a draw (DW-R-97). */
function byPoints(books: Books): Side | null {
  if (varies(books, 'stalemate_is_draw')) return null;
  const { army, dinosaurs } = books.startingPoints;
  const [a, d] = [pointsAlive(books, 'army') * dinosaurs, pointsAlive(books, 'dinosaurs') * army];
  if (Math.abs(a - d) * 10 < army * dinosaurs) return null;
  return a > d ? 'army' : 'dinosaurs';
}

/** Lists the figures that keep a side in the game: soldiers who have not escaped, and dinosaurs, hidden or not (DW-R-95). */
function standing(books: Books, side: Side): Entry[] {
  return side === 'army'
    ? all(books, 'soldier').filter(({ alive, absence }) => alive && absence !== 'escaped')
    : all(books, 'dinosaur').filter(({ alive }) => alive);
}

/** Whether a player has given up, or has been idle for two turns and not come back since (DW-R-100). */
function isOut({ players, figures }: Books, seat: number): boolean {
  const { resigned = false, idleTurns = 0, stirred = false, acted = false } = players[seat] ?? {};
  if (resigned || idleTurns < 2) return resigned;
  return !stirred && !acted && ![...figures.values()].some((entry) => entry.owner === seat && hasStirred(entry));
}

/** Returns the seats with a say about giving up: those with figures left, escaped soldiers, or an occupied vehicle. */
function voters(books: Books, side: Side): Set<number> {
  if (side === 'dinosaurs') return new Set(standing(books, side).map(({ owner }) => owner));
  const people = all(books, 'soldier').filter(({ alive }) => alive);
  const manned = all(books, 'vehicle').filter((each) => present(each) && each.seats.some((who) => who !== null));
  return new Set([...people, ...manned].map(({ owner }) => owner));
}

/**
 * Returns how the match must end now by section 3.27, or null if it goes on. With `lastQuiet` a turn without an attack that
 * is about to end counts already.
 */
function ownVerdict(books: Books, lastQuiet: boolean): { readonly winner: Side | null; readonly rule: string } | null {
  if (standing(books, 'army').length === 0) return withoutArmy(books);
  if (standing(books, 'dinosaurs').length === 0) return { winner: 'army', rule: 'DW-WIN-3' };
  const beaten = SIDES.filter((side) => {
    // A player who has only empty vehicles and guns left is out of the game (DW-R-95).
    return [...voters(books, side)].every((seat) => isOut(books, seat));
  });
  if (beaten.length === 2) return { winner: null, rule: 'DW-R-100' };
  if (beaten[0] !== undefined) return { winner: beaten[0] === 'army' ? 'dinosaurs' : 'army', rule: 'DW-R-100' };
  const running = lastQuiet && books.phase === 'secondary-fire' && !books.attackRolled ? 1 : 0;
  const agreed = books.players.every((player) => player.endAgreed);
  return agreed || books.quietTurns + running >= 10 ? { winner: byPoints(books), rule: 'DW-R-97' } : null;
}

/** The army has nobody left on the table: its soldiers have escaped or are dead (DW-WIN-2, DW-R-93). */
function withoutArmy(books: Books): { readonly winner: Side; readonly rule: string } {
  const escaped = all(books, 'soldier').filter(({ absence }) => absence === 'escaped').length;
  if (escaped === 0) return { winner: 'dinosaurs', rule: 'DW-WIN-2' };
  const enough = !varies(books, 'majority_escapes') || escaped * 2 > books.startingSoldiers;
  return { winner: enough ? 'army' : 'dinosaurs', rule: 'DW-R-93' };
}

/** Judges the end of a match. */
export function judgeEnded(books: Books, event: Of<'ended'>): Violation[] {
  const own = ownVerdict(books, true);
  if (own?.rule === event.rule && own.winner === event.winner) return [];
  const facts = { winner: event.winner, by: event.rule, own: own?.winner ?? null, ownRule: own?.rule ?? null };
  return [{ rule: 'DW-INV-34', facts }];
}

/** After an intent no event is due any more, and a match that must be over is over. */
export function judgeRest(books: Books): Violation[] {
  const found: Violation[] = [];
  const over = books.ending !== null;
  const overdue = books.due.filter((due) => due.type !== 'overrunEnded' || !over);
  for (const due of overdue) found.push({ rule: dueRule(due.type), facts: { due: due.type, figure: due.figure } });
  const stuck = books.overruns.filter((open) => open.reaction !== 'open');
  if (stuck.length > 0 && !over) found.push({ rule: 'DW-INV-33', facts: { targets: stuck.map((o) => o.target) } });
  if (!over && ownVerdict(books, false)) found.push({ rule: 'DW-INV-34', facts: { over: false } });
  return found;
}

function dueRule(type: string): string {
  return type === 'survivalRolled' ? 'DW-INV-24' : 'DW-INV-27';
}

/** The points of living figures, by side. */
export type Points = Readonly<Record<Side, number>>;

/** Returns the points of living figures. */
export function pointsIn(state: Frozen<State>): Points {
  const sum = <T extends { readonly alive: boolean }>(
    figures: Readonly<Record<string, T>>,
    points: (one: T) => number,
  ): number => Object.values(figures).reduce((total, one) => total + (one.alive ? points(one) : 0), 0);
  // Every dinosaur player knows all hidden dinosaurs.
  const hidden: State['dinosaurs'] = Object.assign({}, ...state.secrets.map((secret) => secret?.dinosaurs ?? {}));
  return {
    army:
      sum(state.soldiers, ({ rank }) => RANK_TABLE[rank].points) +
      sum(state.vehicles, ({ kind }) => VEHICLES[kind].structurePoints) +
      sum(state.crewedWeapons, ({ kind }) => CREWED_WEAPONS[kind].points),
    dinosaurs: sum<Frozen<Dinosaur>>(state.dinosaurs, dinosaurPoints) + sum<Frozen<Dinosaur>>(hidden, dinosaurPoints),
  };
}

/** The points of living figures never rise (DW-INV-26). */
export function judgePoints(before: Points, after: Points): Violation[] {
  const risen = SIDES.filter((side) => after[side] > before[side]);
  return risen.map((side): { rule: string; facts: Facts } => ({
    rule: 'DW-INV-26',
    facts: { side, before: before[side], after: after[side] },
  }));
}
