/** The verifier of recorded matches finds every change, and is right without the game's own dice. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  completed,
  type DiceKind,
  frozen,
  Match,
  type Recording,
  recordingWith,
  secretFromHex,
  verifyRecording,
} from '@dwo/kernel';
import { boneyard, Random, type ToyIntent, type ToyOptions, toyGame } from '@dwo/kernel/testing';
import { verify } from './verify.mjs';

type ToyRecord = Recording<ToyIntent, ToyOptions>;

const entropy = ['0123456789abcdef0123456789abcdef', null, 'f'.repeat(32)];

/** A finished match with an undo. */
function finished(secret: string, dice: DiceKind | null = null): ToyRecord {
  const options: ToyOptions = { rounds: 4, fame: 50, bidSeconds: null };
  const keys = { secret: secretFromHex(secret), closed: null, dice };
  const match = new Match(toyGame, options, secret, entropy, null, recordingWith(toyGame, options, keys));
  const random = new Random(1, 0);
  for (let moves = 0; toyGame.outcome(frozen(match.state)) === null; moves++) {
    if (moves === 3) match.back(1);
    const seat = random.pick(toyGame.awaiting(frozen(match.state)));
    match.attempt(seat, random.pick(toyGame.intents(frozen(match.state), seat)));
  }
  return completed(toyGame, match.recording);
}

const record = finished('5e'.repeat(32));
const doubt = record.entries.findIndex((entry) => 'intent' in entry && entry.intent.type === 'doubt');

/** A copy as read from a file, with a change. */
function changed(change: (record: ToyRecord & { seals: { hidden: { hand: number[] } }[] }) => void): ToyRecord {
  const copy = JSON.parse(JSON.stringify(record));
  change(copy);
  return copy;
}

const put =
  (...parts: [keyof ToyRecord, unknown][]) =>
  (it: ToyRecord) =>
    void Object.assign(it, Object.fromEntries(parts));
const entry = (n: number, part: object) => (it: ToyRecord) => void Object.assign(it.entries[n] as object, part);

test('a genuine record is verified, in agreement with the game', () => {
  const verdict = verify(
    changed(() => {}),
    toyGame,
  );
  expect(verdict).toMatchObject({ ok: true, entries: record.entries.length, seals: 3, hash: record.hash });
  expect(verdict).toEqual(verifyRecording(toyGame, record));
  expect(doubt).toBeGreaterThan(0);
});

test('a record whose dice are by occasion is verified by them, and is not genuine without its mark', () => {
  const other = finished('5e'.repeat(32), 'by-occasion');
  expect(verify(other, toyGame)).toEqual(verifyRecording(toyGame, other));
  expect(verify(other, toyGame)).toMatchObject({ ok: true, hash: other.hash });
  const { dice: _, ...unmarked } = other;
  expect(verify(unmarked, toyGame)).toMatchObject({ ok: false, code: 'ROLLS' });
});

test.each<[string, string, (it: never) => void]>([
  ['secret', 'COMMITMENT', put(['secret', '5f'.repeat(32)])],
  ['commitment', 'COMMITMENT', put(['commitment', '00'.repeat(32)])],
  [
    'commitment together with the secret',
    'LOTS',
    (it: ToyRecord) => {
      const { secret, commitment } = finished('5f'.repeat(32));
      Object.assign(it, { secret, commitment });
    },
  ],
  ['entropy', 'LOTS', put(['entropy', [entropy[0], null, 'e'.repeat(32)]])],
  ['entropy of another seat', 'LOTS', put(['entropy', [entropy[2], null, entropy[0]]])],
  ['missing entropy', 'NOT_A_RECORD', put(['entropy', undefined])],
  ['roll of the set-up', 'LOTS', put(['lots', []])],
  ['roll', 'ROLLS', entry(doubt, { rolls: [[6, 7]] })],
  ['roll too many', 'ROLLS', entry(0, { rolls: [[6, 1]] })],
  ['intent', 'ENTRY', entry(0, { intent: { type: 'bid', card: 99 } })],
  ['intent after which the die was not thrown', 'ROLLS', entry(doubt, { intent: { type: 'accept' } })],
  ['seat', 'ENTRY', entry(doubt, { seat: 99 })],
  ['way back', 'ENTRY', entry(3, { back: 99 })],
  ['hidden hand', 'SEAL', (it: { seals: { hidden: { hand: number[] } }[] }) => void it.seals[0]?.hidden.hand.reverse()],
  ['seal', 'SEAL', (it: ToyRecord) => void Object.assign(it.seals?.[1] as object, { seal: '00'.repeat(32) })],
  ['outcome', 'OUTCOME', put(['outcome', null])],
  ['hash', 'HASH', put(['hash', '0'.repeat(32)])],
  ['version', 'NOT_A_RECORD', put(['version', 9])],
  ['format', 'NOT_A_RECORD', put(['format', 1])],
  [
    'order',
    'ENTRY',
    (it: ToyRecord) => void it.entries.splice(doubt - 1, 2, ...it.entries.slice(doubt - 1, doubt + 1).reverse()),
  ],
  ['number of intents', 'ENTRY', (it: ToyRecord) => void it.entries.splice(doubt, 1)],
  ['end: it was cut off', 'OUTCOME', (it: ToyRecord) => void it.entries.pop()],
])('a changed %s is refused: %s', (_, code, change) => {
  const verdict = verify(changed(change as (it: ToyRecord) => void), toyGame);
  expect(verdict).toMatchObject({ ok: false, code });
});

test('it says where something was changed', () => {
  const verdict = verify(changed(entry(doubt, { rolls: [[6, 7]] }) as (it: ToyRecord) => void), toyGame);
  expect(verdict).toMatchObject({ n: doubt + 1, message: expect.stringContaining('the record says d6=7') });
});

