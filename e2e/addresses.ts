/** The addresses of the pages of the product. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const packages = join(__dirname, '..', 'packages');

/** The folders of the games that a server hosts: the toy is none, and its folder has another name than the game. */
export const GAMES: readonly string[] = readdirSync(packages).filter(
  (name) => name !== 'toy' && existsSync(join(packages, name, 'client', 'index.tsx')),
);

/** The paths of the pages of a game, as its client lists them. */
export function pathsOf(game: string): readonly string[] {
  const text = readFileSync(join(packages, game, 'client', 'index.tsx'), 'utf8');
  return [...text.matchAll(/\bpath: '([\w-]+)'/g)].map(([, path = '']) => path);
}

/** The addresses of all pages that need no match. */
export function addresses(): readonly string[] {
  const own = GAMES.flatMap((game) => pathsOf(game).map((path) => `/${game}/${path}`));
  return ['/', '/find', '/watch', '/mine', '/credits', '/privacy', '/replay', ...own];
}
