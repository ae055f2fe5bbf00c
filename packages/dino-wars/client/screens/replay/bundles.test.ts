/** Every bundle of rules that is kept still plays its records as they were played. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dinoWars } from '@dwo/dino-wars';
import { MAKES } from '@dwo/kits/art/palette';
import { VOICES } from '@dwo/kits/audio/voices';
import { TOKEN_CLASSES } from '@dwo/kits/miniatures/token';
import type { Edition, Tape } from '@dwo/kits/replay/contract';
import { FIGURE_ARTS } from '../../art/figures';
import { edition as present } from './edition/dino-wars';
import { editionOf } from './edition/former';
import type { Beat, DinoWarsShown, Tableau } from './edition/shown';
import { sceneOf } from './scene-of';

jest.setTimeout(240_000);

/** The size of rules with their words; a larger bundle has taken in code of the page. */
const MOST_BYTES = 400_000;

const ROOT = join(__dirname, '../../../../..');
const BUNDLES = join(ROOT, 'packages/dino-wars/edition/bundles');

interface Kept {
  readonly recording: object;
  readonly hash: string;
  readonly outcome: unknown;
}

const EFFECTS = `glide swoop tracer shell burst number death explosion ram parachute reveal`.split(' ');
const MARKS = `crew spotter tow drop facing zone spot disc gate flight ghost shape`.split(' ');

/** The edition in a bundle, loaded as a browser loads it: on its own. */
function load(name: string): Edition<DinoWarsShown> {
  return editionOf((require(join(BUNDLES, `${name}.mjs`)) as { edition: unknown }).edition);
}

function kept(folder: string, file: string): Kept {
  return JSON.parse(readFileSync(join(folder, file), 'utf8')) as Kept;
}

async function played(edition: Edition<DinoWarsShown>, { recording, outcome }: Kept): Promise<Tape<DinoWarsShown>> {
  const tape = await edition.open({ ...recording, outcome });
  while (tape.advance(40));
  return tape;
}

const files = readdirSync(BUNDLES);
const bundles = files.filter((file) => file.endsWith('.mjs')).map((file) => file.slice(0, -'.mjs'.length));
const recordsOf = (name: string) => files.filter((file) => file.startsWith(`${name}.`) && file.endsWith('.json'));
const records = bundles.flatMap((name) => recordsOf(name).map((file) => [file, name] as const));

test('each bundle says which rules it holds, imports nothing, and has records to play', () => {
  for (const name of bundles) {
    const { game, version } = load(name);
    expect(name).toBe(`${game}-${version}`);
    const text = readFileSync(join(BUNDLES, `${name}.mjs`), 'utf8');
    expect(text.match(/\bimport[\s({"'*]/)).toBeNull();
    expect([name, text.length < MOST_BYTES]).toEqual([name, true]);
    expect([name, recordsOf(name).length > 0]).toEqual([name, true]);
  }
});

test.each(records)('%s ends as it ended then', async (file, name) => {
  const record = kept(BUNDLES, file);
  const tape = await played(load(name), record);
  expect([tape.fault, tape.played]).toEqual([null, tape.cast.length]);
  expect(tape.outcome()).toEqual(record.outcome);
  expect(tape.hash(tape.played)).toBe(record.hash);
  expect(tape.checks().filter(({ result }) => result === 'bad')).toEqual([]);
});

test.each(records)('the page understands every moment of %s', async (file, name) => {
  const tape = await played(load(name), kept(BUNDLES, file));
  const unknown: string[] = [];
  const knows = (kind: string, list: readonly string[], word: string) => {
    if (!list.includes(word)) unknown.push(`${kind} ${word}`);
  };
  const look = (board: Tableau) => {
    const { tokens, marks = [] } = sceneOf(board, tape.cast.setting.table);
    for (const token of tokens) {
      knows('art', FIGURE_ARTS, token.art);
      knows('make', Object.keys(MAKES), token.make);
      knows('class', TOKEN_CLASSES, token.class ?? 'person');
    }
    for (const { type } of marks) knows('mark', MARKS, type);
  };
  const hear = ({ board, effects, sound }: Beat) => {
    if (board !== null) look(board);
    for (const { type } of effects) knows('effect', EFFECTS, type);
    if (sound !== null) knows('voice', Object.keys(VOICES), sound.voice);
  };
  look(tape.frame(0, 'spectator').picture);
  for (let n = 1; n <= tape.played; n++) for (const beat of tape.beats(n, 'everything')) hear(beat);
  look(tape.frame(tape.played, 0).picture);
  expect(unknown).toEqual([]);
});

test('the beats of an entry lead to the frame after it, from every viewpoint', async () => {
  const editions = records.map(([file, name]) => [file, load(name)] as const);
  const own = recordsOf(`${dinoWars.id}-${dinoWars.version}`).map((file) => [file, present] as const);
  for (const [file, edition] of [...editions, ...own]) {
    const tape = await played(edition, kept(BUNDLES, file));
    for (const viewpoint of ['everything', 'spectator', 0, 1] as const) {
      for (let n = 1; n <= tape.played; n += 13) {
        // An undo has no events: the table is simply as it was.
        if (tape.marks().backs.includes(n)) continue;
        const frame = tape.frame(n, viewpoint);
        const beats = tape.beats(n, viewpoint);
        const board = beats.findLast((beat) => beat.board !== null)?.board ?? tape.frame(n - 1, viewpoint).picture;
        expect(board.tokens.map(({ id, x, y, alive }) => [id, x, y, alive])).toEqual(
          frame.picture.tokens.map(({ id, x, y, alive }) => [id, x, y, alive]),
        );
        const log = beats.findLast((beat) => beat.log !== null)?.log ?? tape.frame(n - 1, viewpoint).log;
        expect(log).toEqual(frame.log);
        if (edition.version > 2) expect(tape.line?.(n, viewpoint)).toBe(frame.log.at(-1)?.key ?? 0);
      }
    }
  }
});

/**
 * Fails if a rule was changed without a new version: that would break matches under way, and replays with them. Give the rules
 * a new version. A version that is not released yet needs only a new bundle (`npm run -s bundle-rules`).
 */
test('the bundle of the present version plays as the present rules do', async () => {
  const bundled = load(`${dinoWars.id}-${dinoWars.version}`);
  const folder = join(ROOT, 'packages', 'dino-wars', 'fixtures');
  const files = readdirSync(folder).filter((file) => file.startsWith('finished-'));
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const record = kept(folder, file);
    const [then, now] = [await played(bundled, record), await played(present, record)];
    expect([file, then.fault, then.played]).toEqual([file, now.fault, now.played]);
    for (let n = 0; n <= now.played; n += 3) expect([file, n, then.hash(n)]).toEqual([file, n, now.hash(n)]);
    expect([file, then.hash(then.played)]).toEqual([file, now.hash(now.played)]);
  }
});
