/** The worker that reviews matches of Very Simple Miniatures. */

import { serveReview } from '@dwo/kits/review/serve';
import { evaluator } from '../../bot';
import { simpleMinis } from '../../rules';

serveReview(simpleMinis, evaluator);
