/** The texts of notices and mails: whose turn it is and where, and nothing that only a player may know. */
import type { PushText } from '@dwo/shared';

/** A turn that waits for somebody. */
export interface Turn {
  readonly match: string;
  /** How the others at the table are called. */
  readonly others: readonly string[];
  /** The end of their time, epoch milliseconds; null if no clock runs. */
  readonly deadline: number | null;
}

/** A name with nothing in it that a mail program makes a link of. */
function harmless(name: string): string {
  return name.replace(/[^\p{L}\p{M}\p{N}' -]+/gu, ' ').trim() || 'Somebody';
}

function listed(names: readonly string[]): string {
  const all = names.map(harmless);
  return all.length < 2 ? (all[0] ?? 'The other side') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

/** The notice that a browser shows. */
export function turnNotice({ match, others }: Turn): PushText {
  const who = listed(others);
  return {
    title: 'Your turn!',
    body: `${who} ${others.length > 1 ? 'wait' : 'waits'} for your move.`,
    url: `/m/${encodeURIComponent(match)}`,
    tag: `turn-${match}`,
  };
}

/** Subject and text of the mail for a turn; `off` is the link that ends such mails. */
export function turnMail({ match, others, deadline }: Turn, site: string, off: string) {
  const until =
    deadline === null ? '' : `\nYour time runs out ${utc(deadline)}; then the referee plays a pass for you.\n`;
  return {
    subject: `Dino Wars: your turn against ${listed(others)}`,
    text: `It is your turn against ${listed(others)}.

${site}/m/${encodeURIComponent(match)}
${until}
All your matches: ${site}/mine

--
You asked this site to tell you when it is your turn. No more such mails:
${off}
`,
  };
}

/** Subject and text of the mail that asks whether the address is its owner's wish. */
export function confirmMail(site: string, on: string, off: string) {
  return {
    subject: 'Dino Wars: is this your address?',
    text: `Somebody, probably you, wants to be told at this address when it is their turn on ${site}.

If it was you, open this link within two days:
${on}

If it was not, do nothing: no further mail will come. To make sure of that:
${off}
`,
  };
}

function utc(time: number): string {
  return `on ${new Date(time).toUTCString().replace(/:\d\d GMT$/, ' UTC')}`;
}
