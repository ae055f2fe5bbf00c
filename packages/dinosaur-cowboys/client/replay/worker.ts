/** Plays records of this game in a worker of the page. */
import { serveEdition } from '@dwo/kits/replay/serve';
import { edition } from './edition';

serveEdition({ present: edition });
