/** The delay of a match: by how many seconds spectators see it later than its players. Its creator chooses it. */
import { z } from 'zod';

/** The choices in a lobby, in seconds. */
export const DELAYS = [0, 60, 180, 600] as const;

/** Any valid delay, in seconds. */
export const delayShape = z.int().min(0).max(1_800);

/** The default delay. */
export const NO_DELAY = 0;
