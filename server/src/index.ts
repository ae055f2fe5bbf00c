export { createServer, type RunningServer, type ServerOptions } from './create-server';
export { StartError } from './failure';
export type { Host } from './host';
export { LIMITS, type Limits } from './limits';
