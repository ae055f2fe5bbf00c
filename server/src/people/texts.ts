/** The texts of notices and mails: whose turn it is and where, without anything that only a player may know. */
import type { Language, PushText } from '@dwo/shared';
import { listed, say } from '../words';

/** A turn, or an invitation, to notify of. */
export interface Turn {
  readonly match: string;
  /** The name of the game in each language; missing in notices of older servers. */
  readonly game?: Readonly<Record<Language, string>>;
  /** The names of the other players. */
  readonly others: readonly string[];
  /** When their time runs out, epoch milliseconds; null if no clock runs. */
  readonly deadline: number | null;
  /** Whether this is an invitation to play again instead of a turn. */
  readonly again?: boolean;
}

/** A name from which mail programs make no link. */
function harmless(language: Language, name: string): string {
  return name.replace(/[^\p{L}\p{M}\p{N}' -]+/gu, ' ').trim() || say(language, 'somebody');
}

function namesIn(language: Language, names: readonly string[]): string {
  const all = names.map((name) => harmless(language, name));
  return all.length === 0 ? say(language, 'others') : listed(language, all);
}

/** The address of a match; with the token of the reader's own seat in its fragment, which no server ever sees. */
function pageOf(match: string, seat: string | null): string {
  return `/m/${encodeURIComponent(match)}${seat === null ? '' : `#own-seat=${seat}`}`;
}

/** The push notice that a browser shows; `seat` is the token of its person's seat. */
export function turnNotice(
  language: Language,
  { match, others, again = false }: Turn,
  seat: string | null = null,
): PushText {
  const facts = { names: namesIn(language, others), count: Math.max(1, others.length) };
  return {
    title: say(language, again ? 'again.title' : 'turn.title'),
    body: say(language, again ? 'again.body' : 'turn.body', facts),
    url: pageOf(match, seat),
    tag: `turn-${match}`,
  };
}

/** Subject and text of a mail. */
type MailText = { readonly subject: string; readonly text: string };

/** The mail for a turn; `off` is the unsubscribe link, `seat` the token of the reader's seat. */
export function turnMail(
  language: Language,
  { match, game, others, deadline, again = false, seat = null }: Turn & { readonly seat?: string | null },
  site: string,
  off: string,
): MailText {
  const names = namesIn(language, others);
  const time = deadline === null ? null : utc(language, deadline);
  return {
    subject: say(language, again ? 'again.mail.subject' : 'turn.mail.subject', {
      game: game?.[language] ?? say(language, 'site'),
      names,
    }),
    text: [
      say(language, again ? 'again.mail.head' : 'turn.mail.head', { names }),
      `${site}${pageOf(match, seat)}`,
      ...(seat === null ? [] : [say(language, 'turn.mail.seat')]),
      ...(time === null ? [] : [say(language, 'turn.mail.until', { time })]),
      say(language, 'turn.mail.all', { address: `${site}/mine` }),
      `--\n${say(language, 'turn.mail.why')}\n${off}\n`,
    ].join('\n\n'),
  };
}

/** The confirmation mail for an address. */
export function confirmMail(language: Language, site: string, on: string, off: string): MailText {
  return {
    subject: say(language, 'confirm.subject'),
    text: [
      say(language, 'confirm.head', { site }),
      `${say(language, 'confirm.on')}\n${on}`,
      `${say(language, 'confirm.off')}\n${off}\n`,
    ].join('\n\n'),
  };
}

function utc(language: Language, time: number): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(time);
}
