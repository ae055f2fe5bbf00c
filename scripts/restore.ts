import { copy } from './copies';

void copy('restore');
