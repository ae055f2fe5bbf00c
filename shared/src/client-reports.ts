/** Error reports that a page sends to the server. */
import { z } from 'zod';

/** The path to which a page POSTs a `ClientError`; the answer is 204. */
export const CLIENT_ERRORS_PATH = '/api/client-errors';

/** The most stack frames in a report. */
export const MOST_FRAMES = 10;

/** The name of an error class, such as `TypeError`. */
export const ERROR_NAME = /^[A-Za-z][A-Za-z0-9]{0,39}$/;
/** A position in a file of the client, such as `index-Bx3.js:1:2345`. */
export const FRAME = /^[A-Za-z0-9_.-]{1,80}\.js:\d{1,9}:\d{1,9}$/;

/**
 * An error in a browser: its class and its position in the client's files. It contains no message, URL or name, because these
 * may contain what people wrote.
 */
export const clientError = z.strictObject({
  /** The file name of the page's script; empty if the page was not built. */
  release: z.string().regex(/^([A-Za-z0-9_.-]{1,80}\.js)?$/, 'not a release'),
  /** The name of the route, without its parameters. */
  page: z.string().regex(/^[a-z]{1,20}$/, 'not a page'),
  name: z.string().regex(ERROR_NAME, 'not the name of an error'),
  frames: z.array(z.string().regex(FRAME, 'not a place in a file of the client')).max(MOST_FRAMES),
});
/** An error report. */
export type ClientError = z.infer<typeof clientError>;
