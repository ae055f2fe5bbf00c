/** The referee of Tar Pit matches on this device, in a worker of the page. */
import { serveReferee } from '@dwo/kits/local/serve';
import { tarPitGame } from '../wire';

serveReferee(tarPitGame);
