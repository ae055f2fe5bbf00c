/** Referees matches of Jurassic Wars on this device, beside the page. */
import { serveReferee } from '@dwo/kits/local/serve';
import { jurassicWarsGame } from '../wire';

serveReferee(jurassicWarsGame);
