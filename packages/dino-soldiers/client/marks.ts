/** The marks on the field: what a press on each place would do. */
import type { Seat } from '@dwo/kernel';
import { dinoSoldiers, keyOf, legalSpots, type Now } from '../rules';
import type { Mark } from './field/board';
import { lineOf, touches } from './plan/aiming';
import type { Playing } from './use-play';
import { say } from './words';

/** The spots where a tile or a Starting Tile may lie. */
export function placingMarks(state: Now): ReadonlyMap<string, Mark> {
  const text = say(state.phase === 'field' ? 'mark.tile' : 'mark.start');
  return new Map(legalSpots(state).map((spot) => [keyOf(spot), { look: 'spot', text, sign: '+' }]));
}

/** The tiles that the chosen unit can enter or attack. */
export function playMarks(state: Now, { chosen, mode, ways, attacks, aimed }: Playing): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  if (chosen === null) return marks;
  const all = [...attacks.entries()].flatMap(([each, some]) => (mode === null || mode === each ? some : []));
  for (const [at, tile] of state.tiles.entries()) {
    if (!all.some((attack) => touches(state, attack, at))) continue;
    marks.set(keyOf(tile), { look: 'target', text: say('mark.target') });
  }
  if (mode === null) {
    for (const { tile, moves, left, unknown } of ways) {
      const spot = state.tiles[tile];
      if (spot === undefined) continue;
      const look = unknown ? 'unknown' : moves.length === 1 ? 'step' : 'reach';
      marks.set(keyOf(spot), {
        look,
        sign: String(left),
        text: say('mark.move', { left, unknown: unknown ? 'yes' : 'no' }),
      });
    }
  }
  for (const tile of aimed === null ? [] : lineOf(state, aimed)) {
    const spot = state.tiles[tile];
    if (spot !== undefined) marks.set(keyOf(spot), { look: 'line', text: say('mark.line') });
  }
  return marks;
}

/** Whether a seat is the one that is waited for. */
export function isAwaited(state: Now, seat: Seat | null): boolean {
  return seat !== null && dinoSoldiers.awaiting(state).includes(seat);
}
