/** The stored chat: the latest lines of each match, and reports for the people who run the server. */
import { createHash } from 'node:crypto';
import type { ChatLine } from '@dwo/shared';

/** A line as it is kept; `side` is the one it was for, null if it was for everybody. */
export type KeptLine = Omit<ChatLine, 'mask'> & { readonly side: string | null };

/** The chat of one match. */
export interface Talk {
  /** Makes the names by which people are told apart here. */
  readonly salt: string;
  /** The people who may not speak. */
  muted: readonly string[];
  readonly lines: KeptLine[];
  /** How the owner of each seat is known here, by seat, as far as anybody has asked; whoever comes to own it is known so too. */
  readonly owners: (string | null)[];
}

/** Somebody found that a line should not have been said. */
export interface Report {
  readonly id: string;
  readonly at: number;
  readonly match: string;
  readonly matchKey: number;
  /** The person who reported, under the id they have in that match. */
  readonly by: string;
  readonly why: string;
  readonly line: ChatLine;
  readonly around: readonly ChatLine[];
  readonly closedAt: number | null;
}

/** The talk that was kept; null if there is none. */
export function readTalk(kept: unknown): Talk | null {
  return kept === null ? null : { owners: [], ...(kept as Omit<Talk, 'owners'>) };
}

/** How somebody is known in one match, by the salt of its talk: nobody is known again from one match to another. */
export function whoIs(salt: string, known: string): string {
  return createHash('sha256').update(`${salt} ${known}`).digest('base64url').slice(0, 10);
}
