/** The reports of errors in the browser that a page sends to the server. */
import { z } from 'zod';

/** `POST` takes a `ClientError` and answers 204. */
export const CLIENT_ERRORS_PATH = '/api/client-errors';

/** Frames of a stack that are reported. */
export const MOST_FRAMES = 10;

/** The kind of an error: `TypeError`. */
export const ERROR_NAME = /^[A-Za-z][A-Za-z0-9]{0,39}$/;
/** A place in one of the client's own files: `index-Bx3.js:1:2345`. */
export const FRAME = /^[A-Za-z0-9_.-]{1,80}\.js:\d{1,9}:\d{1,9}$/;

/**
 * An error in a browser: its kind and where in the client's files it happened. It holds no message, no address and no name,
 * since those may hold what people wrote.
 */
export const clientError = z.strictObject({
  /** The name of the page's script; empty if it was not built. */
  release: z.string().regex(/^([A-Za-z0-9_.-]{1,80}\.js)?$/, 'not a release'),
  /** The page by the name of its route, without what is on it. */
  page: z.string().regex(/^[a-z]{1,20}$/, 'not a page'),
  name: z.string().regex(ERROR_NAME, 'not the name of an error'),
  frames: z.array(z.string().regex(FRAME, 'not a place in a file of the client')).max(MOST_FRAMES),
});
export type ClientError = z.infer<typeof clientError>;
