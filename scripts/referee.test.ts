/** The plain referee, which plays scenarios of every game without one of its own. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readScenario, ScenarioMistake } from '@dwo/shared/testing';
import { gameNamed } from './game';
import { refereeOf } from './referee-of';

const root = join(__dirname, '..');
const GAMES = ['dino-soldiers', 'jurassic-wars'];

const files = GAMES.flatMap((game) => {
  const folder = join(gameNamed(game).folder, 'scenarios');
  return readdirSync(folder).map((name) => [game, name, readFileSync(join(folder, name), 'utf8')] as const);
});

test.each(files)('%s: %s plays as it says', (_, __, text) => {
  const answer = refereeOf(undefined, text).play(text);
  expect(answer).toMatchObject({ mismatches: [], unchecked: [], error: null });
});

test.each(files)('%s: %s names rules that there are', (game, _, text) => {
  const book = readFileSync(join(gameNamed(game).folder, 'RULES.md'), 'utf8');
  for (const rule of readScenario(text).rules ?? []) expect(book).toContain(`**${rule}**`);
});

test('games with a referee of their own keep it', () => {
  for (const game of GAMES) {
    expect(existsSync(join(__dirname, basename(gameNamed(game).folder), 'own-referee.ts'))).toBe(false);
  }
  expect(() => refereeOf('dino-wars', '').play('{}')).toThrow('figures: are needed');
});

const soldiers = refereeOf('dino-soldiers', '');
const FIRST = { type: 'pickTeam', team: 'boneThrone' };
const good = { game: 'dino-soldiers', preset: 'sides', steps: [{ seat: 'dinosaurs', intent: FIRST }] };

test.each<[file: object | string, message: RegExp]>([
  ['{', /^file: /],
  [{ ...good, steps: [] }, /^steps: /],
  [{ ...good, dice: [0] }, /^dice\[0\]: /],
  [{ ...good, preset: 'nothing' }, /^preset: there is no nothing$/],
  [{ ...good, options: { roundLimit: 'long' } }, /^options\.roundLimit: /],
  [{ ...good, state: { sides: 3 } }, /^state\.sides: the state has no such field$/],
  [{ ...good, state: { ready: { 7: true } } }, /^state\.ready\.7: the state has no such field$/],
  [
    { ...good, steps: [{ seat: 'hamsters', intent: FIRST }] },
    /^steps\[0\]\.seat: "hamsters" is none of dinosaurs, soldiers$/,
  ],
  [{ ...good, steps: [{ seat: 5, intent: FIRST }] }, /^steps\[0\]\.seat: there are 2 seats, from 0$/],
  [{ ...good, steps: [{ intent: FIRST }] }, /^steps\[0\]\.seat: 2 seats could be meant$/],
  [{ ...good, steps: [{ seat: 0, intent: { type: 'pickTeam' } }] }, /^steps\[0\]\.intent\.team: /],
  [{ ...good, mood: 'bad' }, /^file: /],
])('%j makes no sense', (file, message) => {
  const play = () => soldiers.play(typeof file === 'string' ? file : JSON.stringify(file));
  expect(play).toThrow(ScenarioMistake);
  expect(play).toThrow(message);
});

test('an impossible position is refused with every reason and its rule', () => {
  const tiles = [{ x: 0, y: 0, face: 'T01', open: true }];
  const units = ['rifleman', 'stegosaurus'].map((type) => ({
    type,
    at: { x: 1, y: 0 },
    hp: null,
    hidden: 0,
    alpha: false,
  }));
  const file = { ...good, options: { position: { side: 'soldiers', round: 1, tiles, units } } };
  expect(() => soldiers.play(JSON.stringify(file))).toThrow(/^options: DS-MOV-5 .*\noptions: DS-MOV-5 /);
});

test('an answer tells what is not met, what is unknown, and that dice run out', () => {
  const expected = {
    ...good,
    steps: [{ seat: 0, intent: FIRST, expect: { phase: 'over', 'units.9.hp': 3, mood: 1 } }],
  };
  expect(soldiers.play(JSON.stringify(expected))).toMatchObject({
    mismatches: [{ step: 1, key: 'phase', expected: 'over', actual: 'teams' }],
    unchecked: ['1: units.9.hp', '1: mood'],
  });
  const [, , combat = ''] = files.find(([, name]) => name === 'combat.json') ?? [];
  const cards = refereeOf(undefined, combat);
  const file = JSON.parse(combat) as { steps: { dice?: number[] }[]; states?: boolean };
  Object.assign(file.steps.at(-1) ?? {}, { dice: [6, 6] });
  expect(cards.play(JSON.stringify(file)).error).toMatchObject({ message: 'step 4: no die is left for lead (d6)' });
  Object.assign(file.steps.at(-1) ?? {}, { dice: [6, 6, 9] });
  expect(cards.play(JSON.stringify(file)).error).toMatchObject({ message: "step 4: a d6 for lead can't show 9" });
});

test('the manual names every field of a file', () => {
  const manual = readFileSync(join(root, 'docs', 'REFEREE.md'), 'utf8');
  const { properties } = soldiers.schema() as { readonly properties: Readonly<Record<string, unknown>> };
  for (const field of Object.keys(properties)) expect(manual).toContain(`\`${field}\``);
});
