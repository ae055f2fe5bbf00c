/** The worker that plays records of Dino Soldiers. */
import { serveEdition } from '@dwo/kits/replay/serve';
import { edition } from './edition';

serveEdition({ present: edition });
