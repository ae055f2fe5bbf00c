import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { frozen } from './clone';
import { completed } from './complete';
import type { Recording } from './recording';
import { Match, openRecording } from './replay';
import { Seals, saltOf, sealOn } from './seal';
import { secretFromHex } from './seeded';
import { Random } from './testing/random';
import { toyGame } from './testing/toy-game';
import type { ToyIntent, ToyOptions } from './testing/toy-types';
import { type FlawCode, opensCommitment, type Seen, verifyRecording } from './verify';

type ToyRecord = Recording<ToyIntent, ToyOptions>;

const options: ToyOptions = { rounds: 4, fame: 50, bidSeconds: null };
const secret = '5e'.repeat(32);
const entropy = ['0123456789abcdef0123456789abcdef', null, 'f'.repeat(32)];

/** A finished match with everything a record can contain, including an undo and an appraisal. */
function finished(seed = 1): ToyRecord {
  const match = new Match(toyGame, options, secret, entropy);
  const random = new Random(seed, 0);
  for (let moves = 0; toyGame.outcome(frozen(match.state)) === null; moves++) {
    if (moves === 3) match.back(1);
    const seat = random.pick(toyGame.awaiting(frozen(match.state)));
    match.attempt(seat, random.pick(toyGame.intents(frozen(match.state), seat)));
  }
  return completed(toyGame, match.recording);
}

const record = finished();

/** The record as read from a file, with a change. */
function changed(change: (record: ToyRecord & { seals: { hidden: { hand: number[] } }[] }) => void): ToyRecord {
  const copy = JSON.parse(JSON.stringify(record));
  change(copy);
  return copy;
}

/** The index of the first intent of this type, from 0. */
function at(type: ToyIntent['type']): number {
  return record.entries.findIndex((entry) => 'intent' in entry && entry.intent.type === type);
}

test('a true record is verified, and all parts were checked', () => {
  const verdict = verifyRecording(
    toyGame,
    changed(() => {}),
  );
  if (!verdict.ok) throw new Error(verdict.message);
  expect(verdict.entries).toBe(record.entries.length);
  expect(verdict.seals).toBe(3);
  expect(verdict.rolls).toBeGreaterThan(19);
  expect(verdict.hash).toBe(record.hash);
  expect(at('doubt')).toBeGreaterThan(0);
});

const CHANGES: readonly (readonly [string, FlawCode, Parameters<typeof changed>[0]])[] = [
  ['secret', 'COMMITMENT', (it) => Object.assign(it, { secret: '5f'.repeat(32) })],
  ['invalid secret', 'COMMITMENT', (it) => Object.assign(it, { secret: 'x' })],
  ['commitment', 'COMMITMENT', (it) => Object.assign(it, { commitment: '00'.repeat(32) })],
  ['entropy', 'LOTS', (it) => Object.assign(it, { entropy: [entropy[0], null, 'e'.repeat(32)] })],
  ['entropy of another seat', 'LOTS', (it) => Object.assign(it, { entropy: [entropy[2], null, entropy[0]] })],
  ['roll of the set-up', 'LOTS', (it) => Object.assign(it, { lots: [[15, 1], ...(it.lots ?? []).slice(1)] })],
  ['roll', 'ROLLS', (it) => Object.assign(it.entries[at('doubt')] as object, { rolls: [[6, 7]] })],
  ['extra roll', 'ROLLS', (it) => Object.assign(it.entries[0] as object, { rolls: [[6, 1]] })],
  ['intent', 'ENTRY', (it) => Object.assign(it.entries[0] as object, { intent: { type: 'bid', card: 99 } })],
  [
    'intent for a die',
    'ROLLS',
    (it) => Object.assign(it.entries[at('doubt')] as object, { intent: { type: 'accept' } }),
  ],
  ['seat', 'ENTRY', (it) => Object.assign(it.entries[at('doubt')] as object, { seat: 99 })],
  ['undo', 'ENTRY', (it) => Object.assign(it.entries[3] as object, { back: 99 })],
  ['hidden hand', 'SEAL', (it) => void it.seals[0]?.hidden.hand.reverse()],
  ['seal', 'SEAL', (it) => Object.assign(it.seals[1] as object, { seal: '00'.repeat(32) })],
  ['salt', 'SEAL', (it) => Object.assign(it.seals[2] as object, { salt: '00'.repeat(32) })],
  ['outcome', 'OUTCOME', (it) => Object.assign(it, { outcome: null })],
  ['hash', 'HASH', (it) => Object.assign(it, { hash: '0'.repeat(32) })],
  ['version', 'NOT_A_RECORD', (it) => Object.assign(it, { version: 9 })],
  ['format', 'NOT_A_RECORD', (it) => Object.assign(it, { format: 1 })],
  ['shape', 'NOT_A_RECORD', (it) => Object.assign(it, { entropy: 'none', entries: null })],
];

