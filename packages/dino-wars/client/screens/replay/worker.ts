/** Plays records of DINO WARS! beside the page. */
import { serveEdition } from '@dwo/kits/replay/serve';
import { edition } from './edition/dino-wars';
import { editionOf } from './edition/former';

serveEdition({ present: edition, former: editionOf });
