/** The rules of every released version, for replays of matches that were played by them. */
import express, { type RequestHandler, Router } from 'express';
import { BUNDLES } from '../former-rules';
import { compressedFiles } from './compressed';

/** Routes below `/rules`: `dino-wars-2.mjs` and the like; whatever else is left to the next. */
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
