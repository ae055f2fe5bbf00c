/** How a match ends (section 17 of RULES.md). */
import type { Seat } from '@dwo/kernel';
import { isWithin } from '@dwo/kernel/table';
import { discOf, posseOf } from './bodies';
import { CLAIM, SEATS } from './data/limits';
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

/** The characters on foot and beasts of a seat within reach of the claim (DC-C-10). */
export function guardsOf(state: Now, seat: Seat): Now['entities'][number][] {
  return posseOf(state, seat).filter((entity) =>
    isWithin(discOf(state, entity), { ...CLAIM.at, radius: 0 }, CLAIM.reach),
  );
}

/** The claim is held by the only posse within its reach; null if nobody holds it (DC-C-10). */
export function holderOf(state: Now): Seat | null {
  const holders = EVERYBODY.filter((seat) => guardsOf(state, seat).length > 0);
  return holders.length === 1 ? (holders[0] ?? null) : null;
}
