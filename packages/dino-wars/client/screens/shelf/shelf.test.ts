import { deflateRawSync } from 'node:zlib';
import { type Ground, READY_FORCES, READY_GROUNDS } from '@dwo/dino-wars';
import { fileName, linkTo, readDocument, readText, writeFile } from '@dwo/kits/documents/documents';
import { beginning, redone, settled, stepped, undone } from '@dwo/kits/documents/history';
import { MOST_PACKED, MOST_UNPACKED, pack, unpack } from '@dwo/kits/documents/packing';
import { discard, freshId, keep, lastPlace, readShelf, rememberPlace, shelfOf } from '@dwo/kits/documents/shelf';
import { FORCE as FORCES, GROUND as GROUNDS } from './documents';

const FORCE = READY_FORCES[3];
const GROUND = READY_GROUNDS[0];
if (FORCE === undefined || GROUND === undefined) throw new Error('Nothing is ready-made');

const problems = async (kind: 'force' | 'ground', text: string) => {
  const reading = kind === 'force' ? await readText(FORCES, text) : await readText(GROUNDS, text);
  return 'problems' in reading ? reading.problems : [];
};

test('every ready-made force and table comes back from its link, its file and the bare hash', async () => {
  for (const force of READY_FORCES) {
    const link = await linkTo('https://dino.example', FORCES, force);
    expect(link).toMatch(/^https:\/\/dino\.example\/dino-wars\/forces#[A-Za-z0-9_-]+$/);
    expect(link.length).toBeLessThan(800);
    expect(await readText(FORCES, ` ${link}\n`)).toEqual({ document: force });
    expect(await readText(FORCES, link.split('#')[1] ?? '')).toEqual({ document: force });
    expect(await readText(FORCES, writeFile(FORCES, force))).toEqual({ document: force });
    expect(await readText(FORCES, JSON.stringify(force))).toEqual({ document: force });
  }
  for (const ground of READY_GROUNDS) {
    const link = await linkTo('', GROUNDS, ground);
    expect(link.length).toBeLessThan(3000);
    expect(await readText(GROUNDS, link)).toEqual({ document: ground });
    expect(await readText(GROUNDS, writeFile(GROUNDS, ground))).toEqual({ document: ground });
  }
});

test('the largest table that may be drawn fits in a link', async () => {
  const corner = (i: number) => ({ x: (i * 7919) % 60_000, y: (i * 104_729) % 60_000 });
  const terrain = Array.from({ length: 15 }, (_, i) => ({
    id: `piece-${i}`,
    kind: 'woods' as const,
    outline: Array.from({ length: 64 }, (_, k) => corner(i * 64 + k)),
  }));
  const ground: Ground = { name: 'Largest', widthCi: 60_000, heightCi: 60_000, armyZoneCi: 2400, terrain };
  const packed = await pack(ground);
  expect(packed.length).toBeLessThan(MOST_PACKED);
  expect(await unpack(packed)).toEqual(ground);
});

test.each([
  ['', /nothing/],
  ['   ', /nothing/],
  ['{"side":"army"', /bracket/],
  ['https://dino.example/forces', /letters/],
  ['https://dino.example/forces#not%20base64', /letters/],
  ['https://dino.example/forces#AAAA', /damaged/],
  ['x'.repeat(MOST_PACKED + 1), /longer/],
  [`{${' '.repeat(500_000)}}`, /too long/],
])('a link that holds no force says why: %.40p', async (text, wanted) => {
  expect((await problems('force', text)).join(' ')).toMatch(wanted);
});

test('a link cut short or with a letter changed opens nothing', async () => {
  const packed = await pack(FORCE);
  expect(await problems('force', packed.slice(0, -9))).not.toEqual([]);
  expect(
    await problems('force', `${packed.slice(0, 20)}${packed[20] === 'A' ? 'B' : 'A'}${packed.slice(21)}`),
  ).not.toEqual([]);
});

test('a link that would fill the memory is not unpacked', async () => {
  const bomb = deflateRawSync(Buffer.alloc(MOST_UNPACKED * 20, 32)).toString('base64url');
  expect(bomb.length).toBeLessThan(MOST_PACKED);
  await expect(unpack(bomb)).rejects.toThrow('much');
  expect(await problems('force', bomb)).toHaveLength(1);
});

test('a force is no table and a table no force', async () => {
  expect(await problems('ground', await linkTo('https://dino.example', FORCES, FORCE))).toEqual([
    'This is the link of a force, not of a table.',
  ]);
  expect(await problems('force', writeFile(GROUNDS, GROUND))).toEqual(['This is the file of a table, not of a force.']);
  expect(await problems('force', '{"format":"sonnet-1"}')).toEqual(['Unknown format: sonnet-1.']);
  expect((await problems('force', JSON.stringify(GROUND))).length).toBeGreaterThan(0);
});

test('a document tells every part that makes no sense', () => {
  const reading = readDocument(FORCES, {
    side: 'army',
    name: 'Odd',
    squad: [{ ...(FORCE.side === 'army' ? FORCE.squad[0] : {}), count: 0, rank: 'king' }],
    vehicles: [],
    weapons: [{ kind: 'trebuchet' }],
  });
  const text = 'problems' in reading ? reading.problems.join('\n') : '';
  expect(text).toMatch(/squad 1 count/);
  expect(text).toMatch(/squad 1 rank/);
  expect(text).toMatch(/weapons 1 kind/);
});

test('an unknown document is refused in one plain sentence', async () => {
  const wanted = ["This can't be read as a table: parts are missing, or do not belong in one."];
  for (const text of ['{"squad":[],"herd":7}', '{}', JSON.stringify({ ...GROUND, id: 'x' })]) {
    expect(await problems('ground', text)).toEqual(wanted);
  }
  expect(await problems('force', '{"widthCi":7200}')).toEqual([
    "This can't be read as a force: parts are missing, or do not belong in one.",
  ]);
});

test('names lose what could disguise them', () => {
  const reading = readDocument(FORCES, { ...FORCE, name: '  A\u202Eb\u0000\n c ' });
  expect('document' in reading && reading.document.name).toBe('Ab c');
});

test.each([
  ['Sgt. Orr’s Own!', 'sgt-orr-s-own.dino-wars.json'],
  ['日本', 'force.dino-wars.json'],
])('the file of %p is called %p', (name, wanted) => {
  expect(fileName(FORCES, name)).toBe(wanted);
});

describe('the shelf', () => {
  const memory = new Map<string, string>();
  beforeEach(() => {
    memory.clear();
    const localStorage = {
      getItem: (key: string) => memory.get(key) ?? null,
      setItem: (key: string, text: string) => void memory.set(key, text),
      removeItem: (key: string) => void memory.delete(key),
    };
    Object.assign(globalThis, { window: { localStorage } });
  });
  afterAll(() => void Reflect.deleteProperty(globalThis, 'window'));

  test('stores, replaces and deletes', () => {
    expect(freshId(FORCES)).toBe('k1');
    expect(keep(FORCES, 'k1', FORCE)).toBe(true);
    expect(freshId(FORCES)).toBe('k2');
    expect(keep(FORCES, 'k1', { ...FORCE, name: 'Renamed' })).toBe(true);
    expect(shelfOf(FORCES).kept).toEqual([{ id: 'k1', document: { ...FORCE, name: 'Renamed' } }]);
    expect(shelfOf(GROUNDS).kept).toEqual([]);
    discard(FORCES, 'k1');
    expect(shelfOf(FORCES)).toEqual({ kept: [], broken: [] });
  });

  test('knows the id of the last open document, until it is deleted', () => {
    expect(lastPlace(FORCES)).toBeNull();
    keep(FORCES, 'k1', FORCE);
    rememberPlace(FORCES, 'k1');
    expect([lastPlace(FORCES), lastPlace(GROUNDS)]).toEqual(['k1', null]);
    discard(FORCES, 'k1');
    expect(lastPlace(FORCES)).toBeNull();
    rememberPlace(FORCES, null);
    expect(lastPlace(FORCES)).toBeNull();
  });

  test('a broken entry is reported and not lost by storing something new', () => {
    memory.set('dino-wars.forces', JSON.stringify({ k1: { side: 'army', name: 'Old' } }));
    expect(keep(FORCES, freshId(FORCES), FORCE)).toBe(true);
    const shelf = shelfOf(FORCES);
    expect(shelf.kept.map(({ id }) => id)).toEqual(['k2']);
    expect(shelf.broken).toMatchObject([{ id: 'k1', text: '{"side":"army","name":"Old"}' }]);
    expect(shelf.broken[0]?.problems.length).toBeGreaterThan(0);
  });

  test.each(['{{', '7', '[1]', '"x"'])('a shelf that is no shelf, %p, is one broken entry', (text) => {
    expect(readShelf(GROUNDS, text)).toMatchObject({ kept: [], broken: [{ id: 'broken' }] });
  });

  test('a browser that stores nothing says so', () => {
    Object.assign(globalThis, { window: {} });
    expect(keep(FORCES, 'k1', FORCE)).toBe(false);
  });
});

describe('history', () => {
  test('goes back and forth', () => {
    const one = stepped(beginning(1), 2);
    expect(undone(one).now).toBe(1);
    expect(redone(undone(one))).toMatchObject({ past: [1], now: 2, future: [] });
    expect(undone(beginning(1)).now).toBe(1);
    expect(redone(one)).toEqual(one);
    expect(stepped(undone(one), 3)).toMatchObject({ past: [1], now: 3, future: [] });
    expect(stepped(one, 2)).toBe(one);
  });

  test('steps under one label are one, until it settles', () => {
    const typed = stepped(stepped(beginning('a'), 'ab', 'name'), 'abc', 'name');
    expect(undone(typed).now).toBe('a');
    expect(undone(stepped(settled(typed), 'abcd', 'name')).now).toBe('abc');
    expect(settled(settled(typed))).toEqual(settled(typed));
  });
});
