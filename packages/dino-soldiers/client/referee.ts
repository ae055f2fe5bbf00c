/** The worker that referees matches of Dino Soldiers on this device. */
import { serveReferee } from '@dwo/kits/local/serve';
import { dinoSoldiersGame } from '../wire';

serveReferee(dinoSoldiersGame);
