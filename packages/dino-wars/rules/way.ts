/** A way over the table, whoever takes it. */
import type { Point } from '@dwo/kernel';
import type { No } from './refusal';

/** A way as it will be walked. */
export interface Way {
  /** Its start, every corner and its end; no leg is empty. Just the start if it leads nowhere. */
  readonly path: readonly Point[];
  /** The cost of each leg, rounded up (DW-R-1, DW-R-4), and their sum. */
  readonly legsCi: readonly number[];
  readonly costCi: number;
  /** The leg on which terrain has to be paid for besides; null if none has (DW-OPT-TERR-2). */
  readonly tollAt: number | null;
  /** Along the last leg (DW-R-9). */
  readonly facing: number;
  /** Why this is no way at all. */
  readonly refusal: No | null;
}
