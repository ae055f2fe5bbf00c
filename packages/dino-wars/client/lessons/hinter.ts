/** The worker that answers one question with the choice of a strong player, and its reasons. */
import { serveHint } from '@dwo/kits/miniatures/hints/serve';
import { MAKER } from './maker';

serveHint(MAKER);
