/** The plain referee, which plays scenarios of every game without one of its own. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { randomGame, readScenario, ScenarioMistake } from '@dwo/shared/testing';
import { gameNamed } from './game';
import { refereeOf } from './referee-of';

const root = join(__dirname, '..');
const GAMES = ['dino-soldiers', 'jurassic-wars', 'dinosaur-cowboys', 'simple-minis'];

const files = GAMES.flatMap((game) => {
  const folder = join(gameNamed(game).folder, 'scenarios');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [game, name, readFileSync(join(folder, name), 'utf8')] as const);
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
  [{ ...good, preset: 'nothing' }, /^preset: nothing is none of .*\bsides\b/],
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
  [{ ...good, steps: [{ seat: 0, ask: 'mood' }] }, /^steps\[0\]\.ask: mood is none of legal, check, odds/],
  [{ ...good, steps: [{ seat: 0 }] }, /^steps\[0\]\.intent: is needed/],
  [{ ...good, steps: [{ seat: 0, ask: 'sight', of: { from: 99 } }] }, /^steps\[0\]\.of\.from: is no unit/],
  [{ ...good, steps: [{ ask: 'legal', seat: 'spectator' }] }, /^steps\[0\]\.seat: /],
  [{ ...good, views: ['nobody'] }, /^views\[0\]: "nobody" is none of/],
  [{ ...good, packs: { deck: [1] } }, /^packs\.deck: there is no such pack$/],
  [{ ...good, state: { quiet: 'long' } }, /^state\.quiet: is a string, and must be a number$/],
  [{ ...good, state: { quiet: -1 } }, /^state\.quiet: must not be negative$/],
  [{ ...good, state: { quiet: 0.5 } }, /^state\.quiet: is no whole number$/],
  [{ ...good, state: { ready: [true, 1] } }, /^state\.ready\[1\]: is a number, and must be a boolean$/],
  [{ ...good, steps: [], setup: {} }, /^setup\.expect: /],
])('%j makes no sense', (file, message) => {
  const play = () => soldiers.play(typeof file === 'string' ? file : JSON.stringify(file));
  expect(play).toThrow(ScenarioMistake);
  expect(play).toThrow(message);
});

const cards = (change: object) =>
  JSON.stringify({ game: 'jurassic-wars', preset: 'standard-2', steps: [{ ask: 'points' }], ...change });

test.each<[change: object, message: RegExp]>([
  [{ state: { secrets: { 0: { hand: [1, 1] } } } }, /state: the dinocard of rank 1 is in two places/],
  [{ state: { period: 'early' } }, /state\.period: is one of jurassic, earlyCretaceous, lateCretaceous/],
  [{ state: { known: ['jurassic', 'late'] } }, /state\.known: is one of jurassic, /],
  [{ state: { secrets: { 0: { hand: [99] } } } }, /state: there is no dinocard of rank 99/],
  [
    { preset: 'poker-4', packs: { 'hand-1': [20, 20] } },
    /^packs\.hand-1\[1\]: 20 is no card of it, or is there twice$/,
  ],
  [{ steps: [{ ask: 'dice', of: { ranks: [1, 77] } }] }, /^steps\[0\]\.of\.ranks: /],
])('%j of Jurassic Wars makes no sense', (change, message) => {
  expect(() => refereeOf(undefined, cards(change)).play(cards(change))).toThrow(message);
});

test.each([
  ['dino-soldiers', { side: 'herbivores' }, /^state\.side: is one of dinosaurs, soldiers/],
  ['dino-soldiers', { phase: 'war' }, /^state\.phase: is one of teams, /],
  ['dinosaur-cowboys', { phase: 'war' }, /^state\.phase: is one of /],
  ['simple-minis', { phase: 'war' }, /^state\.phase: is one of lobby, /],
  ['jurassic-wars', { phase: 'war' }, /^state\.phase: is one of /],
  ['jurassic-wars', { options: { version: 'bridge' } }, /^state\.options\.version: /],
  ['dino-soldiers', { options: { roundLimit: 0 } }, /^state\.options\.roundLimit: /],
])('%s: a state with %j makes no sense', (game, state, message) => {
  const file = JSON.stringify({ game, state, steps: [{ ask: 'points' }] });
  expect(() => refereeOf(undefined, file).play(file)).toThrow(message);
});

/** Fields whose texts are no words of the rules: ids, and a list of dice. */
const FREE = ['id', 'group', 'name', 'rolls', 'face', 'faces', 'options'];

