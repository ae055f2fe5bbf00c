/** Answers every error as JSON: `{ error: { code, message, field? }, message }`. */
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { Refusal } from '../failure';
import type { Host } from '../host';
import { isFull, noteFailedWrite } from '../journal/failed-writes';

/** Answers requests that no route has handled. */
export const notFound: RequestHandler = (request, _response, next) => {
  next(new Refusal('NOT_FOUND', `There is nothing at ${request.path}`, 404));
};

/** Answers errors thrown by routes. `message` is there twice, because the Colyseus client reads it at the top level. */
export function errorReply(host: Host): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const refusal = asRefusal(error);
    if (refusal.status >= 500 && refusal.code === 'MISHAP') {
      if (isFull(error)) noteFailedWrite(host, error, { path: request.path });
      else host.log.error({ error, path: request.path }, 'a request failed');
    }
    response
      .status(refusal.status)
      .set('Cache-Control', 'no-store')
      .json({ error: refusal.toFailure(), message: `${refusal.code}: ${refusal.message}` });
  };
}

/** Texts for the error types of the body parser. */
const WHY: Readonly<Record<string, string>> = {
  'entity.too.large': 'The request is too large',
  'encoding.unsupported': 'The request must not be compressed',
};

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { status, type } = error as { readonly status?: unknown; readonly type?: unknown };
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new Refusal('BAD_MESSAGE', WHY[String(type)] ?? 'The request is malformed', status);
  }
  return new Refusal('MISHAP', 'The server failed', 500);
}
