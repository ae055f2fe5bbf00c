/** The worker that reviews matches of Jurassic Wars. */

import { serveReview } from '@dwo/kits/review/serve';
import { evaluator } from '../../bot';
import { jurassicWars } from '../../rules';

serveReview(jurassicWars, evaluator);
