/** All HTTP routes of the server. */
import express, { type Express } from 'express';
import { dayRoutes } from '../days/routes';
import type { Host } from '../host';
import { mailRoutes } from '../people/notice-routes';
import { meRoutes } from '../people/routes';
import { ratingRoutes } from '../ratings/routes';
import { tournamentRoutes } from '../tournaments/routes';
import { aboutRoutes } from './about';
import { adminRoutes } from './admin';
import { clientFiles } from './client-files';
import { clientReportRoutes } from './client-reports';
import { errorReply, notFound } from './errors';
import { securityHeaders } from './headers';
import { healthRoutes } from './health';
import { perMinute } from './limit';
import { matchRoutes } from './matches';
import { matchmakingRoutes } from './matchmaking';
import { metricsRoutes } from './metrics';
import { originCheck } from './origin';
import { requestLog } from './request-log';
import { rulesBundles } from './rules-bundles';

/**
 * Makes the HTTP app. `clientDir` is the folder of the built client, `sockets` are hosts other than the page's own on which
 * matches are played.
 */
export function httpApp(host: Host, clientDir: string, sockets: readonly string[] = []): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(requestLog(host));
  app.use(securityHeaders(host.web, sockets));
  app.use(healthRoutes(host));
  app.use(metricsRoutes(host));
  app.use(originCheck(host.web));
  app.use('/api', perMinute(host, 'calls', host.limits.callsPerMinute));
  app.use(clientReportRoutes(host, clientDir));
  app.use('/api/matches', matchRoutes(host));
  app.use('/api/days', dayRoutes(host));
  app.use('/api/ratings', ratingRoutes(host));
  app.use('/api/tournaments', tournamentRoutes(host));
  app.use('/api/me', meRoutes(host));
  app.use('/api/mail', mailRoutes(host));
  app.use('/api/about', aboutRoutes(host));
  app.use('/matchmake', matchmakingRoutes(host));
  app.use('/admin', adminRoutes(host));
  app.use(['/api', '/matchmake', '/admin', '/metrics'], notFound);
  app.use('/rules', rulesBundles());
  app.use(clientFiles(clientDir, host));
  app.use(notFound);
  app.use(errorReply(host));
  return app;
}
