import { copy } from './copies';

void copy('backup');
