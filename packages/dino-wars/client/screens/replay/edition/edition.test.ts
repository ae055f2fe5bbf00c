import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dinoWars, type Event, type Intent, type Options, type State } from '@dwo/dino-wars';
import { chance, type Frozen, frozen, odds, openRecording, type Recording, type Roll } from '@dwo/kernel';
import type { Check, Tape } from '@dwo/kits/replay/contract';
import { witnessed } from '@dwo/kits/replay/proof';
import { tellingOf } from '../../../actions';
import { edition } from './dino-wars';
import type { DinoWarsShown } from './shown';

jest.setTimeout(240_000);

type Whole = Recording<Intent, Options>;

const file = join(__dirname, `../../../../edition/bundles/dino-wars-${dinoWars.version}.battle.json`);
const RECORD = (JSON.parse(readFileSync(file, 'utf8')) as { recording: Whole }).recording;

async function played(record: unknown): Promise<Tape<DinoWarsShown>> {
  const tape = await edition.open(record);
  while (tape.advance(50));
  return tape;
}

const bad = (checks: readonly Check[]) => checks.filter(({ result }) => result === 'bad').map(({ what }) => what);

/** The record with another face on the first die that was rolled for an intent. */
function otherDie(): Whole {
  const entries = RECORD.entries.map((entry) => ({ ...entry }));
  const at = entries.findIndex((entry) => 'rolls' in entry);
  const entry = entries[at] as { rolls: readonly Roll[] };
  const [first, ...rest] = entry.rolls as [Roll, ...Roll[]];
  entry.rolls = [[first[0], (first[1] % first[0]) + 1], ...rest];
  return { ...RECORD, entries };
}

