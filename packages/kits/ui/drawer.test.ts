/** The height of the drawers over the tables of all games. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES = join(__dirname, '../..');
const height = (css: string) => [...css.matchAll(/z-index: (\d+)/g)].map(([, z]) => Number(z));
const drawer = height(readFileSync(join(__dirname, 'drawer.css'), 'utf8'))[0] ?? 0;
const games = globSync('*/client/**/*.css', { cwd: PACKAGES }).filter((file) => !file.startsWith('kits'));

// The signs of a field are inside of its board, which isolates their heights.
const INSIDE = /dino-soldiers.client.styles.field/;

test('nothing of a table lies over a drawer', () => {
  expect(games.length).toBeGreaterThan(20);
  const over = games.filter((file) => {
    return !INSIDE.test(file) && height(readFileSync(join(PACKAGES, file), 'utf8')).some((z) => z >= drawer);
  });
  expect(over).toEqual([]);
  expect(readFileSync(join(PACKAGES, 'kits/tiles/tiles.css'), 'utf8')).toMatch(/\.tiles \{[^}]*isolation: isolate/);
});
