/** `GET /api/about`: the operator, how long data is kept, and the hosted games. */
import type { About } from '@dwo/shared';
import { Router } from 'express';
import { StartError } from '../failure';
import type { Host } from '../host';

/** The longest contact, in characters. */
const LONGEST = 300;

/**
 * Reads OPERATOR_CONTACT: who runs the server and how to reach them, in one line. HOST_CONTACT, its former name, is read if
 * the new one is not set. Throws a StartError if the text is too long or has several lines.
 */
export function contactOf(environment: NodeJS.ProcessEnv): string | null {
  const given = (environment.OPERATOR_CONTACT?.trim() || environment.HOST_CONTACT?.trim()) ?? '';
  if (given === '') return null;
  if (given.length <= LONGEST && !/\p{Cc}/u.test(given)) return given;
  throw new StartError(`OPERATOR_CONTACT must be one line of at most ${LONGEST} characters.`);
}

/** The route below `/api/about`. */
export function aboutRoutes({ contact, retention, people, games, days }: Host): Router {
  const routes = Router();
  const hosted = { sendsMail: people.mailer !== null, games: [...games.keys()], daily: days !== null };
  const about: About = { contact, ...retention, ...hosted };
  routes.get('/', (_request, response) => void response.set('Cache-Control', 'no-cache').json(about));
  return routes;
}
