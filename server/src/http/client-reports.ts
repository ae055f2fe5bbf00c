/** Receives error reports of browsers. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CLIENT_ERRORS_PATH, type ClientError, clientError } from '@dwo/shared';
import express, { Router } from 'express';
import { Refusal } from '../failure';
import type { Host } from '../host';
import { addressOf } from './address';
import { perMinute } from './limit';

/** Reports per minute and address. */
const REPORTS_PER_MINUTE = 20;
const BODY_LIMIT = '4kb';
/** The number of different errors that are remembered as logged; all errors are counted. */
const MOST_KINDS = 500;
/** New kinds per address and day that are logged. Whoever invents errors can't use up what others need. */
const KINDS_PER_DAY = 20;
const DAY_S = 24 * 60 * 60;
/** The pages that are counted by name. The names come from outside, and each one adds a metric. */
const PAGES = new Set(
  'title computer watch daily ratings mine rules credits privacy plan forces tables match replay missing'.split(' '),
);

/** `POST /api/client-errors`, answers 204. `clientDir` is the folder of the built client. */
export function clientReportRoutes(host: Host, clientDir: string): Router {
  const routes = Router();
  const page = () => readFile(join(clientDir, 'index.html'), 'utf8').catch(() => '');
  const seen = new Set<string>();
  const kinds = host.neighbours.counter('client-error-kinds', KINDS_PER_DAY, DAY_S);
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
      const current = data.release !== '' && (await page()).includes(`/${data.release}"`);
      const known = PAGES.has(data.page) ? data.page : 'other';
      host.meters.clientErrors.inc({ release: current ? data.release : 'other', page: known });
      if (isNew(data, seen)) {
        const logged = await kinds.consume(addressOf(request, host.web.trust)).then(
          () => true,
          () => false,
        );
        if (logged) host.log.warn({ ...data, page: known }, 'an error in a browser');
      }
      response.status(204).end();
    },
  );
  return routes;
}

/** Whether an error is of a kind that was not seen lately. */
function isNew({ release, name, frames }: ClientError, seen: Set<string>): boolean {
  const kind = [release, name, ...frames].join(' ');
  const known = seen.delete(kind);
  // The latest come last, and the first goes when there are too many.
  seen.add(kind);
  if (seen.size > MOST_KINDS) seen.delete([...seen][0] as string);
  return !known;
}
