/** What the benchmark's processes say to each other. */
import type { Act, LoopResult } from './closed-loop';

/** Which server a load is for. */
export type Kind = 'raw' | 'bare' | 'durable' | 'off-thread' | 'live';

/** Where to open how many matches. */
export interface LoadRequest {
  readonly kind: Kind;
  readonly port: number;
  readonly matches: number;
}

/** What a load generator is told: to open its matches, once, and then to run for so many seconds, as often as wanted. */
export type LoadOrder = { readonly open: LoadRequest } | { readonly run: number };

/** What a load generator saw of one server: so much was sent, and so many bytes came in at the spectators' sockets. */
export type Measured = LoopResult & { readonly sent: number; readonly bytes: number };

/** What came of an order. */
export interface Outcome {
  readonly measured?: Measured;
  readonly error?: string;
}

/** What a load generator says: that a run is over, and, when all has arrived, what came of the order. */
export type Answer = { readonly looped: true } | { readonly outcome: Outcome };

/** Connected matches: one act each, and all that has come in at the spectators' sockets. */
export interface Load {
  readonly acts: readonly Act[];
  watchedBytes(): number;
}
