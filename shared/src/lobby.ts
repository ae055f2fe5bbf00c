/** Lobbies with a creator: the changes that they can make before the match begins, and how these are shown. */
import { z } from 'zod';
import { delayShape } from './delay';
import { visibilityShape } from './visibility';

/** `POST /api/matches/:id/set-up`: the fields to change; all others stay. */
export const setUpShape = z.strictObject({
  /** The name of a preset. */
  preset: z.string().max(40).optional(),
  /** Options, instead of a preset. */
  options: z.unknown().optional(),
  /** `Terms`; refused with `BAD_TERMS` if they are not valid. */
  terms: z.unknown().optional(),
  visibility: visibilityShape.optional(),
  delay: delayShape.optional(),
  /** Whether the match counts for ratings. */
  rated: z.boolean().optional(),
  /** Whether it is a mirror match. */
  mirror: z.boolean().optional(),
});
/** A change of the set-up. */
export type SetUpWish = z.infer<typeof setUpShape>;

/** The parts of a match that its creator can change before it begins. */
const SET_UP_PARTS = ['battle', 'terms', 'visibility', 'delay', 'rated', 'mirror', 'sides'] as const;
/** A part that was changed. */
export type SetUpPart = (typeof SET_UP_PARTS)[number];

/** The creator's changes since everybody last agreed. */
export interface Changes {
  /** The creator's name at the table; empty for a creator without a seat. */
  readonly by: string;
  readonly parts: readonly SetUpPart[];
}

/** Whether the creator is connected; empty for a match that nobody can change. */
const CREATORS = ['', 'here', 'away'] as const;
/** The shown presence of the creator. */
export type CreatorShown = (typeof CREATORS)[number];

/** The creator's actions on a chair: free it, put a computer player there, close it, open it again. */
export const CHAIR_ACTS = ['free', 'bot', 'lock', 'unlock'] as const;

/** The changes that a received root shows; null for none. */
export function changesIn(text: string | undefined): Changes | null {
  return text === undefined || text === '' ? null : (JSON.parse(text) as Changes);
}

/**
 * Maps each label to the label after a swap of sides. `labels` are those of all seats. If there are two labels with equally
 * many seats they are swapped; otherwise every label stays.
 */
export function swappedSides(labels: readonly string[]): (label: string) => string {
  const [one, other, ...more] = [...new Set(labels)];
  const seats = (label: string) => labels.filter((each) => each === label).length;
  if (one === undefined || other === undefined || more.length > 0 || seats(one) !== seats(other))
    return (label) => label;
  return (label) => (label === one ? other : label === other ? one : label);
}
