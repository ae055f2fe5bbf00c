/** The clocks of a match in its synced state. */
import type { Seat } from '@dwo/kernel';
import { Clock, type MatchState } from './match-state';

/** A clock as it is shown; either `deadline` or `remaining` is null. */
export interface ShownClock {
  readonly seats: readonly Seat[];
  readonly deadline: number | null;
  readonly remaining: number | null;
  readonly total: number;
}

/** Shows exactly these clocks, by the ids of their timers, at the server's time `now`. */
export function showClocks(root: MatchState, faces: ReadonlyMap<string, ShownClock>, now: number): void {
  if (faces.size > 0) root.now = now;
  const { clocks } = root;
  for (const id of [...clocks.keys()]) if (!faces.has(id)) clocks.delete(id);
  for (const [id, { seats, deadline, remaining, total }] of faces) {
    const known = clocks.get(id);
    const clock = known ?? new Clock();
    const mask = seats.reduce((bits, seat) => bits + 2 ** seat, 0);
    if (clock.seats !== mask) clock.seats = mask;
    if (clock.total !== total) clock.total = total;
    show(clock, 'deadline', deadline);
    show(clock, 'remaining', remaining);
    if (known === undefined) clocks.set(id, clock);
  }
}

function show(clock: Clock, name: 'deadline' | 'remaining', value: number | null): void {
  // Fields are accessors, so `delete` would not clear them.
  const wanted = value ?? undefined;
  if (clock[name] !== wanted) Object.assign(clock, { [name]: wanted });
}

/** The clocks that a received root shows. */
export function clocksIn(root: MatchState): (ShownClock & { readonly id: string })[] {
  const found: (ShownClock & { readonly id: string })[] = [];
  root.clocks.forEach(({ seats, deadline, remaining, total }, id) => {
    const whose = Array.from({ length: MOST_SEATS }, (_, seat) => seat).filter((seat) => (seats >>> seat) % 2 === 1);
    found.push({ id, seats: whose, deadline: deadline ?? null, remaining: remaining ?? null, total });
  });
  return found;
}

/** A bit mask holds this many seats. */
const MOST_SEATS = 32;
