/** Ids on the wire. */
import { z } from 'zod';

/** A match id, as in links. */
export const matchId = z.string().regex(/^[A-Za-z0-9_-]{8,32}$/, 'not a match id');
