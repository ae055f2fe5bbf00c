/** The ready-made tables. */
import type { Ground } from '../force';
import { AIRFIELD } from './airfield';
import { BEACH } from './beach';
import { CANYON } from './canyon';
import { JUNGLE } from './jungle';
import { SUBURB } from './suburb';
import { SWAMP } from './swamp';

/** Six places worth a battle, the smallest first. */
export const READY_GROUNDS: readonly Ground[] = [JUNGLE, BEACH, CANYON, SWAMP, SUBURB, AIRFIELD];
