/** The worker that plays records of Jurassic Wars. */
import { serveEdition } from '@dwo/kits/replay/serve';
import { edition } from './edition';

serveEdition({ present: edition });
