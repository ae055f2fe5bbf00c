export { createServer, type RunningServer, type ServerOptions } from './create-server';
export { StartError } from './failure';
export { type Host, LIMITS, type Limits } from './host';
