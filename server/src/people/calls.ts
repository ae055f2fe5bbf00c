/** Rate limits and bodies for the routes of people. */
import express, { type Request, type RequestHandler, type Response } from 'express';
import type { z } from 'zod';
import { Refusal } from '../failure';
import type { Host } from '../host';
import { perMinute } from '../http/limit';

/** Calls per minute and address that write, send or guess. */
export const DEEDS = 30;
const BODY_LIMIT = '8kb';

/** Parses the JSON body of a call about people. */
export const jsonBody: RequestHandler = express.json({ limit: BODY_LIMIT });

/** The handlers before a call that writes, sends or guesses. */
export function deedOf(host: Host): readonly RequestHandler[] {
  return [perMinute(host, 'deeds', DEEDS), jsonBody];
}

/** Forbids caches to store answers about a person. */
export const unkept: RequestHandler = (_request, response: Response, next) => {
  response.set('Cache-Control', 'no-store').vary('Authorization');
  next();
};

/** The body parsed by this schema; throws a Refusal that names the field. */
export function bodyOf<T>(shape: z.ZodType<T>, request: Request): T {
  return parsed(shape, request.body ?? {});
}

/** The value parsed by this schema; throws a Refusal that names the field. */
export function parsed<T>(shape: z.ZodType<T>, value: unknown): T {
  const { data, error } = shape.safeParse(value);
  if (error === undefined) return data as T;
  const [issue] = error.issues;
  throw new Refusal('BAD_MESSAGE', issue?.message ?? 'Bad request', 400, issue?.path.join('.'));
}
