/** The worker that reviews matches of DINO WARS!. */
import { dinoWars } from '@dwo/dino-wars';
import { dinoWarsEvaluator } from '@dwo/dino-wars/bot';
import { serveReview } from '@dwo/kits/review/serve';

serveReview(dinoWars, dinoWarsEvaluator);
