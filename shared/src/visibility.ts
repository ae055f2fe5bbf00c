/** The visibility of a match: agreed when it is set up, kept with it, never changed. */
import { z } from 'zod';

/**
 * - `private`: listed nowhere; only people with its link can join or watch, and a finished one is listed for its players alone.
 * - `unlisted`: not listed while it is played; its replay is listed for everybody.
 * - `open`: listed for everybody, who may join and watch.
 */
export const VISIBILITIES = ['private', 'unlisted', 'open'] as const;
export const visibilityShape = z.enum(VISIBILITIES);
export type Visibility = z.infer<typeof visibilityShape>;

/** The visibility of a match for which nobody chose one. */
export const PRIVATE: Visibility = 'private';
