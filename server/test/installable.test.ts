/** Tests the files that browsers and search engines request by themselves. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@dwo/shared';
import { toyWire } from '@dwo/shared/testing';
import type { RunningServer } from '../src';
import { startServer, tempFolder } from './table';

const clientDir = join(__dirname, '../../client/public');
const index = readFileSync(join(clientDir, '../index.html'), 'utf8');
const dataDir = tempFolder();
let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ dataDir, games: [toyWire as Game], clientDir });
});
afterAll(() => server.close());

const get = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`);

interface Manifest {
  readonly name: string;
  readonly start_url: string;
  readonly display: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string }[];
}

test('the page can be installed: its manifest has a name, and icons of the sizes that they have', async () => {
  const [, link = ''] = /rel="manifest" href="([^"]+)"/.exec(index) ?? [];
  const response = await get(link);
  expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  const { name, start_url, display, icons } = (await response.json()) as Manifest;
  expect([name, start_url, display]).toEqual(['Dino Wars Online', '/', 'standalone']);
  const drawn = icons.filter(({ type }) => type === 'image/png');
  expect(drawn.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, sizes } of drawn) {
    const picture = Buffer.from(await (await get(src)).arrayBuffer());
    // A PNG has its width and height in bytes 16 to 23.
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('search engines keep out of matches', async () => {
  const robots = await (await get('/robots.txt')).text();
  expect(robots).toMatch(/^Disallow: \/m\/$/m);
  expect(robots).toMatch(/^Disallow: \/api\/$/m);
});
