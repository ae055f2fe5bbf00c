/** The short form of the drill, and the rules of its simulated disk. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Chance } from '@dwo/kernel/testing';
import { gameNamed } from '../game';
import { PLANTS, powercut, powercutHolds } from './powercut';
import { Disk } from './powercut/disk';
import { type DiskCall, readTrace } from './powercut/trace';

const subject = gameNamed();
let folder = '';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  folder = mkdtempSync(join(tmpdir(), 'dwo-powercut-test-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a move that was accepted is on every disk that a power cut leaves, checkpoints and torn sectors included', async () => {
  const figures = await powercut({ subject, images: 60, seed: 7 });
  expect(figures).toMatchObject({ images: 60, lost: 0, damaged: 0 });
  expect(powercutHolds(figures)).toBe(true);
}, 300_000);

test.each(PLANTS)(
  'the drill finds a planted fault: %s',
  async (plant) => {
    const figures = await powercut({ subject, images: 60, seed: 7, plant });
    expect(figures.accepted).toBeGreaterThanOrEqual(200);
    expect(figures.lost).toBeGreaterThan(0);
  },
  300_000,
);

const at = (ms: number) => ({ path: '/d/file', since: ms, until: ms + 1 });
const LONG = Buffer.alloc(2048, 'b');
const HISTORY: readonly DiskCall[] = [
  { ...at(10), kind: 'open' },
  { ...at(20), path: '/d', kind: 'sync' },
  { ...at(30), kind: 'write', offset: 0, data: Buffer.alloc(2048, 'a') },
  { ...at(40), kind: 'sync' },
  { ...at(50), kind: 'write', offset: 0, data: LONG },
  // The sync began before the write had ended, so it may not cover it.
  { ...at(50.5), until: 60, kind: 'sync' },
  { ...at(70), kind: 'remove' },
];

function restored(ms: number, chance: Chance | null = null): string {
  const into = mkdtempSync(join(folder, 'image-'));
  new Disk('/d', HISTORY).restore(into, ms, chance);
  return readdirSync(into).includes('file') ? readFileSync(join(into, 'file'), 'latin1') : 'no file';
}

test.each([
  ['before its name is synced', 15, 'no file'],
  ['before its content is synced', 40.5, ''],
  ['once a sync is over', 41, 'a'.repeat(2048)],
  ['after a write that no sync followed', 65, 'a'.repeat(2048)],
  ['after its removal, which no sync followed', 75, 'a'.repeat(2048)],
])('a disk that keeps nothing but the synced holds of a file, %s, the right part', (_, ms, expected) => {
  expect(restored(ms)).toBe(expected);
});

test('of what was not synced a disk may hold nothing, everything, or some sectors', () => {
  const chance = new Chance(3);
  const found = Array.from({ length: 60 }, () => restored(65, chance));
  const sectors = found.map((text) =>
    text
      .match(/.{512}/g)
      ?.map((sector) => [...new Set(sector)].join(''))
      .join(''),
  );
  expect(sectors).toEqual(expect.arrayContaining(['aaaa', 'bbbb']));
  expect(new Set(sectors).size).toBeGreaterThan(4);
  expect(sectors.every((kinds) => /^[ab]{4}$/.test(kinds ?? ''))).toBe(true);
});

const hex = (text: string) => [...Buffer.from(text)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');

test('calls of several threads that overlap are read with their beginnings and ends', async () => {
  const path = hex('/d/file');
  const lines = [
    `7 1.000 fdatasync(4<${path}> <unfinished ...>`,
    `8 1.001 pwrite64(5<${path}>, "${hex('abc')}", 3, 12) = 3 <0.000500>`,
    `8 1.002 write(1<${hex('/dev/null')}>, "${hex('x')}", 1) = 1 <0.000001>`,
    '7 1.004 <... fdatasync resumed>) = 0 <0.004000>',
    `8 1.005 unlink("${path}") = -1 ENOENT (No such file or directory) <0.000100>`,
    '7 1.006 +++ exited with 0 +++',
  ];
  const file = join(folder, 'trace');
  writeFileSync(file, lines.join('\n'));
  const [sync, write, ...others] = await readTrace(file, '/d');
  expect(others).toEqual([]);
  expect(sync).toEqual({ kind: 'sync', path: '/d/file', since: 1000, until: 1004 });
  expect(write).toMatchObject({ kind: 'write', path: '/d/file', offset: 12, data: Buffer.from('abc') });
});

test('a change whose effect the drill does not know ends it', async () => {
  const file = join(folder, 'trace');
  writeFileSync(file, `7 1.000 rename("${hex('/d/file')}", "${hex('/d/other')}") = 0 <0.000100>`);
  await expect(readTrace(file, '/d')).rejects.toThrow('rename');
});
