/** Every cause that a game's review may name is a mistake of a known kind. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MISTAKES } from '@dwo/kits/review/kept';

const root = join(__dirname, '../packages');
const games = readdirSync(root).filter((name) => existsSync(join(root, name, 'bot/causes')));

test.each(games)('every cause of %s has a kind', (game) => {
  const { CAUSES } = require(join(root, game, 'bot/causes')) as { readonly CAUSES: readonly string[] };
  const { MISTAKE_OF } = require(join(root, game, 'client/mistakes')) as {
    readonly MISTAKE_OF: Readonly<Record<string, string>>;
  };
  expect(Object.keys(MISTAKE_OF).sort()).toEqual([...CAUSES].sort());
  for (const kind of Object.values(MISTAKE_OF)) expect(MISTAKES).toContain(kind);
});
