/** Tests packs: turned cards are verified like dice, and closed ones are in no public record. */
import type { Turned } from './cards';
import { clone, frozen } from './clone';
import { completed } from './complete';
import { noDice } from './dice';
import { ClosedCards, cutOf, sealsHash, turnUp } from './packs';
import type { Recording } from './recording';
import { Match, replay } from './replay';
import { secretToHex } from './seeded';
import { Random } from './testing';
import { boneyard, type YardIntent } from './testing/boneyard';
import { secretOf } from './testing/random';
import { opensCommitment, verifyRecording } from './verify';

type YardRecord = Recording<YardIntent, Record<string, never>>;

const entropy = ['0123456789abcdef0123456789abcdef', null, 'f'.repeat(32)];
const PACK = { id: 'bones', cards: [1, 2, 3, 4, 5, 6, 7, 8, 9] };

/** A match in which seat 0 digs and folds and the others show, as the server knows it and as everybody may. */
function finished(secret = '5e'.repeat(32)) {
  const match = new Match(boneyard, {}, secret, entropy);
  const play = (seat: number, intent: YardIntent) => expect(match.attempt(seat, intent).refusal).toBeNull();
  play(0, { type: 'dig' });
  play(0, { type: 'fold' });
  play(1, { type: 'show', bone: 0 });
  play(2, { type: 'dig' });
  play(2, { type: 'show', bone: 1 });
  return { match, whole: match.recording, record: completed(boneyard, match.recording) };
}

const { match, whole, record } = finished();

function changed(change: (record: YardRecord) => void): YardRecord {
  const copy = JSON.parse(JSON.stringify(record)) as YardRecord;
  change(copy);
  return copy;
}

const entry = (it: YardRecord, n: number) => it.entries[n] as unknown as { turned: Turned[]; intent: YardIntent };

test('a public record is verified and leads to the same public view as the match', () => {
  expect(
    verifyRecording(
      boneyard,
      changed(() => {}),
    ),
  ).toMatchObject({ ok: true, hash: record.hash });
  const again = replay(boneyard, record);
  expect(boneyard.view(frozen(again), 'spectator')).toEqual(boneyard.view(frozen(match.state), 'spectator'));
  expect(boneyard.outcome(frozen(again))).toEqual(boneyard.outcome(frozen(match.state)));
});

test('a public record contains the turned cards, and only seals of the others', () => {
  const shown =
    (record.dealt ?? []).length + record.entries.flatMap((one) => ('intent' in one ? one.turned : [])).length;
  expect(shown).toBe(5);
  expect(whole.closed).toMatch(/^[0-9a-f]{64}$/);
  const text = JSON.stringify(record);
  expect(text).not.toContain(whole.closed);
  expect(text.match(/"salt"/g)).toHaveLength(5);
  // The published half of the secret reveals nothing about the key of closed cards.
  expect(record.secret).not.toBe('5e'.repeat(32));
  const state = replay(boneyard, record);
  expect(state.secrets.map((secret) => secret?.bones)).toEqual([[], [], [null]]);
});

test('all seals differ, within a pack and between matches', () => {
  const other = new ClosedCards([PACK], secretOf(1), secretOf(2));
  const one = new ClosedCards([PACK], secretOf(3), secretOf(2));
  expect(Object.keys(other.seals)).toEqual(Object.keys(one.seals));
  expect(other.seals.bones).toHaveLength(9);
  expect(new Set([...(other.seals.bones ?? []), ...(one.seals.bones ?? [])]).size).toBe(18);
});

