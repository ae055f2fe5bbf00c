/** The worker that referees matches of Jurassic Wars on this device. */
import { serveReferee } from '@dwo/kits/local/serve';
import { jurassicWarsGame } from '../wire';

serveReferee(jurassicWarsGame);
