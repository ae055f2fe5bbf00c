/** Receives error reports of browsers. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CLIENT_ERRORS_PATH, type ClientError, clientError } from '@dwo/shared';
import express, { Router } from 'express';
import { Refusal } from '../failure';
import type { Host } from '../host';
import { perMinute } from './limit';

/** Reports per minute and address. */
const REPORTS_PER_MINUTE = 20;
const BODY_LIMIT = '4kb';
/** The number of different errors that are logged; all errors are counted. */
const MOST_KINDS = 200;
/** The pages that are counted by name. The names come from outside, and each one adds a metric. */
const PAGES = new Set(
  'title computer watch mine rules credits privacy plan forces tables match replay missing'.split(' '),
);

/** `POST /api/client-errors`, answers 204. `clientDir` is the folder of the built client. */
export function clientReportRoutes(host: Host, clientDir: string): Router {
  const routes = Router();
  const page = () => readFile(join(clientDir, 'index.html'), 'utf8').catch(() => '');
  const seen = new Set<string>();
  routes.post(
    CLIENT_ERRORS_PATH,
    perMinute(host, 'client-errors', REPORTS_PER_MINUTE),
    express.json({ limit: BODY_LIMIT }),
    async (request, response) => {
      const { success, data, error } = clientError.safeParse(request.body);
      if (!success) {
        const [issue] = error.issues;
        throw new Refusal('BAD_MESSAGE', issue?.message ?? 'Bad request', 400, issue?.path.join('.'));
      }
      note(host, data, data.release !== '' && (await page()).includes(`/${data.release}"`), seen);
      response.status(204).end();
    },
  );
  return routes;
}

/** Counts an error, and logs it the first time; `current` tells whether the page is the one that is served now. */
function note({ meters, log }: Host, error: ClientError, current: boolean, seen: Set<string>): void {
  const page = PAGES.has(error.page) ? error.page : 'other';
  meters.clientErrors.inc({ release: current ? error.release : 'other', page });
  const kind = [error.release, error.name, ...error.frames].join(' ');
  if (seen.has(kind) || seen.size >= MOST_KINDS) return;
  seen.add(kind);
  log.warn({ ...error, page }, 'an error in a browser');
}