test.each(GAMES)('%s: whatever word a state holds, its file is told which others there are', (id) => {
  const { game, referee: { words = {} } = {} } = gameNamed(id);
  const strange = new Set<string>();
  const look = (part: unknown, key: string): void => {
    if (FREE.includes(key)) return;
    if (typeof part === 'string' && !words[key]?.includes(part)) strange.add(`${key}: ${part}`);
    if (typeof part === 'object' && part !== null) {
      for (const [inner, each] of Object.entries(part)) look(each, Array.isArray(part) ? key : inner);
    }
  };
  for (const preset of Object.keys(game.presets)) {
    for (const seed of [1, 2]) randomGame(game, preset, seed, 200, ({ state }) => look(state, ''));
  }
  expect([...strange]).toEqual([]);
});

test('an expectation that nobody knows is told which there are, at the place where its path ends', () => {
  const expected = { mood: 1, 'ready.7': true };
  const file = { ...good, setup: { expect: { mood: 1 } }, steps: [{ seat: 0, intent: FIRST, expect: expected }] };
  const answer = soldiers.play(JSON.stringify(file));
  expect(answer.unchecked).toEqual(['setup: mood', '1: mood', '1: ready.7']);
  const [setup = [], step = [], part = []] = answer.unchecked.map((one) => soldiers.expectable(answer, one));
  expect(setup).toContain('rules');
  expect(step).toEqual(expect.arrayContaining(['awaiting', 'dice_left', 'phase']));
  expect(part).toEqual(['ready.0', 'ready.1']);
  const asked = soldiers.play(JSON.stringify({ ...good, steps: [{ ask: 'points', expect: { score: 1 } }] }));
  expect(soldiers.expectable(asked, '1: score')).toEqual(['dinosaurs', 'soldiers']);
});

test('the answer has the state before the first step, and the views that the file names', () => {
  const text = cards({ views: [0, 'spectator'] });
  const { start, steps } = refereeOf(undefined, text).play(text) as never as {
    start: { state: { secrets: unknown[] }; views: Record<string, { state: { secrets: unknown[] } }> };
    steps: readonly object[];
  };
  expect(start.state.secrets[1]).not.toBeNull();
  expect(start.views[0]?.state.secrets).toEqual([start.state.secrets[0], null]);
  expect(start.views.spectator?.state.secrets).toEqual([null, null]);
  expect(steps).toHaveLength(1);
});

test('the manual names every intent of the games without a referee of their own, and the schema has their shapes', () => {
  const manual = readFileSync(join(root, 'docs', 'REFEREE.md'), 'utf8');
  for (const game of GAMES) {
    const { $defs } = refereeOf(game, '').schema() as { $defs: { intent: unknown; options: unknown } };
    const types = [...JSON.stringify($defs.intent).matchAll(/"type":\{"type":"string","const":"(\w+)"/g)].map(
      ([, type]) => type,
    );
    expect(types.length).toBeGreaterThan(5);
    for (const type of types) expect(manual).toContain(`\`${type}\``);
    expect($defs.options).toMatchObject({ type: 'object' });
  }
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

const examples = [...readFileSync(join(root, 'docs', 'REFEREE.md'), 'utf8').matchAll(/```json\n(.*?)```/gs)].map(
  ([, text = '']) => text,
);

test.each(examples.map((text) => [text.slice(0, 60), text]))(
  'the example %j of the manual plays as it says',
  (_, text) => {
    expect(refereeOf(undefined, text).play(text)).toMatchObject({ mismatches: [], unchecked: [], error: null });
  },
);