test('the commitment that a player noted during the match counts', () => {
  expect(verify(record, toyGame, record.commitment)).toMatchObject({ ok: true });
  expect(verify(record, toyGame, 'f'.repeat(64))).toMatchObject({ ok: false, code: 'NOT_AS_SEEN' });
});

test('a match that continues another is verified from the start of that one', () => {
  const { lots: _, seals: __, outcome: ___, hash: ____, ...rest } = record;
  const origin = { ...rest, entries: record.entries.slice(0, 5) };
  const own = new Match(toyGame, record.options, 'ab'.repeat(32)).recording;
  const fork: ToyRecord = { ...own, origin };
  expect(verify(fork, toyGame)).toMatchObject({ ok: true });
  const forged = { ...fork, origin: { ...origin, secret: '5f'.repeat(32) } };
  expect(verify(forged, toyGame)).toMatchObject({ ok: false, code: 'COMMITMENT' });
});

/** A match in which some cards are never seen. */
function closedCards() {
  const match = new Match(boneyard, {}, '5e'.repeat(32), entropy);
  match.attempt(0, { type: 'dig' });
  match.attempt(0, { type: 'fold' });
  match.attempt(1, { type: 'show', bone: 0 });
  match.attempt(2, { type: 'show', bone: 0 });
  return JSON.parse(JSON.stringify(completed(boneyard, match.recording)));
}

test('a match in which some cards are never seen is verified by its public record, in agreement with the game', () => {
  const open = closedCards();
  const verdict = verify(open, boneyard);
  expect(verdict).toMatchObject({ ok: true, entries: 4, rolls: 1, hash: open.hash });
  expect(verdict).toEqual(verifyRecording(boneyard, open));
});

type Open = ReturnType<typeof closedCards>;
test.each<[string, string, (it: Open) => void]>([
  ['card', 'CARD', (it) => Object.assign(it.entries[2].turned[0], { card: 99 })],
  ['salt', 'CARD', (it) => Object.assign(it.entries[2].turned[0], { salt: '00'.repeat(32) })],
  ['slot', 'CARD', (it) => Object.assign(it.entries[2].turned[0], { slot: 8 })],
  ['card on the table', 'CARD', (it) => Object.assign(it.dealt[1], { card: it.dealt[0].card })],
  ['card left out', 'ENTRY', (it) => void it.entries[2].turned.pop()],
  ['card too many', 'CARD', (it) => void it.entries[0].turned.push(it.entries[2].turned[0])],
  ['order of the seals', 'COMMITMENT', (it) => void it.packs.bones.reverse()],
  ['commitment to the seals', 'COMMITMENT', (it) => Object.assign(it, { commitment: it.commitment.slice(0, 64) })],
])('among closed cards, a changed %s is refused: %s', (_, code, change) => {
  const open = closedCards();
  change(open);
  expect(verify(open, boneyard)).toMatchObject({ ok: false, code });
  expect(verifyRecording(boneyard, open)).toMatchObject({ ok: false, code });
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dwo-verify-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  /** The rules of a game that consists of rolling a die, as a module. */
  const rules = join(folder, 'rules.mjs');
  writeFileSync(
    rules,
    `export const rules = { id: 'roller', version: 1, checkSetup: () => [], seats: () => 1, awaiting: () => [0],
      setup: (options, dice) => ({ sum: dice.roll(options.sides, 'first') }), check: () => null,
      resolve: (state, seat, intent, dice, emit) => emit({ type: 'rolled', face: dice.roll(intent.sides, 'roll') }),
      evolve: (state, event) => void (state.sum += event.face), outcome: () => null };`,
  );
  const command = (value: unknown, ...more: string[]) => run(value, ['--rules', rules, ...more]);
  const run = (value: unknown, more: readonly string[]) => {
    const file = join(folder, 'match.json');
    writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
    const args = [join(__dirname, 'verify.mjs'), file, ...more];
    try {
      return { code: 0, said: execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' }) };
    } catch (error) {
      const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string };
      return { code: status, said: stdout + stderr };
    }
  };
  // Computed with openssl: see docs/FAIRNESS.md.
  const byHand = {
    ...{ format: 2, game: 'roller', version: 1, options: { sides: 6 }, secret: '00'.repeat(31).concat('01') },
    commitment: 'ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5',
    entropy: ['00112233445566778899aabbccddeeff'],
    entries: [{ seat: 0, intent: { type: 'roll', sides: 20 }, rolls: [[20, 17]] }],
    lots: [[6, 5]],
  };

  test('prints what it found and exits accordingly', () => {
    const { said, code } = command(byHand);
    expect([code, said]).toEqual([0, expect.stringMatching(/^Verified: 1 entries, 2 rolls, 0 seals/)]);
    expect(JSON.parse(command(byHand, '--json', '--commitment', byHand.commitment).said)).toMatchObject({ ok: true });
    expect(command(byHand, '--commitment', '0'.repeat(64))).toMatchObject({ code: 1 });
    expect(command({ ...byHand, lots: [[6, 1]] })).toEqual({ code: 1, said: expect.stringContaining('(LOTS)') });
    expect(command('{')).toMatchObject({ code: 1, said: expect.stringContaining('JSON') });
    expect(command('null')).toMatchObject({ code: 1, said: expect.stringContaining('NOT_A_RECORD') });
  });

  test('depends on nothing but Node, and is short', () => {
    const text = readFileSync(join(__dirname, 'verify.mjs'), 'utf8');
    const imports = [...text.matchAll(/from '([^']+)'/g)].map(([, name]) => name);
    expect(imports.filter((name) => !name?.startsWith('node:'))).toEqual([]);
    expect(text.split('\n').length).toBeLessThan(300);
  });
});
