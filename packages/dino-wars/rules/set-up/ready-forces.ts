/** Ready-made forces, so that nobody has to build one first: armies and herds of sizes that match at about 1:2 (DW-PTS-6). */
import type { Force } from './force';
import { footArmy, herdOf } from './muster';
import {
  ARMOURED_COLUMN,
  BEACH_PARTY,
  GUN_LINE,
  MOTOR_PATROL,
  PICKET,
  PLATOON,
  SECTION,
  WORKED_ARMY,
} from './ready-armies';
import {
  GREAT_MIGRATION,
  HORNS_AND_PLATES,
  HUNTING_PACKS,
  MIXED_HERD,
  PAIR,
  SKY_AND_SHORE,
  SMALL_HERD,
  WORKED_HERD,
} from './ready-herds';

/** Armies from the smallest to the largest, then herds. */
export const READY_FORCES: readonly Force[] = [
  footArmy('Picket', PICKET),
  footArmy('Rifle section', SECTION),
  MOTOR_PATROL,
  footArmy('Infantry platoon', PLATOON),
  BEACH_PARTY,
  GUN_LINE,
  WORKED_ARMY,
  ARMOURED_COLUMN,
  herdOf('A pair', PAIR),
  herdOf('A small herd', SMALL_HERD),
  HUNTING_PACKS,
  herdOf('A mixed herd', MIXED_HERD),
  SKY_AND_SHORE,
  HORNS_AND_PLATES,
  WORKED_HERD,
  GREAT_MIGRATION,
];
