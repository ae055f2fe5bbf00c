/** The delay of a match: how many seconds after its players spectators see what happens. Its creator chooses it. */
import { z } from 'zod';

/** The choices a lobby offers. */
export const DELAYS = [0, 60, 180, 600] as const;

/** A delay, in seconds. */
export const delayShape = z.int().min(0).max(1_800);

/** The delay of a match for which nobody chose one. */
export const NO_DELAY = 0;
