/** Referees matches of Dino Soldiers on this device, beside the page. */
import { serveReferee } from '@dwo/kits/local/serve';
import { dinoSoldiersGame } from '../wire';

serveReferee(dinoSoldiersGame);