test.each(CHANGES)('a changed %s is found: %s', (_, code, change) => {
  expect(verifyRecording(toyGame, changed(change))).toMatchObject({ ok: false, code });
});

/** The code of the flaw of a record with this change. */
function found(name: string): string {
  const change = CHANGES.find(([one]) => one === name)?.[2];
  if (change === undefined) throw new Error(`No change of a ${name}`);
  const verdict = verifyRecording(toyGame, changed(change));
  return verdict.ok ? 'nothing' : verdict.message;
}

test('a flaw describes what the replay gives and what the record says', () => {
  const lots = 'd15=9 d14=5 d13=10 d12=3 d11=9 d10=7 d9=1 d8=6 d7=4 d6=5 d5=3 d4=4 d3=2 d2=1 d6=3 d5=2 d4=1 d3=1 d2=2';
  const n = at('doubt') + 1;
  expect(found('invalid secret')).toBe('The secret is not the one that was committed to');
  expect(found('roll of the set-up')).toBe(`The set-up rolls ${lots}, the record says ${lots.replace('=9', '=1')}`);
  expect(found('roll')).toBe(`Entry ${n} rolls d6=1, the record says d6=7`);
  expect(found('extra roll')).toBe('Entry 1 rolls nothing, the record says d6=1');
  expect(found('intent')).toMatch(/^Entry 1: seat \d may not .*BONE-2/);
  expect(found('undo')).toBe('There is no way back to step 99 from step 3');
  expect(found('seal')).toBe('What was hidden in the set-up is not what the record says was sealed');
  expect(found('outcome')).toBe(`It ends with ${JSON.stringify(record.outcome)}, the record says null`);
  expect(found('hash')).toBe(`The last state has the hash ${record.hash}, the record says ${'0'.repeat(32)}`);
  expect(found('version')).toBe('Recorded under version 9 of bone-auction, but these rules are version 1');
  expect(found('format')).toBe('Only records of format 2 can be verified: older ones have no commitment');
});

test('a flaw names its entry, if it is about one', () => {
  const where = (change: Parameters<typeof changed>[0]) => verifyRecording(toyGame, changed(change));
  const n = at('doubt') + 1;
  expect(where((it) => Object.assign(it.entries[n - 1] as object, { rolls: [[6, 7]] }))).toMatchObject({ n });
  expect(where((it) => Object.assign(it.entries[3] as object, { back: 99 }))).toMatchObject({ n: 4 });
  expect(where((it) => Object.assign(it, { hash: '' }))).toMatchObject({ code: 'HASH', n: null });
});

test('intents in another order are found, with the entry', () => {
  const swapped = changed(({ entries }) =>
    entries.splice(at('doubt') - 1, 2, ...entries.slice(at('doubt') - 1, at('doubt') + 1).reverse()),
  );
  expect(verifyRecording(toyGame, swapped)).toMatchObject({ ok: false, code: 'ENTRY', n: at('doubt') });
  const gone = changed(({ entries }) => entries.splice(at('doubt'), 1));
  expect(verifyRecording(toyGame, gone)).toMatchObject({ ok: false });
});

