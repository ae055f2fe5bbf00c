/** Chat at the table. It is no part of the match: neither its record nor its dice know of it. */
import type { Seat } from '@dwo/kernel';
import { z } from 'zod';
import { cleanName, playerName } from './names';

/** A line has at most so many characters. */
export const LONGEST_LINE = 200;

/** The audience of a chat line: everybody here, or the sender's side if it has more than one player. */
export const CHANNELS = ['all', 'team'] as const;
export type Channel = (typeof CHANNELS)[number];

/** The phrases that can be sent with one touch; the client knows the words. */
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
export type Phrase = (typeof PHRASES)[number];

/** Text as it may stand in a line: one line, nothing that disguises or breaks it, 1 to 200 characters left. */
const chatText = z
  .string()
  .max(1000)
  .transform((given) => cleanName(given.replace(/\s+/gu, ' ')))
  .pipe(z.string().min(1, 'nothing was said').max(LONGEST_LINE, `a line has at most ${LONGEST_LINE} characters`));

const to = z.enum(CHANNELS).default('all');
/** The name that a person without a seat wants to go by. */
const name = playerName.optional();

/** `room.request('chat', ...)`: words of one's own or a phrase. */
export const chatRequest = z.union([
  z.strictObject({ text: chatText, to, name }),
  z.strictObject({ phrase: z.enum(PHRASES), to, name }),
]);

/** `room.request('report', ...)`: a line, or the name at a chair, that the people who run the server should look at. */
export const reportRequest = z.union([
  z.strictObject({ id: z.string().regex(/^[A-Za-z0-9_-]{8,16}$/, 'not a line'), why: chatText.optional() }),
  z.strictObject({ place: z.int().min(0).max(31), why: chatText.optional() }),
]);

/** Server message `chat`: somebody said something. */
export interface ChatLine {
  /** Tells nothing about other lines. */
  readonly id: string;
  /** Epoch milliseconds of the server. */
  readonly at: number;
  /** The same for all lines of one person in this match, and for nobody else's. */
  readonly who: string;
  /** The chair of the speaker, null for a watcher. */
  readonly place: Seat | null;
  readonly name: string;
  readonly to: Channel;
  readonly text: string;
  readonly phrase: Phrase | null;
  /** The words in `text` that not everybody wants to read: first index and length of each. */
  readonly mask: readonly (readonly [at: number, length: number])[];
}

/** Server message `chat-log`, after joining: the latest lines, and how the listener is known. */
export interface ChatLog {
  readonly who: string;
  readonly lines: readonly ChatLine[];
}

/** The line was said. */
export interface Said {
  readonly ok: true;
  readonly id: string;
}
