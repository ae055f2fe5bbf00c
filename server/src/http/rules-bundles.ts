/** The rules of every released version, for replays of matches that were played by them. */
import express, { Router } from 'express';
import { BUNDLES } from '../former-rules';
import { compressedFiles } from './compressed';

const BUNDLE = /^\/[a-z0-9-]+-\d+\.mjs$/;

/** Routes below `/rules`: `dino-wars-2.mjs` and the like; whatever else is left to the next. */
export function rulesBundles(folder: string = BUNDLES): Router {
  const routes = Router();
  const compressed = compressedFiles(folder);
  const plain = express.static(folder, { immutable: true, maxAge: '365d', index: false });
  routes.use((request, response, next) => {
    if (!BUNDLE.test(request.path)) next();
    else compressed(request, response, (error?: unknown) => (error ? next(error) : plain(request, response, next)));
  });
  return routes;
}
