/** The built client: its files, and its page for every address a browser may be sent to; it says itself what it lacks. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import express, { type Request, type Response, Router } from 'express';
import type { Host } from '../host';
import { compressedFiles } from './compressed';
import { perMinute } from './limit';
import { withImage, withPreview } from './link-preview';

/** Addresses the client's router knows. */
const SCREENS = [
  '/',
  '/play',
  '/m/:id',
  '/r/:id',
  '/replay',
  '/find',
  '/watch',
  '/mine',
  '/plan',
  '/forces',
  '/tables',
  '/rules',
  '/credits',
  '/privacy',
];

/** Serves what was built into `folder`; files with a hash in their name may be kept for ever. */
export function clientFiles(folder: string, host: Host): Router {
  const routes = Router();
  const page = join(folder, 'index.html');
  routes.use('/assets', compressedFiles(join(folder, 'assets')));
  routes.use('/assets', express.static(join(folder, 'assets'), { immutable: true, maxAge: '365d', index: false }));
  routes.use(express.static(folder, { index: false, maxAge: '1h' }));
  const show = async (request: Request, response: Response, status: number) => {
    response.set('Cache-Control', 'no-cache').vary('Accept-Language');
    const html = await readFile(page, 'utf8').catch(() => null);
    if (html !== null)
      response
        .status(status)
        .type('html')
        .send(withImage(host, request, html));
    else response.status(503).type('text/plain').send('The client is not built. Run `npm start`, which builds it.\n');
  };
  // Each of these asks the journal.
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
  // Every game has pages of its own, which its client knows.
  routes.get('/:game/:page', (request, response, next) => {
    if (!host.games.has(request.params.game)) next();
    else return show(request, response, 200);
  });
  // Somebody who mistyped an address in a browser gets the client's own page for that; programs get JSON.
  routes.use((request, response, next) => {
    const browser = request.method === 'GET' && request.accepts(['json', 'html']) === 'html';
    if (!browser) next();
    else return show(request, response, 404);
  });
  return routes;
}
