/** The referee as a command: its examples, its answers and its exit codes. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dinoWars } from '@dwo/dino-wars';
import { playScenario } from '../../packages/dino-wars/scenarios/player';
import { FileError, readScenario } from './scenario-file';

const root = join(__dirname, '../..');
const folder = join(root, 'packages', 'dino-wars', 'scenarios');
const names = readdirSync(folder).filter((name) => name.endsWith('.json'));

function text(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}

describe('examples', () => {
  test.each(names)('%s plays as it says', (name) => {
    const report = playScenario(dinoWars, readScenario(text(name)));
    expect(report).toMatchObject({ mismatches: [], unchecked: [], error: null });
    expect(report.steps.length).toBeGreaterThan(0);
  });

  test('there is one for each phase, one for a reaction and one for refusals, and the manual shows them and names all', () => {
    const manual = readFileSync(join(root, 'docs', 'REFEREE.md'), 'utf8');
    const shown = names.filter((name) => /^(?:[1-5]-|reaction|refusal)/.test(name));
    expect(shown).toHaveLength(7);
    for (const name of shown)
      expect(manual).toContain(`\`packages/dino-wars/scenarios/${name}\`\n\n\`\`\`json\n${text(name)}`);
    for (const name of names) expect(manual).toContain(name);
  });

  test.each([
    ['gate-full.json', 'army', 'DW-R-93'],
    ['gate-marginal.json', 'army', 'DW-R-93'],
    ['gate-majority.json', 'dinosaurs', 'DW-R-93'],
    ['gate-lost.json', 'dinosaurs', 'DW-WIN-2'],
  ])('DW-GATE-8 DW-R-93 %s ends with the winner %s by %s', (name, winner, rule) => {
    const { outcome } = playScenario(dinoWars, readScenario(text(name)));
    expect(outcome).toMatchObject({ rule, facts: { winner } });
  });

  test('every rule an example claims to show is one', () => {
    const rules = names.flatMap((name) => (JSON.parse(text(name)) as { rules: string[] }).rules);
    const worded = readFileSync(join(root, 'packages', 'dino-wars', 'RULES.md'), 'utf8');
    for (const rule of rules) expect(worded).toContain(`- **${rule}** `);
  });
});

describe('every vector of the rules specification is a scenario', () => {
  const vectors: Readonly<Record<string, unknown>> = JSON.parse(
    readFileSync(join(root, 'packages', 'dino-wars', 'fixtures', 'examples.json'), 'utf8'),
  );

  test.each(Object.keys(vectors))('%s', (id) => {
    const report = playScenario(dinoWars, readScenario(text(join('vectors', `${id}.json`))));
    expect(report).toMatchObject({ mismatches: [], unchecked: [], error: null });
  });

  test('and no other is', () => {
    const files = readdirSync(join(folder, 'vectors')).map((name) => name.replace(/\.json$/, ''));
    expect(files.sort()).toEqual(Object.keys(vectors).sort());
  });
});

test('points and the start may be written shortly or at length', () => {
  const file = (pos: unknown, start: unknown) =>
    readScenario(JSON.stringify({ figures: [{ id: 'A', type: 'soldier', pos }], steps: [], start }));
  expect(file({ x: 1, y: 2.5 }, 4)).toEqual(file([1, 2.5], { phase: 4 }));
  expect(file({ x: 1, y: 2.5 }, 'regular-fire').start).toEqual({ phase: 'regular-fire' });
});

test("a flyer's points have a height, and a seat inside an intent is one of a vehicle", () => {
  const file = (pos: unknown, seat: unknown) =>
    readScenario(
      JSON.stringify({
        figures: [{ id: 'A', type: 'pteranodon', pos }],
        steps: [{ seat: 'army', intent: { type: 'board', figure: 'B', vehicle: 'V', seat } }],
      }),
    );
  expect(file({ x: 1, y: 2, z: 3 }, 0)).toEqual(file([1, 2, 3], 0));
  expect(file([1, 2, 3], 'driver').steps).toEqual([
    { seat: 'army', intent: 'board', figure: 'B', vehicle: 'V', place: 'driver' },
  ]);
});

describe('a file that makes no sense is refused by the name of its field', () => {
  const good = { figures: [{ id: 'A', type: 'soldier', pos: [0, 0] }], steps: [] };
  test.each<[unknown, RegExp]>([
    ['{', /^file: not JSON: /],
    [[], /^file: expected object, not list$/],
    [{ ...good, figures: undefined }, /^figures: /],
    [{ ...good, figures: [] }, /^figures: /],
    [{ ...good, figures: [{ id: '1', type: 'soldier', pos: [0, 0] }] }, /^figures\[0\]\.id: an id is a letter/],
    [{ ...good, figures: [{ id: 'A', type: 'soldier', pos: [0] }] }, /^figures\[0\]\.pos: a point is/],
    [{ ...good, figures: [{ id: 'A', type: 'soldier', pos: [0, 1e9] }] }, /^figures\[0\]\.pos\[1\]: Too big/],
    [{ ...good, figures: [{ id: 'A', type: 'soldier', pos: [0, 0], lifepoints: 3 }] }, /^figures\[0\]: .*"lifepoints"/],
    [{ ...good, steps: [{ intent: { type: 'move', speed: 3 } }] }, /^steps\[0\]\.intent: /],
    [{ ...good, steps: [{ dice: [1.5] }] }, /^steps\[0\]\.dice\[0\]: /],
    [{ ...good, start: { phase: 6 } }, /^start\.phase: /],
    [{ ...good, steps: [{ intent: { type: 'move', path: [1, 2] } }] }, /^steps\[0\]\.intent\.path\[0\]: a point is/],
    [{ ...good, scale: 'big' }, /^scale: expected number or object$/],
    [{ ...good, steps: [{ dice: ['6'] }] }, /^steps\[0\]\.dice\[0\]: expected number or list$/],
    [{ ...good, steps: [{ ask: 'luck' }] }, /^steps\[0\]\.ask: /],
    [{ steps: [{ ask: 'points', force: { herd: { T: 1.5 } } }] }, /^steps\[0\]\.force\.herd\.T: /],
    [{ steps: [{ ask: 'odds' }] }, /^figures: are needed/],
    [{ ...good, options: [7] }, /^options\[0\]: expected string, not number$/],
    [{ ...good, steps: [{ expect: 3 }] }, /^steps\[0\]\.expect: expected object, not number$/],
    [{ ...good, table: { width: 40 } }, /^table\.height: is needed: a number$/],
    [{ ...good, steps: [{ intent: 'swapSeats', vehicle: 'V', seats: [0] }] }, /^steps\[0\]\.seats: /],
    [{ ...good, steps: [{ intent: 'placeSurvivors', spots: [{ figure: 'A' }] }] }, /^steps\[0\]\.spots\[0\]\.at: /],
  ])('%j', (file, message) => {
    const read = () => readScenario(typeof file === 'string' ? file : JSON.stringify(file));
    expect(read).toThrow(FileError);
    expect(read).toThrow(message);
  });
});

describe('the command', () => {
  jest.setTimeout(60_000);

  function referee(argument: string, input = ''): { status: number | null; stdout: string; stderr: string } {
    const run = [join(root, 'scripts', 'run.js'), 'scripts/referee.ts', argument];
    return spawnSync(process.execPath, run, { cwd: root, input, encoding: 'utf8' });
  }

  test('prints the report and exits with 0', () => {
    const { status, stdout, stderr } = referee(join(folder, 'refusal.json'));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const { events, state, refusals, diceLeft } = JSON.parse(stdout);
    expect({ events, diceLeft, phase: state.phase }).toEqual({
      events: [],
      diceLeft: [1, 1],
      phase: 'dinosaur-movement',
    });
    expect(refusals).toHaveLength(7);
  });

  test('exits with 1 when the dice run out, and says which roll wanted them', () => {
    const file = JSON.parse(text('3-dinosaur-attack.json'));
    file.steps[0].dice = [[4, 5]];
    const { status, stdout, stderr } = referee('-', JSON.stringify(file));
    expect(status).toBe(1);
    expect(stderr).toBe('step 1: the dice ran out: "luck" needs one more d6\n');
    expect(JSON.parse(stdout).error).toMatchObject({ step: 1, roll: 'luck' });
  });

  test('exits with 1 for an unknown expectation, at any depth, and lists it', () => {
    const figures = [
      { id: 'T', type: 'tyrannosaurus', pos: [0, 0] },
      { id: 'A', type: 'soldier', pos: [20, 0] },
      { id: 'K', type: 'tank', pos: [40, 0] },
    ];
    const steps = [
      {
        run: 'a',
        intent: { type: 'move', figure: 'T', path: [[4, 0]] },
        expect: { spentin: 4, K_mg: { loadd: true } },
      },
      { run: 'a', ask: 'points', expect: { parts: { enlistd: 2 } } },
    ];
    const final = { run_a: { A_lifepoints: 2 }, run_b: {}, legal_attacks_of_B: [] };
    const { status, stdout, stderr } = referee('-', JSON.stringify({ figures, steps, final }));
    const unchecked = [
      '1: spentin',
      '1: K_mg.loadd',
      '2: parts.enlistd',
      'final: legal_attacks_of_B',
      'final: A_lifepoints',
    ];
    expect({ status, unchecked: JSON.parse(stdout).unchecked }).toEqual({
      status: 1,
      unchecked: [...unchecked, 'final: run_b'],
    });
    expect(JSON.parse(stdout).mismatches).toEqual([]);
    expect(stderr).toMatch(/^step 1: nobody knows the expectation "spentin"; there are .*spent_in.*\n/);
    expect(stderr).toMatch(/^step 2: nobody knows the expectation "parts\.enlistd"; there are .*points.*$/m);
  });

  test('prints the state after every step if the file wants it', () => {
    const file = { ...JSON.parse(text('1-dinosaur-movement.json')), states: true };
    const { status, stdout } = referee('-', JSON.stringify(file));
    const { steps, state } = JSON.parse(stdout);
    type Shown = { readonly state: { readonly dinosaurs: { readonly Al: { readonly spentIn: number } } } };
    expect(steps.map((step: Shown) => step.state.dinosaurs.Al.spentIn)).toEqual([0, 10.39, 10.39, 10.39, 10.39]);
    expect({ status, last: steps.at(-1).state }).toEqual({ status: 0, last: state });
    delete file.states;
    expect(JSON.parse(referee('-', JSON.stringify(file)).stdout).steps[0]).not.toHaveProperty('state');
  });

  test('prints the schema of a file, as it is published', () => {
    const { status, stdout } = referee('--schema');
    expect(status).toBe(0);
    expect(readFileSync(join(root, 'docs', 'referee.schema.json'), 'utf8')).toBe(stdout);
    const { properties } = JSON.parse(stdout);
    const manual = readFileSync(join(root, 'docs', 'REFEREE.md'), 'utf8');
    for (const field of Object.keys(properties)) expect(manual).toContain(`\`${field}\``);
    const figure = properties.figures.items.properties;
    for (const field of Object.keys(figure)) expect(manual).toContain(`\`${field}\``);
    for (const field of Object.keys(properties.steps.items.properties)) expect(manual).toContain(`\`${field}\``);
  });

  test.each([
    ['-', '{}', /^figures: /],
    ['--schema=no', '', /^Option '--schema' does not take an argument/],
    [root, '', /^EISDIR/],
    [
      '-',
      '{"figures":[{"id":"A","type":"soldier","pos":[0,0]}],"steps":[{"intent":5}]}',
      /^steps\[0\]\.intent: expected/,
    ],
    [
      '-',
      '{"figures":[{"id":"A","type":"griffin","pos":[0,0]}],"steps":[]}',
      /^figures\[0\]\.type: "griffin" is none of/,
    ],
    ['no-such-file.json', '', /^ENOENT/],
  ])('exits with 2 for %s %s', (argument, input, message) => {
    const { status, stdout, stderr } = referee(argument, input);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });
});
