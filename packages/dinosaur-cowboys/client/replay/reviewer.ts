/** The worker that reviews matches of Dinosaur Cowboys. */

import { serveReview } from '@dwo/kits/review/serve';
import { evaluator } from '../../bot';
import { dinosaurCowboys } from '../../rules';

serveReview(dinosaurCowboys, evaluator);
