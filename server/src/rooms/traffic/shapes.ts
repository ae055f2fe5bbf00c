/** The shapes of the requests in a room. */
import { type Game, type RequestType, requests } from '@dwo/shared';
import type { z } from 'zod';

type Shapes = Readonly<Record<RequestType, z.ZodType>>;

/** Made once for each game: a server has thousands of rooms. */
const made = new WeakMap<Game, Shapes>();

/** The schemas of all requests in rooms of one game, intents included. */
export function shapesFor(game: Game): Shapes {
  const shapes = made.get(game) ?? { ...requests, intent: requests.intent.extend({ intent: game.intent }) };
  made.set(game, shapes);
  return shapes;
}
