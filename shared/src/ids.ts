/** Names of things on the wire. */
import { z } from 'zod';

/** A match id: what stands in the link. */
export const matchId = z.string().regex(/^[A-Za-z0-9_-]{8,32}$/, 'not a match id');
