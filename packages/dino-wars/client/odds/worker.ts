/** The worker that computes odds, so that the table stays smooth. */
import { serveOdds } from '@dwo/kits/miniatures/odds/serve';
import { answer } from './request';

serveOdds(answer);
