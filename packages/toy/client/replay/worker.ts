/** Plays records of Tar Pit beside the page. */
import { serveEdition } from '@dwo/kits/replay/serve';
import { edition } from './edition';

serveEdition({ present: edition });
