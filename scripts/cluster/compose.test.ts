/** The compose files match what the tests run: the same settings and the same template, and no port is open by mistake. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { DEBIAN, ensureProgram } from '../debian';
import { publicAddress, serverEnvironment } from './cluster';
import { type ProxyValues, proxyValues, writeConfiguration } from './proxy';

interface Service {
  readonly image?: string;
  readonly build?: string;
  readonly environment?: Record<string, string>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly stop_grace_period?: string;
  readonly networks?: { readonly default: { readonly aliases: readonly string[] } };
  readonly depends_on?: object;
}

interface Compose {
  readonly services: Record<string, Service>;
  readonly volumes: Record<string, unknown>;
}

const root = join(__dirname, '../..');
const read = (file: string) => load(readFileSync(join(root, file), 'utf8')) as Compose;
const cluster = read('docker-compose.cluster.yml');
const servers = Object.keys(cluster.services).filter((name) => name.startsWith('server-'));
const folder = mkdtempSync(join(tmpdir(), 'dwo-compose-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The values that the compose file gives to the proxy. */
function proxyOf({ services }: Compose): ProxyValues {
  return services.nginx?.environment as unknown as ProxyValues;
}

test('servers get the settings of the servers of the tests, and more than one runs', () => {
  expect(servers.length).toBeGreaterThan(1);
  for (const name of servers) {
    const { environment = {}, healthcheck, stop_grace_period: grace } = cluster.services[name] as Service;
    const told = serverEnvironment('postgres://dwo:x@postgres:5432/dwo', 'redis://redis:6379');
    expect(Object.keys(environment)).toEqual(expect.arrayContaining(Object.keys(told)));
    expect(environment.PUBLIC_ADDRESS).toBe(publicAddress(name));
    expect(environment.REDIS_URL).toBe(told.REDIS_URL);
    expect(environment.DATABASE_URL?.replace(/:\$\{.*\}@/, ':x@')).toBe(told.DATABASE_URL);
    expect(environment.TRUST_PROXY).toBe(`\${TRUST_PROXY:-1}`);
    expect(told.TRUST_PROXY).toBe('1');
    expect(healthcheck?.test.join(' ')).toContain('/readyz');
    expect(grace).toBe('15s');
  }
});

test('the proxy knows every server by its name and fills in the whole template', () => {
  const values = proxyOf(cluster);
  const known = proxyValues(
    '80',
    servers.map((name) => ({ name, address: `${name}:2567` })),
  );
  expect(values.DWO_SERVERS).toBe(known.DWO_SERVERS);
  const template = readFileSync(join(root, 'deploy/nginx.conf.template'), 'utf8');
  const wanted = new Set([...template.matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name]) => name as string));
  const given = Object.keys(values).filter((name) => new RegExp(values['NGINX_ENVSUBST_FILTER' as never]).test(name));
  expect(new Set(given)).toEqual(wanted);
  expect(new Set(Object.keys(known))).toEqual(wanted);
  for (const name of servers) {
    const { environment, networks } = cluster.services[name] as Service;
    expect(networks?.default.aliases).toEqual([values.DWO_ANYONE.split(':')[0]]);
    expect(environment?.PORT).toBe(values.DWO_ANYONE.split(':')[1]);
  }
  expect(cluster.services.nginx?.ports).toEqual([`\${PORT:-2567}:${values.DWO_LISTEN}`]);
});

test.each([
  ['of the compose file', () => proxyOf(cluster)],
  ['of the tests', () => proxyValues('127.0.0.1:8080', [{ name: 'server-1', address: '127.0.0.1:1234' }])],
])('nginx takes the configuration %s', (_, values) => {
  const file = writeConfiguration(folder, { ...values(), DWO_LISTEN: '127.0.0.1:8080' });
  const { status, stderr } = spawnSync(ensureProgram(DEBIAN.nginx), ['-t', '-q', '-c', file, '-p', folder], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test('data that must outlive a container is in a volume, and a service that others wait for says when it is ready', () => {
  const { postgres, redis, nginx } = cluster.services;
  expect(postgres?.volumes).toEqual(['journal:/var/lib/postgresql/data']);
  expect(Object.keys(cluster.volumes)).toEqual(['journal']);
  for (const service of [postgres, redis, nginx]) expect(service?.healthcheck?.test.length).toBeGreaterThan(1);
  for (const service of [postgres, redis]) expect(service?.ports).toBeUndefined();
  for (const name of servers) {
    const ready = { condition: 'service_healthy' };
    expect(cluster.services[name]?.depends_on).toEqual({ postgres: ready, redis: ready });
    expect(cluster.services[name]?.ports).toBeUndefined();
  }
});

test('the plain compose file has one server with a volume and nothing else', () => {
  const { services, volumes } = read('docker-compose.yml');
  expect(Object.keys(services)).toEqual(['dino-wars-online']);
  const alone = services['dino-wars-online'] as Service;
  expect(alone).toMatchObject({ build: '.', volumes: ['matches:/data'], stop_grace_period: '15s' });
  expect(alone.ports).toEqual([`\${PORT:-2567}:2567`]);
  expect(Object.keys(volumes)).toEqual(['matches']);
  // Every setting that an operator can make for one server exists for several.
  const many = cluster.services[servers[0] as string]?.environment ?? {};
  expect(Object.keys(many)).toEqual(expect.arrayContaining([...(alone.environment as unknown as string[])]));
});
