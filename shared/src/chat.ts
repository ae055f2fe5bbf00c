/** Chat at the table. It is not part of the match: neither record nor dice depend on it. */
import type { Seat } from '@dwo/kernel';
import { z } from 'zod';
import { cleanName, playerName } from './names';
import { signsOf } from './script';

/** The longest line, in signs as a reader counts them. */
export const LONGEST_LINE = 200;

/** The audience of a line: everybody, or the sender's side if it has more than one player. */
export const CHANNELS = ['all', 'team'] as const;
/** The audience of a line. */
export type Channel = (typeof CHANNELS)[number];

/** The ids of phrases that can be sent with one touch; the client has their words. */
export const PHRASES = [
  'hello',
  'luck',
  'well-played',
  'ouch',
  'lucky',
  'sorry',
  'thanks',
  'moment',
  'back',
  'your-turn',
  'good-game',
  'again',
] as const;
/** The id of a phrase. */
export type Phrase = (typeof PHRASES)[number];

/** The text of a line: it is cleaned as a name is; 1 to 200 signs must be left. */
const chatText = z
  .string()
  .max(1000)
  .transform((given) => cleanName(given.replace(/\s+/gu, ' ')))
  .pipe(
    z
      .string()
      .min(1, 'nothing was said')
      .refine((line) => signsOf(line).length <= LONGEST_LINE, `a line has at most ${LONGEST_LINE} characters`),
  );

const to = z.enum(CHANNELS).default('all');
/** The name under which a person without a seat writes. */
const name = playerName.optional();

/** `room.request('chat', ...)`: a text or a phrase. */
export const chatRequest = z.union([
  z.strictObject({ text: chatText, to, name }),
  z.strictObject({ phrase: z.enum(PHRASES), to, name }),
]);

/** `room.request('report', ...)`: a line, or the name at a chair, for the operator. */
export const reportRequest = z.union([
  z.strictObject({ id: z.string().regex(/^[A-Za-z0-9_-]{8,16}$/, 'not a line'), why: chatText.optional() }),
  z.strictObject({ place: z.int().min(0).max(31), why: chatText.optional() }),
]);

/** Server message `chat`: a new line. */
export interface ChatLine {
  /** A random id, which reveals nothing about other lines. */
  readonly id: string;
  /** Epoch milliseconds of the server's clock. */
  readonly at: number;
  /** The id of the sender in this match. */
  readonly who: string;
  /** The sender's chair; null for a spectator. */
  readonly place: Seat | null;
  readonly name: string;
  readonly to: Channel;
  readonly text: string;
  readonly phrase: Phrase | null;
  /** The offensive words in `text`: first index and length of each. */
  readonly mask: readonly (readonly [at: number, length: number])[];
}

/** Server message `chat-log`, sent after joining: the latest lines, and the receiver's own id. */
export interface ChatLog {
  readonly who: string;
  readonly lines: readonly ChatLine[];
}

/** The reply to a line that was sent. */
export interface Said {
  readonly ok: true;
  readonly id: string;
}
