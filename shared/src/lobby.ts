/** Lobbies with a creator: what may be changed there until the match begins, and what everybody sees of it. */
import { z } from 'zod';
import { delayShape } from './delay';
import { visibilityShape } from './visibility';

/** `POST /api/matches/:id/set-up`: what is to be another way from now on; the rest stays as it is. */
export const setUpShape = z.strictObject({
  /** The name of a ready-made match. */
  preset: z.string().max(40).optional(),
  /** In place of a preset. */
  options: z.unknown().optional(),
  /** `Terms`; refused as `BAD_TERMS` if they are none. */
  terms: z.unknown().optional(),
  visibility: visibilityShape.optional(),
  delay: delayShape.optional(),
});
export type SetUpWish = z.infer<typeof setUpShape>;

/** The parts of a match that its creator may change before it begins. */
const SET_UP_PARTS = ['battle', 'terms', 'visibility', 'delay', 'sides'] as const;
export type SetUpPart = (typeof SET_UP_PARTS)[number];

/** The creator's changes since everybody last agreed. */
export interface Changes {
  /** The creator's name at the table; empty for one without a seat. */
  readonly by: string;
  readonly parts: readonly SetUpPart[];
}

/** Whether the creator of a match is here; empty for a match that nobody may change. */
const HOSTS = ['', 'here', 'away'] as const;
export type HostShown = (typeof HOSTS)[number];

/** The acts of a creator on a chair: free it, put a computer there, keep everybody from it, or let people take it again. */
export const CHAIR_ACTS = ['free', 'bot', 'lock', 'unlock'] as const;

/** The changes that a received root names; null for none. */
export function changesIn(text: string | undefined): Changes | null {
  return text === undefined || text === '' ? null : (JSON.parse(text) as Changes);
}

/**
 * The side of each label when everybody changes sides, `labels` being those of all seats: the other one if there are two with
 * as many seats, else the same.
 */
export function swappedSides(labels: readonly string[]): (label: string) => string {
  const [one, other, ...more] = [...new Set(labels)];
  const seats = (label: string) => labels.filter((each) => each === label).length;
  if (one === undefined || other === undefined || more.length > 0 || seats(one) !== seats(other))
    return (label) => label;
  return (label) => (label === one ? other : label === other ? one : label);
}
