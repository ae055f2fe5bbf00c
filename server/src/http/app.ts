/** Everything the server answers over HTTP. */
import express, { type Express } from 'express';
import type { Host } from '../host';
import { clientFiles, securityHeaders } from './client-files';
import { errorReply, notFound } from './errors';
import { matchRoutes } from './matches';
import { matchmakingRoutes } from './matchmaking';

/** The routes of one server; `clientDir` is where the client was built to. */
export function httpApp(host: Host, clientDir: string): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(securityHeaders);
  app.get('/healthz', (_request, response) => {
    const uptimeSeconds = Math.round(process.uptime());
    response.set('Cache-Control', 'no-store').json({ status: 'ok', matches: host.live.size, uptimeSeconds });
  });
  app.use('/api/matches', matchRoutes(host));
  app.use('/matchmake', matchmakingRoutes(host));
  app.use(['/api', '/matchmake'], notFound);
  app.use(clientFiles(clientDir));
  app.use(notFound);
  app.use(errorReply(host));
  return app;
}
