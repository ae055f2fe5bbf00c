/** nginx with the configuration and template of the compose file. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEBIAN, ensureProgram } from '../debian';
import { answers, Running } from '../processes';

const CONFIGURATION = join(__dirname, '../../deploy/nginx.conf');
const TEMPLATE = join(__dirname, '../../deploy/nginx.conf.template');

/** The values for the template. */
export interface ProxyValues {
  readonly DWO_LISTEN: string;
  readonly DWO_SERVERS: string;
  readonly DWO_ANYONE: string;
  readonly DWO_UPSTREAM: string;
  readonly DWO_RESOLVER: string;
}

/** A server, as the proxy knows it. */
export interface Upstream {
  readonly name: string;
  /** `host:port` */
  readonly address: string;
}

/** The values for servers with known addresses; `listen` is an address and port. */
export function proxyValues(listen: string, servers: readonly Upstream[]): ProxyValues {
  const each = servers.map(({ address }) => `server ${address} max_fails=1 fail_timeout=2s;`).join(' ');
  return {
    DWO_LISTEN: listen,
    DWO_SERVERS: servers.map(({ name, address }) => `${name} ${address};`).join(' '),
    DWO_ANYONE: 'servers',
    DWO_UPSTREAM: `upstream servers { ${each} }`,
    DWO_RESOLVER: '',
  };
}

/** Writes the shipped configuration for an nginx in a folder of its own; returns the path of its file. */
export function writeConfiguration(folder: string, values: ProxyValues): string {
  mkdirSync(join(folder, 'temp'), { recursive: true });
  const filled = readFileSync(TEMPLATE, 'utf8').replace(/\$\{(DWO_[A-Z]+)\}/g, (_, name: string) => {
    const value = (values as unknown as Record<string, string>)[name];
    if (value === undefined) throw new Error(`Nothing is filled in for ${name}`);
    return value;
  });
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${join(folder, 'temp', kind)};`,
  );
  const whole = readFileSync(CONFIGURATION, 'utf8')
    .replace('user nginx;', process.getuid?.() === 0 ? 'user root;\ndaemon off;' : 'daemon off;')
    .replace('pid /tmp/nginx.pid;', `pid ${join(folder, 'nginx.pid')};`)
    .replace('include /etc/nginx/conf.d/*.conf;', () => [...temp, filled].join('\n'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, whole);
  return file;
}

/** Starts nginx; resolves when a server behind it answers. */
export async function startProxy(folder: string, port: number, servers: readonly Upstream[]): Promise<Running> {
  const file = writeConfiguration(folder, proxyValues(`127.0.0.1:${port}`, servers));
  const program = ensureProgram(DEBIAN.nginx);
  const nginx = Running.start('nginx', [program, '-c', file, '-p', folder]);
  await nginx.until(() => answers(`http://127.0.0.1:${port}/healthz`));
  return nginx;
}
