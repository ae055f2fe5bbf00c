/** Plays records of Tar Pit in a worker of the page. */
import { serveEdition } from '@dwo/kits/replay/serve';
import { edition } from './edition';

serveEdition({ present: edition });
