/** The figures from which ratings begin, against those that docs/BOTS.md tells. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@dwo/shelf/server';
import { en } from '../../packages/dino-wars/client/box/words/en';
import { gameNamed } from '../game';
import { shareOf } from '../levels';

const text = readFileSync(join(__dirname, '../../docs/BOTS.md'), 'utf8');
const { measured } = gameNamed('dino-wars').game;
const { battles = {}, strengths = {} } = measured ?? {};
const presetTitle = (battle: string) => String(en[`preset.${battle}` as keyof typeof en]);
const isFormer = (battle: string) => battle.endsWith(', former');

/** The part of the document between a sentence and the next heading. */
function after(sentence: string): string {
  const [, rest = ''] = text.split(sentence);
  return rest.split('\n#')[0] ?? '';
}

const FIGURE = String.raw`(\d\.\d+) \((\d\.\d+) to (\d\.\d+)\)(?:, | of )(\d+) games`;

/** Every share with its interval and number of games in a text, by what stands before it. */
function figuresIn(part: string, before: string): [string, number[]][] {
  return [...part.matchAll(new RegExp(`${before}${FIGURE}`, 'g'))].map(([, name = '', ...figures]) => [
    name,
    figures.map(Number),
  ]);
}

const rows = figuresIn(after('Share of the army in ready-made battles'), String.raw`\| ([^|]+) \| `);
const drawn = figuresIn(after('### A random fair battle'), 'Share of the (army): ');
const duels = figuresIn(after('In the Duel, with 95 % intervals'), String.raw`\| (\w+ \| \w+) \| `);

test('ratings begin with the shares of the table, battle by battle', () => {
  const told = rows.map(([title, [share]]) => [title, share]);
  const known = Object.entries(battles)
    .filter(([battle]) => !isFormer(battle) && battle !== 'random')
    .map(([battle, { army }]) => [presetTitle(battle), army]);
  expect(told).toEqual(known);
  expect(drawn.map(([, [share]]) => share)).toEqual([battles.random?.army]);
});

test('ratings of former forces begin with the shares that the document tells of these', () => {
  const [, sentence = ''] = /forces of\nits time: ([^.]*(?:\.\d+[^.]*)*)\./.exec(text) ?? [];
  const known = Object.entries(battles).filter(([battle]) => isFormer(battle));
  const title = (battle: string) => presetTitle(battle.replace(', former', ''));
  expect(sentence).toBe(known.map(([battle, { army }]) => `${title(battle)} ${army}`).join(', '));
});

test('the shares of both sides make one', () => {
  for (const { army = 0, dinosaurs = 0 } of Object.values(battles)) expect(army + dinosaurs).toBeCloseTo(1, 12);
});

test('ratings begin with the strengths that the document tells', () => {
  const told = Object.fromEntries(duels.map(([pair, [share = 0]]) => [pair, share]));
  expect(strengths).toEqual({
    easy: Number((1 - (told['Normal | easy'] ?? 0)).toFixed(3)),
    normal: 0.5,
    strong: told['Strong | normal'],
  });
});

test('every interval in the document is that of its share', () => {
  const all = figuresIn(text, '()').map(([, figures]) => figures);
  expect(all.length).toBeGreaterThan(50);
  const wrong = all.filter(([share = 0, low = 0, high = 0, games = 0]) => {
    const least = shareOf((share - 0.005) * games, games);
    const most = shareOf((share + 0.005) * games, games);
    return low < least.low - 0.005 || low > most.low + 0.005 || high < least.high - 0.005 || high > most.high + 0.005;
  });
  expect(wrong).toEqual([]);
});

test('the battles of another game with such figures would need a table too', () => {
  expect(GAMES.filter((game) => game.measured !== undefined).map(({ rules }) => rules.id)).toEqual(['dino-wars']);
});
