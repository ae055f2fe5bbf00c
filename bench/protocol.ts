/** The messages between the benchmark's processes. */
import type { Act, LoopResult } from './closed-loop';

/** Which server a load is for. */
export type Kind = 'raw' | 'bare' | 'durable' | 'off-thread' | 'live';

/** The server to open matches at, and their number. */
export interface LoadRequest {
  readonly kind: Kind;
  readonly port: number;
  readonly matches: number;
}

/** An order to a load generator: to open its matches, once, and then to run for so many seconds, as often as wanted. */
export type LoadOrder = { readonly open: LoadRequest } | { readonly run: number };

/**
 * A load generator's measurements of one server: the number of messages sent, and of bytes that came in at the
 * spectators' sockets.
 */
export type Measured = LoopResult & { readonly sent: number; readonly bytes: number };

/** The outcome of an order. */
export interface Outcome {
  readonly measured?: Measured;
  readonly error?: string;
}

/** A load generator's reports: that a run is over, and, when all has arrived, the outcome of the order. */
export type Answer = { readonly looped: true } | { readonly outcome: Outcome };

/** Connected matches: one act each, and all that has come in at the spectators' sockets. */
export interface Load {
  readonly acts: readonly Act[];
  watchedBytes(): number;
}
