/** A connection that a proxy keeps idle for a while still answers. */
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer, tempFolder } from './table';

const dataDir = tempFolder();
/** Node's own patience, which is shorter than that of most proxies. */
const NODES_OWN_MS = 5000;

test('an idle connection is there for the next request', async () => {
  const server = await startServer({ dataDir, games: [] });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<number | undefined>((resolve, reject) => {
      get(`http://127.0.0.1:${server.port}/healthz`, { agent }, (answer) => {
        const { localPort } = answer.socket;
        answer.resume().on('end', () => resolve(localPort));
      }).on('error', reject);
    });
  const first = await ask();
  await sleep(NODES_OWN_MS * 1.5);
  expect(await ask()).toBe(first);
  agent.destroy();
  await server.close();
});
