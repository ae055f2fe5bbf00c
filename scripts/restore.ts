/* `npm run -s restore -- FILE`: writes a saved journal to where the server's settings say (DATA_DIR or DATABASE_URL). */
import { copy } from './copies';

void copy('restore');
