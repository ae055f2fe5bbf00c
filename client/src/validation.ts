/** Must be imported first: the page's Content-Security-Policy forbids `eval`, which Zod would otherwise try for speed. */
import { config } from 'zod';

config({ jitless: true });
