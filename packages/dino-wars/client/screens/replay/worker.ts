/** Plays records of DINO WARS! in a worker of the page. */
import { serveEdition } from '@dwo/kits/replay/serve';
import { edition } from './edition/dino-wars';
import { editionOf } from './edition/former';

serveEdition({ present: edition, former: editionOf });
