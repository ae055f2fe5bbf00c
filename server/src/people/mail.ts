/** Sends mail, on servers whose operator has a mail server. */
import { createTransport, type Transporter } from 'nodemailer';
import { messageOf, StartError } from '../failure';
import type { Sent } from './sent';

/** A mail server that is silent for so long is tried another time. */
const SILENCE_MS = 20_000;

/** How mail leaves. */
export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password if it wants them. */
  readonly url: string;
  readonly from: string;
  /** Address of this site, for the links. */
  readonly site: string;
}

/** A mail to be. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The address at which a mail program unsubscribes, by a POST. */
  readonly off: string;
}

/**
 * The mail settings from SMTP_URL, MAIL_FROM and SITE_URL; null without SMTP_URL. Throws a StartError for half of them
 * and for what makes no sense; the message repeats no password.
 */
export function mailSettings(environment: NodeJS.ProcessEnv): MailSettings | null {
  const url = environment.SMTP_URL?.trim() ?? '';
  if (url === '') return null;
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol)) {
    throw new StartError('SMTP_URL is like smtps://user:password@mail.example.org.');
  }
  const from = environment.MAIL_FROM?.trim() ?? '';
  if (!/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(from)) {
    throw new StartError('With SMTP_URL goes MAIL_FROM, like Dino Wars <dino@example.org>.');
  }
  const site = siteOf(environment);
  if (site === null)
    throw new StartError('With SMTP_URL goes SITE_URL, like https://dino.example.org: mails have links.');
  return { url, from, site };
}

/** SITE_URL of the environment without a slash at its end; null if there is none. Throws a StartError for what is no address. */
export function siteOf(environment: NodeJS.ProcessEnv): string | null {
  const given = environment.SITE_URL?.trim() ?? '';
  if (given === '') return null;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') {
    throw new StartError(`SITE_URL is like https://dino.example.org, not '${given}'.`);
  }
  return url.href.replace(/\/$/, '');
}

/** A way for mail to leave. */
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

/** A refused recipient is gone, any other lasting refusal is of this mail, and everything else may pass. */
function failureOf(error: unknown): Sent {
  const { responseCode = 0, code, command } = error as { responseCode?: number; code?: string; command?: string };
  const why = messageOf(error);
  const lasting = responseCode >= 500 && responseCode < 600;
  if (lasting && code === 'EENVELOPE' && command === 'RCPT TO') return { kind: 'gone', why };
  if (code === 'EENVELOPE' && responseCode === 0) return { kind: 'gone', why };
  if (lasting && code !== 'EAUTH') return { kind: 'refused', why };
  return { kind: 'later', why, afterMs: null };
}
