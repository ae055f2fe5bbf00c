/* `npm run -s cluster -- [--servers 2] [--port 2567]`: runs what docker-compose.cluster.yml describes, without Docker: servers
   behind one nginx, with Redis and PostgreSQL, on free ports and in a temporary folder, until Ctrl-C. Missing programs are
   installed from Debian's packages. */
import { parseArgs, wholeNumber } from './arguments';
import { Cluster } from './cluster/cluster';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { servers: { type: 'string', default: '2' }, port: { type: 'string' } },
  });
  const servers = wholeNumber('servers', values.servers, 1, 16);
  const port = values.port === undefined ? {} : { port: wholeNumber('port', values.port, 1, 65_535) };
  const cluster = await Cluster.start({ servers, ...port });
  console.log(`Dino Wars Online is at ${cluster.url}`);
  for (const { name, address, pid } of cluster.servers) console.log(`${name}: ${address}, process ${pid}`);
  console.log(`Redis: ${cluster.redis.url}`);
  console.log(`PostgreSQL: ${cluster.databaseUrl}`);
  const signal = await new Promise<string>((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => resolve(name));
  });
  console.error(`${signal}: ending`);
  await cluster.stop();
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
