/** The worker that reviews matches of Dino Soldiers. */

import { serveReview } from '@dwo/kits/review/serve';
import { evaluator } from '../../bot';
import { dinoSoldiers } from '../../rules';

serveReview(dinoSoldiers, evaluator);
