/** Comes before everything else: the page's Content-Security-Policy forbids `eval`, which Zod would try once to go faster. */
import { config } from 'zod';

config({ jitless: true });
