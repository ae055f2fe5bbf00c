/** How a match ends (section 17 of RULES.md). */
import type { Seat } from '@dwo/kernel';
import { posseOf } from './bodies';
import { SEATS } from './data/limits';
import type { Play } from './play';
import type { Now } from './state';

const EVERYBODY: readonly Seat[] = Array.from({ length: SEATS }, (_, seat) => seat);

/** Whether no entity of a seat is in play. Passengers who wait for a place are. */
export function isWiped({ entities }: Now, seat: Seat): boolean {
  return entities.every((entity) => entity.seat !== seat || !entity.inPlay);
}

/** Ends the match if a posse is wiped out; if both are by one attack, it is a draw (DC-END-1, DC-R-79). */
export function finishIfWiped({ state, emit }: Pick<Play, 'state' | 'emit'>): void {
  const wiped = EVERYBODY.filter((seat) => isWiped(state, seat));
  if (wiped.length === 0) return;
  emit({
    type: 'ended',
    winners: EVERYBODY.filter((seat) => !wiped.includes(seat)),
    rule: wiped.length > 1 ? 'DC-R-79' : 'DC-END-1',
  });
}

/** The seats that have won when the last Turn is over; none for a draw (DC-END-2, DC-R-79). */
export function winnersByLosses(losses: readonly number[]): Seat[] {
  const least = Math.min(...losses);
  return losses.every((lost) => lost === least) ? [] : EVERYBODY.filter((seat) => losses[seat] === least);
}

/** Ends the match after Turn 6 (DC-END-2), or by the points of the claim (DC-C-10). */
export function finishByTurns({ state, emit }: Play): void {
  const points = state.posses.map((posse) => -posse.points);
  const byPoints = state.options.scenario === 'claim' ? winnersByLosses(points) : [];
  if (byPoints.length > 0) {
    emit({ type: 'ended', winners: byPoints, rule: 'DC-C-10' });
    return;
  }
  const winners = winnersByLosses(state.posses.map(({ losses }) => losses));
  emit({ type: 'ended', winners, rule: winners.length === 0 ? 'DC-R-79' : 'DC-END-2' });
}

/** The claim is held by the only posse with a character on foot or a beast within its reach; null if nobody holds it (DC-C-10). */
export function holderOf(state: Now, isNear: (entity: Now['entities'][number]) => boolean): Seat | null {
  const holders = EVERYBODY.filter((seat) => posseOf(state, seat).some(isNear));
  return holders.length === 1 ? (holders[0] ?? null) : null;
}
