/** The ready-made tables. */

import { AIRFIELD } from './airfield';
import { BEACH } from './beach';
import { CANYON } from './canyon';
import { CLEARING, COVE } from './first';
import type { Ground } from './ground';
import { ISLAND } from './island';
import { JUNGLE } from './jungle';
import { SUBURB } from './suburb';
import { SWAMP } from './swamp';
import { VALLEY } from './valley';

/** Two small ones, for the first battles. */
export const FIRST_GROUNDS: readonly Ground[] = [CLEARING, COVE];

/** Six places worth a battle, the smallest first. */
export const READY_GROUNDS: readonly Ground[] = [JUNGLE, BEACH, CANYON, SWAMP, SUBURB, AIRFIELD];

/** The tables of the two scenarios, at their full size. */
export const SCENARIO_GROUNDS = { island: ISLAND, gate: VALLEY } as const satisfies Record<string, Ground>;
