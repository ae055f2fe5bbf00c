/** Referees matches of Tar Pit on this device, beside the page. */
import { serveReferee } from '@dwo/kits/local/serve';
import { tarPitGame } from '../wire';

serveReferee(tarPitGame);
