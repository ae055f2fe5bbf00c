/* `npm run dev`: the server starts again and the page reloads by itself after every change of a source. The page is at
   http://localhost:5173, the server at PORT (2567). Ctrl-C ends both. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from './arguments';

parseArgs();
const root = join(__dirname, '..');
const client = join(root, 'client');
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
const env = { ...process.env, DEV_SERVER: `http://localhost:${process.env.PORT || 2567}` };
const programs = [
  ['--watch-preserve-output', '--watch', join(root, 'server', 'start.js')],
  [vite, client, '--config', join(client, 'vite.config.mts')],
].map((args) => spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' }));

/** Ends both programs, and this one with them. */
function end(code: number): void {
  for (const program of programs) program.kill('SIGTERM');
  process.exitCode = code;
}
for (const program of programs) program.on('exit', (code) => end(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0));
