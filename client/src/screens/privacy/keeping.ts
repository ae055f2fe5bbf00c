/** For how long a server keeps matches, in sentences, and its contact with links. */
import type { About } from '@dwo/shared';
import { say } from '../../words';

/** The sentence about keeping a match that is over. */
export function keptForFinished({ finishedDays }: About): string {
  return finishedDays === null ? say('privacy.finished.ever') : say('privacy.finished', { days: finishedDays });
}

/** The sentence about keeping a match that nobody goes on with. */
export function keptForAbandoned({ abandonedDays }: About): string {
  return abandonedDays === null ? say('privacy.abandoned.ever') : say('privacy.abandoned', { days: abandonedDays });
}

interface Words {
  readonly text: string;
  /** The page it leads to; null for plain words. */
  readonly href: string | null;
}

const LINK = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]|[^\s<>()",;:]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)/;

/** A contact as the operator wrote it: addresses of pages and mail become links, everything else stays words. */
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
