/** The parts that the routes of people share: limits and bodies. */
import express, { type Request, type RequestHandler, type Response } from 'express';
import type { z } from 'zod';
import { Refusal } from '../failure';
import type { Host } from '../host';
import { perMinute } from '../http/limit';

/** Times an address may ask in a minute for what writes, sends or guesses. */
export const DEEDS = 30;
const BODY_LIMIT = '8kb';

export const jsonBody: RequestHandler = express.json({ limit: BODY_LIMIT });

/** Before whatever writes, sends or guesses. */
export function deedOf(host: Host): readonly RequestHandler[] {
  return [perMinute(host, 'deeds', DEEDS), jsonBody];
}

/** Answers about a person are nobody else's, no cache's either. */
export const unkept: RequestHandler = (_request, response: Response, next) => {
  response.set('Cache-Control', 'no-store').vary('Authorization');
  next();
};

/** The body of a request in this shape; throws a refusal that names the field. */
export function bodyOf<T>(shape: z.ZodType<T>, request: Request): T {
  return parsed(shape, request.body ?? {});
}

export function parsed<T>(shape: z.ZodType<T>, value: unknown): T {
  const { data, error } = shape.safeParse(value);
  if (error === undefined) return data as T;
  const [issue] = error.issues;
  throw new Refusal('BAD_MESSAGE', issue?.message ?? 'Bad request', 400, issue?.path.join('.'));
}
