/** The referee of DINO WARS! matches on this device, in a worker of the page. */

import { dinoWarsGame } from '@dwo/dino-wars/wire';
import { serveReferee } from '@dwo/kits/local/serve';

serveReferee(dinoWarsGame);
