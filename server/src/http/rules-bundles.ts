/** Serves the rules of every released version, for replays of matches played under them. */
import express, { type RequestHandler, Router } from 'express';
import { BUNDLES } from '../former-rules';
import { compressedFiles } from './compressed';

/** The routes below `/rules`, for example `dino-wars-2.mjs`. Other paths go to the next handler. */
export function rulesBundles(): Router {
  const routes = Router();
  for (const [game, folder] of BUNDLES) {
    const compressed = compressedFiles(folder);
    const plain = express.static(folder, { immutable: true, maxAge: '365d', index: false });
    const bundle = new RegExp(`^/${game}-\\d+\\.mjs$`);
    const only =
      (handler: RequestHandler): RequestHandler =>
      (request, response, next) =>
        bundle.test(request.path) ? handler(request, response, next) : next();
    routes.use(only(compressed), only(plain));
  }
  return routes;
}
