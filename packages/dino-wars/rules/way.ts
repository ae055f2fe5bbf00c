/** Paths on the table, for figures of every kind. */
import type { Point } from '@dwo/kernel';
import type { No } from './refusal';

/** A path as it will be walked. */
export interface Way {
  /** Its start, every corner and its end; no leg is empty. It is only the start if it leads nowhere. */
  readonly path: readonly Point[];
  /** The cost of each leg in ci, rounded up (DW-R-1, DW-R-4), and their sum. */
  readonly legsCi: readonly number[];
  /** The cost of the whole path in ci. */
  readonly costCi: number;
  /** The index of the leg on which the toll for terrain falls due; null if none does (DW-OPT-TERR-2). */
  readonly tollAt: number | null;
  /** The direction of the last leg in degrees (DW-R-9). */
  readonly facing: number;
  /** Why this is no legal path; null if it is one. */
  readonly refusal: No | null;
}
