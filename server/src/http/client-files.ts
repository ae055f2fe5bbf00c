/**
 * Serves the built client: its files, and its page for every address of the router. The page itself shows what is not found.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import express, { type NextFunction, type Request, type Response, Router } from 'express';
import type { Host } from '../host';
import { compressedFiles } from './compressed';
import { perMinute } from './limit';
import { withImage, withPreview } from './link-preview';

/** The paths of the client's router. */
const SCREENS = [
  '/',
  '/play',
  '/m/:id',
  '/r/:id',
  '/replay',
  '/find',
  '/daily',
  '/ratings',
  '/tournaments',
  '/tournaments/:id',
  '/watch',
  '/mine',
  '/plan',
  '/forces',
  '/tables',
  '/rules',
  '/credits',
  '/privacy',
];

/** Serves the files in `folder`; files with a hash in their name may be cached for ever. */
export function clientFiles(folder: string, host: Host): Router {
  const routes = Router();
  const page = join(folder, 'index.html');
  routes.use('/assets', compressedFiles(join(folder, 'assets')));
  routes.use('/assets', express.static(join(folder, 'assets'), { immutable: true, maxAge: '365d', index: false }));
  routes.use(express.static(folder, { index: false, maxAge: '1h' }));
  const show = async (request: Request<{ game?: string }>, response: Response, status: number) => {
    response.set('Cache-Control', 'no-cache').vary('Accept-Language');
    const html = await readFile(page, 'utf8').catch(() => null);
    if (html !== null)
      response
        .status(status)
        .type('html')
        .send(withImage(host, request, html));
    else response.status(503).type('text/plain').send('The client is not built. Run `npm start`, which builds it.\n');
  };
  // Each of these requests reads the journal.
  const limit = perMinute(host, 'previews', host.limits.callsPerMinute);
  routes.get(['/m/:id', '/r/:id'], limit, async (request, response, next) => {
    const html = await readFile(page, 'utf8').catch(() => null);
    if (html === null) next();
    else {
      response
        .set('Cache-Control', 'no-cache')
        .vary('Accept-Language')
        .type('html')
        .send(await withPreview(host, request, html));
    }
  });
  routes.get(SCREENS, (request, response) => show(request, response, 200));
  // The games' own pages; only the client knows which there are.
  const ofGame = (request: Request<{ game: string }>, response: Response, next: NextFunction) => {
    if (!host.games.has(request.params.game)) next();
    else return show(request, response, 200);
  };
  routes.get('/:game', ofGame);
  routes.get('/:game/:page', ofGame);
  // A browser with a wrong address gets the page, which says so; programs get JSON.
  routes.use((request, response, next) => {
    const browser = request.method === 'GET' && request.accepts(['json', 'html']) === 'html';
    if (!browser) next();
    else return show(request, response, 404);
  });
  return routes;
}
