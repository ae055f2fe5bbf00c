/** What the benchmark's processes say to each other. */
import type { Act } from './closed-loop';

export interface LoadRequest {
  readonly kind: 'raw' | 'bare' | 'live';
  readonly port: number;
  readonly matches: number;
  readonly seconds: number;
  readonly warmUp: number;
}

/** Connected matches: one act each, and all that has come in at the spectators' sockets. */
export interface Load {
  readonly acts: readonly Act[];
  watchedBytes(): number;
}
