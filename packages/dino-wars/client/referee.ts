/** Referees matches of DINO WARS! on this device, beside the page. */

import { dinoWarsGame } from '@dwo/dino-wars/wire';
import { serveReferee } from '@dwo/kits/local/serve';

serveReferee(dinoWarsGame);
