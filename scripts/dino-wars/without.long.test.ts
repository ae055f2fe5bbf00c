/** A game is one folder: without DINO WARS! everything else compiles, keeps its borders, builds, and plays another game. */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { bordersIn, buildIn, copyWithout, remove, testsIn, typesIn } from '../without';

jest.setTimeout(600_000);

let copy: string;

beforeAll(() => {
  copy = copyWithout('dino-wars');
});

afterAll(() => remove(copy));

test('types', async () => {
  expect(await typesIn(copy)).toBeNull();
});

test('borders', async () => {
  expect(await bordersIn(copy)).toBeNull();
});

test('the client is built', async () => {
  expect(await buildIn(copy)).toBeNull();
});

test('the tests of another game and its drills pass', async () => {
  expect(await testsIn(copy, 'packages/toy', 'scripts/toy')).toBeNull();
});

test('a file of the server that names the game is found', async () => {
  appendFileSync(join(copy, 'server/src/limits.ts'), "\nexport { dinoWars } from '@dwo/dino-wars';\n");
  expect(await typesIn(copy, ['server'])).toContain("Cannot find module '@dwo/dino-wars'");
});
