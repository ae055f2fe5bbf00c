/** Builds a board anew after its picture was lost for good. */
import { useCallback, useState } from 'preact/hooks';
import { type Attempts, afterLoss } from './rebuilds';

export interface Rebuilds {
  /** Changes whenever the board is to be built; for the dependencies of the effect that builds it. */
  readonly attempt: number;
  /** Whether no board can be drawn, so that the person decides what to do. */
  readonly failed: boolean;
  /** Call it when the picture of a board is gone for good. */
  readonly gone: () => void;
  /** Call it when a board could not be built. */
  readonly fail: () => void;
  /** Tries again, because the person wants it. */
  readonly again: () => void;
}

/** The attempts to build a board, one at first. */
export function useRebuilds(): Rebuilds {
  const [{ attempt, failed }, set] = useState<Attempts>({ attempt: 0, built: 0, failed: false });
  const gone = useCallback(() => set(afterLoss), []);
  const fail = useCallback(() => set((now) => ({ ...now, failed: true })), []);
  const again = useCallback(() => set((now) => ({ attempt: now.attempt + 1, built: 0, failed: false })), []);
  return { attempt, failed, gone, fail, again };
}