test('a fork is verified from the start of the earlier match', () => {
  const entries = record.entries.slice(0, 5);
  const { lots: _, seals: __, outcome: ___, hash: ____, ...rest } = record;
  const origin = { ...rest, entries };
  const fork: ToyRecord = { ...rest, secret: 'ab'.repeat(32), entries: [], origin };
  fork.commitment = new Match(toyGame, options, fork.secret).recording.commitment;
  expect(verifyRecording(toyGame, fork)).toMatchObject({ ok: true });
  const forged = { ...fork, origin: { ...origin, commitment: fork.commitment } };
  expect(verifyRecording(toyGame, forged)).toMatchObject({ ok: false, code: 'COMMITMENT' });
});

test('notes made during the match are compared', () => {
  const seen = (what: Seen) => verifyRecording(toyGame, record, what);
  const { commitment, seals } = record;
  const marks = seals?.map(({ seal }) => seal) ?? [];
  expect(seen({ commitment, entropy: [undefined, null, entropy[2]], seals: [marks[0], '', undefined] }).ok).toBe(true);
  const not = (message: string) => ({ ok: false, code: 'NOT_AS_SEEN', n: null, message });
  const none = 'f'.repeat(64);
  const ones = '1'.repeat(32);
  expect(seen({ commitment: none })).toEqual(not(`The commitment was ${none}, the record says ${commitment}`));
  expect(seen({ entropy: [ones] })).toEqual(not(`Seat 0 added ${ones} to the dice, the record says ${entropy[0]}`));
  expect(seen({ entropy: [undefined, ones] })).toEqual(not(`Seat 1 added ${ones} to the dice, the record says null`));
  expect(seen({ seals: [marks[1]] })).toEqual(not('What seat 0 hid in the set-up is not under the seal that was seen'));
});

test('only its own secret fits a commitment', () => {
  expect(opensCommitment(record.commitment, secret)).toBe(true);
  expect(opensCommitment(record.commitment, '5f'.repeat(32))).toBe(false);
  for (const none of ['', `x${secret}`, `${secret}0`, `00${secret}`, secret.toUpperCase()]) {
    expect(opensCommitment(record.commitment, none)).toBe(false);
  }
});

test('a seal is SHA-256 of a salt and the hidden data, and can be computed by hand', () => {
  const [first] = record.seals ?? [];
  if (first === undefined) throw new Error('Nothing was sealed');
  const { hand } = new Match(toyGame, options, secret, entropy).state.secrets[0] ?? { hand: [] };
  expect(first).toMatchObject({ seat: 0, step: 0, hidden: { hand }, salt: saltOf(secretFromHex(secret), 0) });
  const byHand = sha256(concatBytes(hexToBytes(first.salt), utf8ToBytes(`{"hand":[${hand}]}`)));
  expect(first.seal).toBe(bytesToHex(byHand));
  expect(sealOn({ hand: [1] }, first.salt)).not.toBe(first.seal);
});

test('a seal is made once, when the rules first report the secret, and again if that was undone', () => {
  let told = 0;
  const rules = { hidden: (_: object, seat: number) => (seat === 0 && told > 0 ? { at: told } : null) };
  const seals = new Seals(rules, secretFromHex(secret), 2);
  const look = (step: number) => seals.look({}, step);
  expect([look(0), seals.all]).toEqual([false, []]);
  told = 7;
  expect([look(3), look(4)]).toEqual([true, false]);
  told = 8;
  expect(look(5)).toBe(false);
  expect(seals.all).toMatchObject([{ seat: 0, step: 3, hidden: { at: 7 } }]);
  seals.back(3);
  expect(seals.all).toHaveLength(1);
  seals.back(2);
  expect([look(3), seals.all]).toMatchObject([true, [{ hidden: { at: 8 } }]]);
});

test('a verified record reports the number of rolls', () => {
  const opened = openRecording(toyGame, record);
  let rolls = opened.lots.length;
  for (let step = opened.next(); step !== null; step = opened.next()) rolls += step.rolls.length;
  expect(verifyRecording(toyGame, record)).toMatchObject({ rolls });
});
