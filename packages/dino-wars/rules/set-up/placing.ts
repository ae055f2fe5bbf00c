/** The order in which players place figures (§8.1 of the rules, DW-ISLE-7, DW-R-73, DW-R-74). */
import type { Frozen, Seat, Timer } from '@dwo/kernel';
import { PARAMETERS } from '../data/parameters';
import { figureOf, sure } from '../figures';
import { playerAt, seatsOf } from '../phases';
import { type No, refuse } from '../refusal';
import type { RuleId } from '../rule-ids';
import type { FigureId, Placing, State } from '../state';

/** Whether only paratroopers are left to place (DW-R-89). */
export function isDropping({ order, turn }: Frozen<Placing>): boolean {
  return turn >= order.length;
}

/** Lists the seats that have to place now; none once the set-up is over. */
export function placersOf(state: Frozen<State>): Seat[] {
  const { placing } = state;
  if (placing === null) return [];
  if (isDropping(placing)) return state.drop === null ? [] : [state.drop.seat];
  if (placing.kind !== 'deliberate') return placing.order.slice(placing.turn, placing.turn + 1);
  return seatsOf(state, placing.side).filter((seat) => !sure(playerAt(state, seat)).done);
}

/** Lists a seat's figures that are not on the table yet. Those that need most room come first, and guns before their crews. */
export function unplacedOf(state: Frozen<State>, seat: Seat): FigureId[] {
  const lists = [state.vehicles, state.crewedWeapons, state.soldiers, state.dinosaurs] as const;
  return lists.flatMap((figures) => {
    return Object.keys(figures).filter((id) => {
      const { owner, absence } = sure(figureOf(state, id));
      return owner === seat && absence === 'unplaced';
    });
  });
}

/** Whether a seat still has figures to place. */
export function hasUnplaced(state: Frozen<State>, seat: Seat): boolean {
  return unplacedOf(state, seat).length > 0;
}

/** Returns the ruling for this kind of set-up, which refusals cite. */
export function ruleOfPlacing(placing: Frozen<Placing>): RuleId {
  if (isDropping(placing)) return 'DW-R-89';
  if (placing.kind === 'groups') return 'DW-ISLE-7';
  return placing.kind === 'alternate' ? 'DW-R-73' : 'DW-R-74';
}

/** Refuses players who are not on turn in the set-up, and everybody once it is over. */
export function refusePlacer(state: Frozen<State>, seat: Seat): No | null {
  const { placing } = state;
  if (placing === null) return refuse('DW-TURN-3', 'NOT_YOUR_PHASE', { phase: state.phase, needs: 'placing' });
  if (!placersOf(state).includes(seat)) {
    return refuse(ruleOfPlacing(placing), 'NOT_YOUR_PHASE', { placers: placersOf(state) });
  }
  return null;
}

/**
 * Returns the index in the order of the next seat with figures to place; the present seat comes last. Returns the length of
 * the order if no figures are left. A seat that places its whole group keeps the turn while it has figures left.
 */
export function nextTurn(state: Frozen<State>, placing: Frozen<Placing>): number {
  const { order, turn, kind } = placing;
  const from = kind === 'groups' ? turn : turn + 1;
  const others = [...order.keys()].map((step) => (from + step) % order.length);
  return others.find((at) => hasUnplaced(state, order[at] as Seat)) ?? order.length;
}

/**
 * Returns the clocks of the set-up. In turn: 60 s for a player's first figure, and a bank of 180 s for the rest that runs
 * only in their turns (DW-R-73). Deliberately: 60 s for every figure, and 60 s to look it over at the end (DW-R-74).
 */
export function placingTimers(state: Frozen<State>): Timer[] {
  const { placing } = state;
  if (placing === null) return [];
  const { firstPlacingSeconds, placingBankSeconds, placingStepSeconds } = PARAMETERS;
  const asked = placersOf(state);
  if (isDropping(placing)) {
    const id = state.drop?.at === null ? 'placing/drop' : 'placing/landing';
    return [{ id, seats: asked, seconds: placingStepSeconds, running: true }];
  }
  if (placing.kind === 'deliberate') {
    return asked.map((seat) => {
      const id = `placing/${seat}/${placing.placed[seat] ?? 0}`;
      return { id, seats: [seat], seconds: placingStepSeconds, running: true };
    });
  }
  const timers: Timer[] = [];
  for (const seat of placing.order) {
    if (sure(playerAt(state, seat)).done || !hasUnplaced(state, seat)) continue;
    const onTurn = asked.includes(seat);
    const isFirst = placing.placed[seat] === 0;
    if (onTurn && isFirst) {
      timers.push({ id: `placing/first/${seat}`, seats: [seat], seconds: firstPlacingSeconds, running: true });
    }
    const running = onTurn && !isFirst;
    const bank = { id: `placing/bank/${seat}`, seats: running ? [seat] : [], seconds: placingBankSeconds };
    timers.push({ ...bank, running });
  }
  return timers;
}
