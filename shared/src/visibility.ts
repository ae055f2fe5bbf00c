/** The visibility of a match. It is agreed when the match is set up, stored with it, and fixed once it begins. */
import { z } from 'zod';

/**
 * - `private`: in no list; only people with the link can join or watch. A finished one is listed for its players alone.
 * - `unlisted`: in no list while it is played; its replay is listed for everybody.
 * - `open`: listed for everybody, who may join and watch.
 */
export const VISIBILITIES = ['private', 'unlisted', 'open'] as const;
/** The schema of a visibility. */
export const visibilityShape = z.enum(VISIBILITIES);
/** The visibility of a match. */
export type Visibility = z.infer<typeof visibilityShape>;

/** The default visibility. */
export const PRIVATE: Visibility = 'private';
