/** Tests the previews that other sites show for a link to a match. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import type { Game } from '@dwo/shared';
import type { RunningServer } from '../../src';
import { newMatch, Person, startServer, tempFolder, until } from '../table';

const game = dinoWarsGame as Game;
const folder = tempFolder();
const clientDir = join(folder, 'client');
const PAGE = `<!doctype html><title>Dino Wars</title>
<meta property="og:title" content="Dino Wars Online" /><meta property="og:description" content="Toys." />
<meta property="og:image" content="/og.jpg" />`;
let server: RunningServer;

beforeAll(async () => {
  mkdirSync(clientDir, { recursive: true });
  writeFileSync(join(clientDir, 'index.html'), PAGE);
  server = await startServer({ dataDir: join(folder, 'data'), games: [game], clientDir });
});
afterAll(() => server.close());

async function preview(
  path: string,
  language = 'en',
): Promise<{ readonly title: string; readonly description: string; readonly image: string }> {
  const headers = { 'accept-language': language };
  const page = await (await fetch(`http://127.0.0.1:${server.port}${path}`, { headers })).text();
  const of = (property: string) => new RegExp(`property="og:${property}" content="([^"]*)"`).exec(page)?.[1] ?? '';
  return { title: of('title'), description: of('description'), image: of('image') };
}

test('a preview names who waits, who plays whom and who won, as the match goes on', async () => {
  const id = await newMatch(server, { preset: 'duel', bots: ['dinosaurs'], visibility: 'unlisted' });
  expect((await preview(`/m/${id}`)).title).toBe('A table is laid · Dino Wars');
  const ada = await Person.join(server, game, id);
  await ada.sit('Ada & "Co" <3', 'army');
  await until(() => ada.stage === 'playing');
  const playing = await preview(`/m/${id}`);
  expect(playing.title).toBe('Ada &#38; &#34;Co&#34; &#60;3 against Computer · Dino Wars');
  expect(playing.image).toBe(`http://127.0.0.1:${server.port}/og.jpg`);
  expect((await preview(`/r/${id}`)).description).toMatch(/They play right now/);
  const inGerman = await preview(`/m/${id}`, 'de-CH,de;q=0.9');
  expect(inGerman.title).toBe('Ada &#38; &#34;Co&#34; &#60;3 gegen Computer · Dino Wars');
  expect(inGerman.description).toBe('Spielzeugsoldaten gegen Gummidinosaurier. Sie spielen gerade: Schau zu.');
  await ada.play({ type: 'resign', agreed: true });
  await until(() => ada.stage === 'over');
  const over = await preview(`/r/${id}`);
  expect(over.title).toBe(playing.title);
  expect(over.description).toMatch(/See the match again.*Computer won\./);
});

test('a link to nothing has the general text of the page', async () => {
  for (const path of ['/m/nosuchmatch', '/r/nosuchmatch', '/m/%22%3E', '/watch']) {
    const { title, image } = await preview(path);
    expect(title).toBe('Dino Wars Online');
    expect(image).toBe(`http://127.0.0.1:${server.port}/og.jpg`);
  }
  expect((await preview('/watch', 'de')).description).toMatch(/^Sie kamen aus der Spielzeugkiste/);
});
