/* `npm run -s backup -- FILE`: saves the journal that the server's settings name (DATA_DIR or DATABASE_URL) in a file. */
import { copy } from './copies';

void copy('backup');