describe('the flaws of a record are found and named', () => {
  const cases: [string, () => Whole, Check['what'][]][] = [
    ['nothing', () => RECORD, []],
    ['another secret', () => ({ ...RECORD, secret: 'f'.repeat(64) }), ['commitment']],
    ['another die', otherDie, ['dice']],
    ['a move left out', () => ({ ...RECORD, entries: RECORD.entries.slice(1) }), ['intents']],
    ['another end', () => ({ ...RECORD, outcome: { winners: [], rule: 'DW-WIN-2', facts: {} } }), ['ending']],
    ['another last state', () => ({ ...RECORD, hash: '0'.repeat(32) }), ['ending']],
    ['chance that is none', () => ({ ...RECORD, entropy: ['x', null] }), ['entropy']],
  ];
  test.each(cases)('%s', async (_, record, what) => {
    // With other dice, later moves become impossible: the first flaw is the one that is told.
    const tape = await played(record()).catch((error: Error) => error);
    if (tape instanceof Error) expect(tape.message).toMatch(/can't be set up/);
    else expect(bad(tape.checks())).toEqual(what);
  });
});

test('names, phases, the log and the checks are in the language that the edition was asked to speak', async () => {
  await edition.speak?.('de');
  try {
    const tape = await played(RECORD);
    const phases = tape.cast.phases.map(({ name }) => name);
    expect(phases).toContain('Armeebewegung');
    const last = tape.frame(tape.played, 'everything');
    expect(last.ending?.reason).toMatch(/Rasen|gefallen|Punkte|Tor|aufgegeben/);
    expect(tape.checks().map(({ text }) => text)).toContain('Sie endet wie aufgezeichnet, bis zur letzten Figur.');
  } finally {
    await edition.speak?.('en');
  }
});

test('these rules were never recorded without a commitment', async () => {
  const { entries, format: _, ...rest } = RECORD;
  await expect(edition.open({ ...rest, intents: entries })).rejects.toThrow('Parts of this record are missing');
  await expect(edition.open({ ...rest, entries })).rejects.toThrow('Parts of this record are missing');
});

test('a record that breaks off can be seen up to there, and says why', async () => {
  const half = Math.floor(RECORD.entries.length / 2);
  const entries = [...RECORD.entries.slice(0, half), { seat: 0, intent: { type: 'done' } as Intent }, { back: 999 }];
  const tape = await played({ ...RECORD, entries });
  expect(tape.fault?.n).toBe(tape.played + 1);
  expect(tape.fault?.why).toMatch(/^The rules refuse what comes next/);
  expect(tape.frame(tape.played, 'spectator').picture.tokens.length).toBeGreaterThan(5);
});

test('an undo is told as a line, and counts neither as a loss nor as luck', async () => {
  const tape = await played(RECORD);
  const at = tape.marks().backs[0] as number;
  expect(RECORD.entries[at - 1]).toMatchObject({ back: expect.any(Number) });
  expect(tape.frame(at, 'everything').log.at(-1)?.text).toMatch(/taken back/);
  const straight = RECORD.entries.filter((entry, i) => 'intent' in entry && !(i >= at - 4 && i < at));
  const other = await played({ ...RECORD, entries: straight, outcome: null, hash: undefined });
  expect(other.hash(other.played)).toBe(tape.hash(tape.played));
  expect(other.luck()).toEqual(tape.luck());
  expect(other.marks().losses.map(({ name }) => name)).toEqual(tape.marks().losses.map(({ name }) => name));
});

/** Among the results of an intent, the share of those with this roll in which it succeeds. */
function forecast(state: Frozen<State>, seat: number, intent: Intent, which: (event: Event) => boolean | null): number {
  const classify = (events: readonly Event[]) => `${events.map(which).find((each) => each !== null) ?? null}`;
  const found = odds(dinoWars, state, seat, intent, classify);
  const share = (name: string) => {
    const part = found.get(name);
    return part === undefined ? 0 : chance(part);
  };
  return share('true') / (share('true') + share('false'));
}

const hitOf = (event: Event) => (event.type === 'shot' || event.type === 'attacked' ? event.hit : null);
const luckOf = (event: Event) => (event.type === 'luckRolled' ? event.lucky : null);

test('the chance of each roll is the one the rules themselves give it', () => {
  const replay = openRecording(dinoWars, RECORD);
  const seen = { attacks: 0, luck: 0 };
  for (let n = 1; ; n++) {
    const entry = RECORD.entries[n - 1];
    if (entry === undefined) break;
    const before = frozen(structuredClone(replay.state));
    const step = replay.next();
    if (step === null || !('intent' in entry)) continue;
    const rolls = step.events.flatMap((event) => tellingOf(event).luck?.(event, frozen(step.state)) ?? []);
    const attack = rolls.find(({ kind }) => ['fire', 'closing-fire', 'attack', 'overrun'].includes(kind));
    if (attack !== undefined && n % 3 === 0) {
      expect(attack.chance / 36).toBeCloseTo(forecast(before, entry.seat, entry.intent, hitOf), 12);
      seen.attacks++;
    }
    const luck = rolls.find(({ kind }) => kind === 'luck');
    if (luck !== undefined && attack !== undefined) {
      expect(luck.chance / 36).toBeCloseTo(forecast(before, entry.seat, entry.intent, luckOf), 12);
      seen.luck++;
    }
  }
  expect(seen.attacks).toBeGreaterThan(20);
  expect(seen.luck).toBeGreaterThan(3);
});

describe('the notes of a browser during the match', () => {
  const seen = { commitment: 'c', early: true, entropy: 'e', seals: [] };
  test.each([
    ['the same', { commitment: 'c', entropy: ['e', null] }, seen, ['good']],
    ['another commitment', { commitment: 'd', entropy: ['e'] }, seen, ['bad']],
    ['chance left out', { commitment: 'c', entropy: ['f', null] }, seen, ['bad']],
    ['no chance of its own', { commitment: 'c', entropy: ['f'] }, { ...seen, entropy: null }, ['good']],
    ['nothing before the end', { commitment: 'd', entropy: [] }, { ...seen, early: false }, []],
    ['nothing', { commitment: 'd', entropy: [] }, null, []],
  ])('%s', (_, record, noted, results) => {
    expect(witnessed(record, noted).map(({ result }) => result)).toEqual(results);
  });
});
