/** The worker that computes danger, so that the table stays smooth. */
import { serveDanger } from '@dwo/kits/miniatures/danger/serve';
import { openBoard } from './board';

serveDanger(openBoard);
