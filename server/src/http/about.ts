/** `GET /api/about`: who runs this server, for how long it keeps things, and the games it hosts. */
import type { About } from '@dwo/shared';
import { Router } from 'express';
import { StartError } from '../failure';
import type { Host } from '../host';

/** A contact is at most so long. */
const LONGEST = 300;

/**
 * OPERATOR_CONTACT of the environment: who runs the server and how to reach them, one line. Throws a StartError for more. Its
 * former name, HOST_CONTACT, still holds where the new one is not given.
 */
export function contactOf(environment: NodeJS.ProcessEnv): string | null {
  const given = (environment.OPERATOR_CONTACT?.trim() || environment.HOST_CONTACT?.trim()) ?? '';
  if (given === '') return null;
  if (given.length <= LONGEST && !/\p{Cc}/u.test(given)) return given;
  throw new StartError(`OPERATOR_CONTACT must be one line of at most ${LONGEST} characters.`);
}

/** The route below `/api/about`. */
export function aboutRoutes({ contact, retention, people, games }: Host): Router {
  const routes = Router();
  const hosted = { sendsMail: people.mailer !== null, games: [...games.keys()] };
  const about: About = { contact, ...retention, ...hosted };
  routes.get('/', (_request, response) => void response.set('Cache-Control', 'no-cache').json(about));
  return routes;
}
