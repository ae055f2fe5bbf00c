/** The documents against the folder: what they name is there, and every picture is shown. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const root = join(__dirname, '..');
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`),
].filter((file) => file.endsWith('.md'));
const PACKAGES = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const isThere = (file: string): boolean => existsSync(join(root, file));

/** Paths in a text; one that begins with `client/` may also be in a package. */
function pathsIn(text: string): string[] {
  const paths = text.matchAll(/`((?:packages|scripts|server|client|shared|e2e|bench|docs|deploy)\/[\w./-]+)`/g);
  return [...paths].flatMap(([, path]) => path ?? []);
}

function linksIn(file: string): string[] {
  const links = textOf(file).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g);
  return [...links].map(([, link = '']) => normalize(join(dirname(file), link)));
}

test.each(DOCUMENTS)('every file that %s names is there', (document) => {
  const paths = pathsIn(textOf(document)).filter(
    (path) => !['', ...PACKAGES].some((base) => isThere(join(base, path))),
  );
  expect([...paths, ...linksIn(document).filter((link) => !isThere(link))]).toEqual([]);
});

test('every file that the table of ADD-A-GAME.md names is in the toy', () => {
  const rows = textOf('docs/ADD-A-GAME.md').matchAll(/^\| \d+\.[^|]*\| ([^|]*) \|/gm);
  const files = [...rows].flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file));
  expect(files.length).toBeGreaterThan(12);
  const beside = (file: string) =>
    ['', 'packages/toy', 'packages/toy/client'].some((base) => isThere(join(base, file)));
  expect(files.filter((file) => !beside(file))).toEqual([]);
});

test('a document shows every picture', () => {
  const shown = new Set(DOCUMENTS.flatMap(linksIn));
  const pictures = readdirSync(join(root, 'docs/img')).map((name) => `docs/img/${name}`);
  expect(pictures).not.toEqual([]);
  expect(pictures.filter((picture) => !shown.has(picture))).toEqual([]);
});