const CHANGES: readonly (readonly [string, string, (it: YardRecord) => void])[] = [
  ['seal', 'COMMITMENT', (it) => Object.assign(it, { packs: { bones: Array(9).fill('0'.repeat(64)) } })],
  [
    'set of seals and their hash',
    'CARD',
    (it) => {
      const bones = [...(it.packs?.bones ?? [])].reverse();
      Object.assign(it, { packs: { bones }, commitment: it.commitment.slice(0, 64) + sealsHash({ bones }) });
    },
  ],
  ['missing seals', 'COMMITMENT', (it) => Object.assign(it, { packs: undefined })],
  ['commitment', 'COMMITMENT', (it) => Object.assign(it, { commitment: '0'.repeat(128) })],
  ['card that was shown', 'CARD', (it) => Object.assign(entry(it, 2).turned[0] as Turned, { card: 99 })],
  ['salt', 'CARD', (it) => Object.assign(entry(it, 2).turned[0] as Turned, { salt: '0'.repeat(64) })],
  ['slot', 'CARD', (it) => Object.assign(entry(it, 2).turned[0] as Turned, { slot: 8 })],
  ['card on the table', 'CARD', (it) => Object.assign(it.dealt?.[0] as Turned, { card: 99 })],
  ['missing card', 'ENTRY', (it) => entry(it, 2).turned.splice(0)],
  ['extra card', 'CARD', (it) => entry(it, 0).turned.push(entry(it, 2).turned[0] as Turned)],
  ['intent', 'ROLLS', (it) => Object.assign(entry(it, 0).intent, { type: 'fold' })],
  ['hash', 'HASH', (it) => Object.assign(it, { hash: '0'.repeat(32) })],
];

test.each(CHANGES)('a changed %s is found: %s', (_, code, change) => {
  expect(verifyRecording(boneyard, changed(change))).toMatchObject({ ok: false, code });
});

test('a pack with a duplicate card is detected once both are turned', () => {
  const twice = { ...boneyard, packs: () => [{ id: 'bones', cards: [9, 9, 9, 9, 9, 9, 9, 9, 9] }] };
  const cheat = new Match(twice, {}, '5e'.repeat(32), entropy);
  cheat.attempt(0, { type: 'show', bone: 0 });
  expect(verifyRecording(boneyard, completed(twice, cheat.recording))).toMatchObject({ code: 'CARD' });
});

test('the published half of the secret fits the commitment', () => {
  expect(opensCommitment(record.commitment, record.secret)).toBe(true);
  expect(record.commitment).toHaveLength(128);
  expect(opensCommitment(record.commitment, '5e'.repeat(32))).toBe(false);
});

test("the slot of a card depends on the seats' entropy too, so the server alone does not decide it", () => {
  const places = new Set<string>();
  for (let seed = 0; seed < 50; seed++) places.add(cutOf(secretOf(seed), PACK).join());
  expect(places.size).toBe(50);
});

test('each card comes to each slot equally often', () => {
  const counts = Array.from({ length: 9 }, () => Array<number>(9).fill(0));
  const games = 3_000;
  for (let seed = 0; seed < games; seed++) {
    const cards = new ClosedCards([PACK], secretOf(seed), secretOf(seed + 1_000_000));
    for (let slot = 0; slot < 9; slot++) {
      const row = counts[slot] as number[];
      const card = Number(cards.at('bones', slot)) - 1;
      row[card] = (row[card] ?? 0) + 1;
    }
  }
  const expected = games / 9;
  const chi = counts.flat().reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 64 degrees of freedom: fair packs pass 99,999 times in 100,000, and the seeds are fixed.
  expect(chi).toBeLessThan(118);
});

test("a match with closed cards allows undo, but can't be forked", () => {
  const one = new Match(boneyard, {}, secretToHex(secretOf(5)), entropy);
  const random = new Random(4, 0);
  one.attempt(0, random.pick(boneyard.intents(frozen(one.state), 0)));
  const before = clone(one.state);
  one.attempt(0, { type: 'show', bone: 0 });
  one.back(1);
  expect(one.state).toEqual(before);
  const fork = { ...finished().whole, origin: record, entries: [] };
  expect(() => replay(boneyard, fork)).toThrow('Nobody may know');
});

test('dice without packs turn no cards', () => {
  expect(() => turnUp(noDice, 'bones', 0)).toThrow('no packs');
  expect(() => new ClosedCards([PACK], secretOf(1), secretOf(2)).at('bones', 9)).toThrow('bones 9');
});
