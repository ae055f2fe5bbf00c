import { webcrypto } from 'node:crypto';
import { commitmentTo, secretFromHex } from '@dwo/kernel';
import type { MatchState } from '@dwo/shared';
import { drawEntropy, Witness } from './witness';

const store = new Map<string, string>();
Object.defineProperty(globalThis, 'localStorage', {
  value: {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  },
});
Object.defineProperty(globalThis, 'window', { value: globalThis });
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
afterEach(() => store.clear());

const secret = '5e'.repeat(32);
const commitment = commitmentTo(secretFromHex(secret));
const [mine, theirs] = ['a'.repeat(32), 'b'.repeat(32)];
const [seal, otherSeal] = ['c'.repeat(64), 'd'.repeat(64)];

const root = (
  parts: Partial<Record<'commitment' | 'secret' | 'stage', string>> = {},
  seals = ['', ''],
  added = [mine, theirs],
) =>
  ({
    ...{ commitment, secret: '', stage: 'playing', seals },
    ...parts,
    chairs: added.map((entropy) => ({ entropy })),
  }) as unknown as MatchState;

const over = { stage: 'over', secret };

test('the secret shown at the end proves the dice, also for a browser that was reloaded', () => {
  const witness = new Witness('m');
  expect(witness.look(root({ stage: 'lobby' }, [], []))).toEqual({ verdict: 'open', commitment });
  witness.sat(mine);
  expect(witness.look(root({}, ['', seal])).verdict).toBe('open');
  expect(new Witness('m').look(root(over, ['', seal])).verdict).toBe('proven');
});

test('an unchanged value is the same object', () => {
  const witness = new Witness('m');
  expect(witness.look(root())).toBe(witness.look(root()));
});

test.each([
  ['another secret', root({ ...over, secret: '5f'.repeat(32) }, ['', seal]), 'committed'],
  [
    'another secret with its own commitment',
    root({ ...over, secret: '5f'.repeat(32), commitment: commitmentTo(secretFromHex('5f'.repeat(32))) }, ['', seal]),
    'changed the commitment',
  ],
  ['entropy left out', root(over, ['', seal], ['', theirs]), 'left out'],
  ['another seal', root(over, ['', otherSeal]), 'changed a seal'],
])('%s is noticed, after a reload too', (_, end, why) => {
  const witness = new Witness('m');
  witness.look(root({ stage: 'lobby' }, [], []));
  witness.sat(mine);
  witness.look(root({}, ['', seal]));
  for (const one of [witness, new Witness('m')]) {
    expect(one.look(end)).toEqual({ verdict: 'broken', commitment, why: expect.stringContaining(why) });
  }
});

test('sitting down before the first look counts as well', () => {
  const witness = new Witness('m');
  witness.sat(mine);
  witness.look(root());
  expect(new Witness('m').look(root(over, [], [theirs, theirs]))).toMatchObject({ verdict: 'broken' });
});

test('a player who has left their chair does not miss their entropy', () => {
  const witness = new Witness('m');
  witness.look(root({ stage: 'lobby' }, [], []));
  witness.sat(mine);
  witness.left();
  expect(witness.look(root(over, [], [theirs, theirs])).verdict).toBe('proven');
});

test('a person who comes after the end has witnessed nothing', () => {
  expect(new Witness('m').look(root(over)).verdict).toBe('open');
});

test('unreadable notes count as none', () => {
  store.set('dino-wars.witness', '{');
  expect(new Witness('m').look(root()).verdict).toBe('open');
});

test('entropy is 32 hex digits, and never the same', () => {
  const drawn = Array.from({ length: 50 }, drawEntropy);
  expect(new Set(drawn).size).toBe(50);
  for (const entropy of drawn) expect(entropy).toMatch(/^[0-9a-f]{32}$/);
});
