/** Sends mail, if the operator has set a mail server. */
import { createTransport, type Transporter } from 'nodemailer';
import { messageOf, StartError } from '../failure';
import type { Sent } from './sent';

/** A mail server that is silent for this long is tried again later. */
const SILENCE_MS = 20_000;

/** The settings of mail. */
export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password if the server needs them. */
  readonly url: string;
  readonly from: string;
  /** The address of this site, for links. */
  readonly site: string;
}

/** A mail to send. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The URL to which a mail program POSTs to unsubscribe. */
  readonly off: string;
}

/**
 * Reads SMTP_URL, MAIL_FROM and SITE_URL; null without SMTP_URL. Throws a StartError if one is missing or invalid; its
 * message repeats no password.
 */
export function mailSettings(environment: NodeJS.ProcessEnv): MailSettings | null {
  const url = environment.SMTP_URL?.trim() ?? '';
  if (url === '') return null;
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol)) {
    throw new StartError('SMTP_URL is like smtps://user:password@mail.example.org.');
  }
  const from = environment.MAIL_FROM?.trim() ?? '';
  if (!/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(from)) {
    throw new StartError('SMTP_URL needs MAIL_FROM, for example Dino Wars <dino@example.org>.');
  }
  const site = siteOf(environment);
  if (site === null)
    throw new StartError('SMTP_URL needs SITE_URL for the links in mails, for example https://dino.example.org.');
  return { url, from, site };
}

/** SITE_URL without a slash at its end; null if it is not set. Throws a StartError if it is not a URL. */
export function siteOf(environment: NodeJS.ProcessEnv): string | null {
  const given = environment.SITE_URL?.trim() ?? '';
  if (given === '') return null;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') {
    throw new StartError(`SITE_URL is like https://dino.example.org, not '${given}'.`);
  }
  return url.href.replace(/\/$/, '');
}

/** A connection to a mail server. */
export class Mailer {
  private readonly transport: Transporter;

  constructor(readonly settings: MailSettings) {
    const url = new URL(settings.url);
    for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout', 'dnsTimeout']) {
      if (!url.searchParams.has(name)) url.searchParams.set(name, String(SILENCE_MS));
    }
    this.transport = createTransport(url.href, { from: settings.from });
  }

  /** Sends one mail; never rejects. */
  async send({ to, subject, text, off }: Mail): Promise<Sent> {
    try {
      await this.transport.sendMail({
        to: { name: '', address: to },
        subject,
        text,
        headers: {
          'List-Unsubscribe': `<${off}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'Auto-Submitted': 'auto-generated',
        },
      });
      return { kind: 'sent' };
    } catch (error) {
      return failureOf(error);
    }
  }

  close(): void {
    this.transport.close();
  }
}

/** A refused recipient is gone; another permanent refusal concerns this mail; every other failure is temporary. */
function failureOf(error: unknown): Sent {
  const { responseCode = 0, code, command } = error as { responseCode?: number; code?: string; command?: string };
  const why = messageOf(error);
  const lasting = responseCode >= 500 && responseCode < 600;
  if (lasting && code === 'EENVELOPE' && command === 'RCPT TO') return { kind: 'gone', why };
  if (code === 'EENVELOPE' && responseCode === 0) return { kind: 'gone', why };
  if (lasting && code !== 'EAUTH') return { kind: 'refused', why };
  return { kind: 'later', why, afterMs: null };
}
