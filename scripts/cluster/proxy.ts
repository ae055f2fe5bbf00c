/** nginx with the very template the compose file uses. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEBIAN, ensureProgram } from '../debian';
import { answers, Running } from '../processes';

const TEMPLATE = join(__dirname, '../../deploy/nginx.conf.template');

/** What is filled into the template. */
export interface ProxyValues {
  readonly DWO_LISTEN: string;
  readonly DWO_SERVERS: string;
  readonly DWO_ANYONE: string;
  readonly DWO_UPSTREAM: string;
  readonly DWO_RESOLVER: string;
}

/** A server as the proxy knows it. */
export interface Upstream {
  readonly name: string;
  /** host:port */
  readonly address: string;
}

/** The values for servers whose addresses are known; `listen` is an address and port. */
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

/** A whole configuration of nginx in a folder of its own; returns its file. */
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
  const lines = [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'worker_processes 1;',
    'daemon off;',
    `pid ${join(folder, 'nginx.pid')};`,
    'error_log stderr warn;',
    'events { worker_connections 4096; }',
    'http {',
    '  access_log off;',
    ...temp,
    filled,
    '}',
  ];
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, lines.join('\n'));
  return file;
}

/** Starts nginx; resolves when something behind it answers. */
export async function startProxy(folder: string, port: number, servers: readonly Upstream[]): Promise<Running> {
  const file = writeConfiguration(folder, proxyValues(`127.0.0.1:${port}`, servers));
  const program = ensureProgram(DEBIAN.nginx);
  const nginx = Running.start('nginx', [program, '-c', file, '-p', folder]);
  await nginx.until(() => answers(`http://127.0.0.1:${port}/healthz`));
  return nginx;
}
