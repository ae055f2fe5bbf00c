/** How long a server keeps matches, in sentences, and the operator's contact with links. */
import type { About } from '@dwo/shared';
import { say } from '../../words';

/** How long a finished match is kept, as a sentence. */
export function keptForFinished({ finishedDays }: About): string {
  return finishedDays === null ? say('privacy.finished.ever') : say('privacy.finished', { days: finishedDays });
}

/** How long a match that nobody continues is kept, as a sentence. */
export function keptForAbandoned({ abandonedDays }: About): string {
  return abandonedDays === null ? say('privacy.abandoned.ever') : say('privacy.abandoned', { days: abandonedDays });
}

interface Words {
  readonly text: string;
  /** The address it links to; null for plain words. */
  readonly href: string | null;
}

const LINK = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]|[^\s<>()",;:]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)/;

/** Splits a contact as the operator wrote it: web and mail addresses become links. */
export function wordsOf(contact: string): readonly Words[] {
  return contact
    .split(LINK)
    .filter((text) => text !== '')
    .map((text) => ({ text, href: hrefOf(text) }));
}

function hrefOf(text: string): string | null {
  if (!new RegExp(`^${LINK.source}$`).test(text)) return null;
  return /^https?:/.test(text) ? text : `mailto:${text}`;
}
