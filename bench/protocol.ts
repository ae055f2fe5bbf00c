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

/** An order to a load generator: to open its matches, once; then to run for a number of seconds, any number of times. */
export type LoadOrder = { readonly open: LoadRequest } | { readonly run: number };

/** The measurements of one server: the number of messages sent, and the bytes received at the spectators' sockets. */
export type Measured = LoopResult & { readonly sent: number; readonly bytes: number };

/** The outcome of an order. */
export interface Outcome {
  readonly measured?: Measured;
  readonly error?: string;
}

/** The reports of a load generator: that a run has ended, and later, when everything has arrived, the outcome of the order. */
export type Answer = { readonly looped: true } | { readonly outcome: Outcome };

/** Connected matches: one act for each, and the bytes received at the spectators' sockets. */
export interface Load {
  readonly acts: readonly Act[];
  watchedBytes(): number;
}
