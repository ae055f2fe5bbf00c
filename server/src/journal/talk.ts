/** The stored chat: the latest lines of each match, and reports for the operator. */
import { createHash } from 'node:crypto';
import type { ChatLine } from '@dwo/shared';

/** A stored line. `side` is the side that it was meant for; null if it was meant for everybody. */
export type KeptLine = Omit<ChatLine, 'mask'> & { readonly side: string | null };

/** The chat of one match. */
export interface Talk {
  /** The salt from which `whoIs` makes the ids of speakers. */
  readonly salt: string;
  /** The ids of people who may not write. */
  muted: readonly string[];
  readonly lines: KeptLine[];
  /** The id of each seat's owner, by seat; null until somebody asks. A seat keeps its id when its owner changes. */
  readonly owners: (string | null)[];
  /** The ids of everybody who ever was a substitute, by identity and by token. */
  substitutes: readonly string[];
}

/** A report of a chat line. */
export interface Report {
  readonly id: string;
  readonly at: number;
  readonly match: string;
  readonly matchKey: number;
  /** The id of the reporter in that match's chat. */
  readonly by: string;
  readonly why: string;
  readonly line: ChatLine;
  readonly around: readonly ChatLine[];
  readonly closedAt: number | null;
  /** The name of the address that it came from (`Reporters`); reports of earlier versions have none. */
  readonly from?: string;
}

/** The stored chat; null if there is none. */
export function readTalk(kept: unknown): Talk | null {
  return kept === null ? null : { owners: [], substitutes: [], ...(kept as Omit<Talk, 'owners' | 'substitutes'>) };
}

/**
 * Returns the id of a person in one match's chat. The salt differs between matches, so nobody can be recognised from one
 * match in another.
 */
export function whoIs(salt: string, known: string): string {
  return createHash('sha256').update(`${salt} ${known}`).digest('base64url').slice(0, 10);
}
