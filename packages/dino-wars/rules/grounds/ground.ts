import type { Terrain } from '../state';

/** A table as people draw, keep and share it. */
export interface Ground {
  name: string;
  /** The size in ci. */
  widthCi: number;
  heightCi: number;
  terrain: Terrain[];
  /** So deep a strip along the lower edge is the army's when both sides set up deliberately (DW-R-105). */
  armyZoneCi: number;
}
