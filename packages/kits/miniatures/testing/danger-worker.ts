/** The worker of danger in the test game. */
import { serveDanger } from '../danger/serve';
import { openBoard } from './danger';

serveDanger(openBoard);
