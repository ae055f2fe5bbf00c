/** The events of an intent as each onlooker gets them. */
import type { Frozen, Seat, Tagged } from '@dwo/kernel';
import type { Game } from '../game';

/**
 * An onlooker of a match: the seats that they play, empty for a spectator. Everybody who plays the same seats shares the same
 * array.
 */
export type Onlooker = readonly Seat[];

/** The onlooker without a seat. */
export const SPECTATOR: Onlooker = [];

/** The encoded events for each onlooker. */
export type Frames = ReadonlyMap<Onlooker, Uint8Array>;

/** Events with the number of the entry that caused them. */
export interface Happening {
  readonly seq: number;
  readonly events: readonly Tagged[];
}

/** Encodes the events, once for all onlookers who see the same; `state` is the state after them. */
export function framesFor(
  { rules, events: codec }: Game,
  state: Frozen<object>,
  onlookers: readonly Onlooker[],
  { seq, events }: Happening,
): Frames {
  const frames = new Map<Onlooker, Uint8Array>();
  let whole: Uint8Array | null = null;
  for (const onlooker of onlookers) {
    if (frames.has(onlooker)) continue;
    const seen: Tagged[] = [];
    let all = true;
    for (const event of events) {
      const noticed = seenBy(rules, state, event, onlooker);
      if (noticed !== null) seen.push(noticed);
      if (noticed !== event) all = false;
    }
    const bytes: Uint8Array = all && whole !== null ? whole : codec.encode(seq, seen);
    if (all) whole = bytes;
    frames.set(onlooker, bytes);
  }
  return frames;
}

/** The event as the player of these seats sees it: the combination of what each seat sees. */
function seenBy(rules: Game['rules'], state: Frozen<object>, event: Tagged, seats: Onlooker): Tagged | null {
  if (seats.length === 0) return rules.see(state, event, 'spectator');
  let known: Tagged | null = null;
  for (const seat of seats) {
    const seen = rules.see(state, event, seat);
    if (seen === event) return event;
    if (seen !== null) known = known === null ? seen : together(known, seen);
  }
  return known;
}

/** Combines the views of two seats: a part that is null in one is taken from the other. */
export function together<T>(one: T, other: T): T {
  if (one === null || other === null) return one ?? other;
  if (typeof one !== 'object' || typeof other !== 'object') return one;
  if (Array.isArray(one)) return one.map((value, i) => together(value, (other as readonly unknown[])[i] ?? null)) as T;
  const entries = Object.entries(one).map(([key, value]) => [key, together(value, Reflect.get(other, key) ?? null)]);
  return Object.fromEntries(entries) as T;
}
