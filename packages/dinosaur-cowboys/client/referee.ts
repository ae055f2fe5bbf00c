/** The referee of matches on this device, in a worker of the page. */
import { serveReferee } from '@dwo/kits/local/serve';
import { dinosaurCowboysGame } from '../wire';

serveReferee(dinosaurCowboysGame);
