/** Properties of the flow and the end of a match: DW-INV-32 to DW-INV-34, and of what the books add up to. */
import type { Facts, Frozen } from '@dwo/kernel';
import { DINOSAURS } from '../data/dinosaurs';
import { RANK_TABLE } from '../data/ranks';
import type { Event } from '../events';
import { PHASES, SIDES, type Side, type State } from '../state';
import { type Books, living, pointsAlive, type Violation } from './books';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

export function judgePhaseBegan(books: Books, event: Of<'phaseBegan'>): Violation[] {
  const at = PHASES.indexOf(books.phase);
  const last = at === PHASES.length - 1;
  const fine = event.phase === PHASES[last ? 0 : at + 1] && event.turn === books.turn + (last ? 1 : 0);
  const found: Violation[] = [];
  if (!fine) found.push({ rule: 'DW-INV-32', facts: { from: books.phase, to: event.phase, turn: event.turn } });
  if (books.overruns.length > 0) found.push({ rule: 'DW-INV-33', facts: { pending: books.overruns.length } });
  return found;
}

/** Who wins by share of points; null for a draw (DW-R-97). */
function byPoints(books: Books): Side | null {
  const { army, dinosaurs } = books.startingPoints;
  const [a, d] = [pointsAlive(books, 'army') * dinosaurs, pointsAlive(books, 'dinosaurs') * army];
  if (Math.abs(a - d) * 10 < army * dinosaurs) return null;
  return a > d ? 'army' : 'dinosaurs';
}

/**
 * How the match has to end now by section 3.27; null if it goes on. `lastQuiet`: a turn without an attack that is about to
 * end counts already.
 */
function ownVerdict(books: Books, lastQuiet: boolean): { readonly winner: Side | null; readonly rule: string } | null {
  if (living(books, 'army').length === 0) return { winner: 'dinosaurs', rule: 'DW-WIN-2' };
  if (living(books, 'dinosaurs').length === 0) return { winner: 'army', rule: 'DW-WIN-3' };
  for (const side of SIDES) {
    const fighting = new Set(living(books, side).map((figure) => figure.owner));
    const winner = side === 'army' ? 'dinosaurs' : 'army';
    if ([...fighting].every((seat) => books.players[seat]?.resigned)) return { winner, rule: 'DW-R-100' };
  }
  const running = lastQuiet && books.phase === 'secondary-fire' && !books.attackRolled ? 1 : 0;
  const agreed = books.players.every((player) => player.endAgreed);
  return agreed || books.quietTurns + running >= 10 ? { winner: byPoints(books), rule: 'DW-R-97' } : null;
}

export function judgeEnded(books: Books, event: Of<'ended'>): Violation[] {
  const own = ownVerdict(books, true);
  if (own?.rule === event.rule && own.winner === event.winner) return [];
  const facts = { winner: event.winner, by: event.rule, own: own?.winner ?? null, ownRule: own?.rule ?? null };
  return [{ rule: 'DW-INV-34', facts }];
}

/** After an intent: nothing is due any more, and a match that has to be over is. */
export function judgeRest(books: Books): Violation[] {
  const found: Violation[] = [];
  const over = books.ending !== null;
  const overdue = books.due.filter((due) => due.type !== 'overrunEnded' || !over);
  for (const due of overdue) found.push({ rule: 'DW-INV-27', facts: { due: due.type, figure: due.figure } });
  const stuck = books.overruns.filter((open) => open.reaction !== 'open');
  if (stuck.length > 0 && !over) found.push({ rule: 'DW-INV-33', facts: { targets: stuck.map((o) => o.target) } });
  if (!over && ownVerdict(books, false)) found.push({ rule: 'DW-INV-34', facts: { over: false } });
  return found;
}

/** The books and the engine's state tell the same story (DW-INV-10, 19, 21, 32). */
export function judgeState(books: Books, state: Frozen<State>): Violation[] {
  const found: Violation[] = [];
  const same = (rule: string, facts: Facts, own: unknown, engine: unknown): void => {
    if (own !== engine) found.push({ rule, facts: { ...facts, own: String(own), engine: String(engine) } });
  };
  same('DW-INV-32', { field: 'turn' }, books.turn, state.turn);
  same('DW-INV-32', { field: 'phase' }, books.phase, state.phase);
  same('DW-INV-34', { field: 'ending' }, books.ending?.rule, state.ending?.rule);
  same('DW-R-97', { field: 'quietTurns' }, books.quietTurns, state.quietTurns);
  const open = books.ending ? state.reactions.length : books.overruns.length;
  same('DW-INV-33', { field: 'reactions' }, open, state.reactions.length);
  const count = Object.keys(state.dinosaurs).length + Object.keys(state.soldiers).length;
  same('DW-INV-21', { field: 'figures' }, books.figures.size, count);
  for (const entry of books.figures.values()) {
    const figure = state.dinosaurs[entry.id] ?? state.soldiers[entry.id];
    const facts = { figure: entry.id };
    same('DW-INV-21', { ...facts, field: 'alive' }, entry.alive, figure?.alive);
    same('DW-INV-11', { ...facts, field: 'x' }, entry.x, figure?.x);
    same('DW-INV-11', { ...facts, field: 'y' }, entry.y, figure?.y);
    if (!entry.alive) continue;
    same('DW-INV-10', { ...facts, field: 'spentCi' }, entry.spent, figure?.spentCi);
    if (entry.side === 'dinosaurs') {
      const dinosaur = state.dinosaurs[entry.id];
      same('DW-R-9', { ...facts, field: 'facing' }, entry.facing, dinosaur?.facing);
      same('DW-INV-19', { ...facts, field: 'lifePoints' }, entry.lifePoints, dinosaur?.lifePoints);
      same('DW-INV-25', { ...facts, field: 'attacked' }, entry.attacked, dinosaur?.attacked);
      same('DW-MOVE-8', { ...facts, field: 'moveOver' }, entry.moveOver, dinosaur?.moveOver);
    } else {
      const soldier = state.soldiers[entry.id];
      const windows = entry.shots.map((shot) => shot.window).join();
      same('DW-INV-1', { ...facts, field: 'shots' }, windows, soldier?.shots.join());
      same('DW-AMOVE-2', { ...facts, field: 'leftContact' }, entry.leftContact, soldier?.leftContact);
      same('DW-INV-5', { ...facts, field: 'overrun' }, entry.overrunBy.length > 0, soldier?.overrun);
    }
  }
  return found;
}

/** Points of the living, by side. */
export type Points = Readonly<Record<Side, number>>;

export function pointsIn(state: Frozen<State>): Points {
  const dinosaurs = Object.values(state.dinosaurs).filter((figure) => figure.alive);
  const soldiers = Object.values(state.soldiers).filter((figure) => figure.alive);
  return {
    army: soldiers.reduce((sum, { rank }) => sum + RANK_TABLE[rank].points, 0),
    dinosaurs: dinosaurs.reduce((sum, { kind }) => sum + DINOSAURS[kind].points, 0),
  };
}

/** Points alive never rise (DW-INV-26). */
export function judgePoints(before: Points, after: Points): Violation[] {
  const risen = SIDES.filter((side) => after[side] > before[side]);
  return risen.map((side) => ({ rule: 'DW-INV-26', facts: { side, before: before[side], after: after[side] } }));
}
