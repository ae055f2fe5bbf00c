/** The acts on a seat: handing over one's own or getting it back, and calling in a substitute for an absent player. */

import { say } from '../words';
import type { MatchLine } from './line';
import type { Seatholder } from './lobby';

/** A button, and the request that it sends. */
export interface Act {
  readonly word: string;
  /** Resolves with null, or with the sentence that says why it was refused. */
  readonly go: (session: MatchLine) => Promise<string | null>;
}

/** The seats of this browser in a match, and what it may do. */
export interface Mine {
  readonly seats: readonly number[];
  readonly owns: number | null;
  readonly callable: boolean;
  /** Seats of the same side whose players are here and could take over. */
  readonly mates: readonly { readonly seat: number; readonly name: string }[];
}

/** The acts that this browser's player has on a seat. */
export function actsFor(chair: Seatholder, seat: number, { seats, owns, callable, mates }: Mine): readonly Act[] {
  const give = (word: string, wish: Parameters<MatchLine['handOver']>[0]): Act => {
    return { word, go: (session) => session.handOver({ seat, ...wish }) };
  };
  if (owns === seat) return [give(say('seat.back'), { to: 'owner' })];
  const plays = seats.includes(seat);
  if (plays && chair.holder !== '') return [give(say('seat.return'), { to: 'owner' })];
  if (!plays && (!callable || seats.length === 0)) return [];
  const acts = [give(say(plays ? 'seat.computer' : 'seat.computer.call'), { to: 'bot' })];
  if (chair.open) acts.push(give(say('seat.close'), { to: 'nobody' }));
  else acts.push(give(say('seat.open'), { to: 'watchers' }));
  for (const mate of plays ? mates : mates.filter((each) => seats.includes(each.seat)).slice(0, 1)) {
    acts.push(
      give(plays ? say('seat.mate', { name: mate.name }) : say('seat.mate.me'), { to: 'mate', mate: mate.seat }),
    );
  }
  return acts;
}
