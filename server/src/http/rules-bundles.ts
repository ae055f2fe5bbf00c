/** The rules of every released version, for replays of matches that were played by them. */
import { join } from 'node:path';
import express, { Router } from 'express';
import { compressedFiles } from './compressed';

/** Kept in the product; a released bundle never changes. */
const FOLDER = join(__dirname, '../../../rules-bundles');
const BUNDLE = /^\/[a-z0-9-]+-\d+\.mjs$/;

/** Routes below `/rules`: `dino-wars-2.mjs` and the like; whatever else is left to the next. */
export function rulesBundles(folder: string = FOLDER): Router {
  const routes = Router();
  const compressed = compressedFiles(folder);
  const plain = express.static(folder, { immutable: true, maxAge: '365d', index: false });
  routes.use((request, response, next) => {
    if (!BUNDLE.test(request.path)) next();
    else compressed(request, response, (error?: unknown) => (error ? next(error) : plain(request, response, next)));
  });
  return routes;
}
