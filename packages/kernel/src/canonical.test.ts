import fc from 'fast-check';
import { canonicalJson, findFlaw, samePlain, stateHash } from './canonical';
import { clone } from './clone';

test('keys are sorted, arrays are not', () => {
  expect(canonicalJson({ b: [2, 1], a: { d: null, c: 'ü"' } })).toBe('{"a":{"c":"ü\\"","d":null},"b":[2,1]}');
  expect(JSON.parse(canonicalJson({ b: [2, 1], a: true }))).toEqual({ a: true, b: [2, 1] });
});

test('the hash is half the SHA-256 of the canonical text', () => {
  // The first half of `printf '{"a":1,"b":"x"}' | sha256sum`.
  expect(stateHash({ b: 'x', a: 1 })).toBe('ecf9e98ec0641e23113ff3ce8bdc78d0');
  expect(stateHash({ a: 1, b: 'y' })).not.toBe('ecf9e98ec0641e23113ff3ce8bdc78d0');
});

test.each([
  [{ a: undefined }, 'value.a is of type undefined'],
  [[1, 2.5], 'value[1] is 2.5'],
  [{ a: { b: -0 } }, 'value.a.b is -0'],
  [Number.NaN, 'value is NaN'],
  [2 ** 53, 'value is 9007199254740992'],
  [new Map(), 'value is not a plain record'],
  [{ f: () => 1 }, 'value.f is of type function'],
  [new Array(1), 'value[0] is of type undefined'],
  [10n, 'value is of type bigint'],
])('%p is not plain: %s', (value, flaw) => {
  expect(findFlaw(value)).toBe(flaw);
  expect(() => canonicalJson(value)).toThrow(flaw);
});

const plain = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.integer(),
    fc.string(),
    fc.constant(null),
    fc.boolean(),
    tie('list'),
    tie('record'),
  ),
  list: fc.array(tie('value'), { maxLength: 4 }),
  record: fc.dictionary(
    fc.string().filter((key) => key !== '__proto__'),
    tie('value'),
    { maxKeys: 4 },
  ),
})).value;

test('equal data has equal text, other data has other text', () => {
  fc.assert(
    fc.property(plain, plain, (a, b) => {
      const [first, second] = [clean(a), clean(b)];
      const same = canonicalJson(first) === canonicalJson(second);
      expect(samePlain(first, second)).toBe(same);
      expect(canonicalJson(clone(first))).toBe(canonicalJson(first));
      expect(samePlain(clone(first), first)).toBe(true);
      expect(JSON.stringify(clone(first))).toBe(JSON.stringify(first));
    }),
  );
});

test.each([
  [1, 2],
  [1, '1'],
  [1, {}],
  [null, {}],
  [null, 0],
  [null, undefined],
  ['', []],
  [[], {}],
  [[1], { 0: 1 }],
  [[1], [2]],
  [[1], [1, 2]],
  [[[1]], [[2]]],
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { b: 1 }],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: { b: 1 } }, { a: { b: 2 } }],
  // Keys of the prototype do not count.
  [JSON.parse('{"__proto__":{}}'), { b: {} }],
])('%j and %j are different', (a, b) => {
  expect(samePlain(a, b)).toBe(false);
  expect(samePlain(b, a)).toBe(false);
});

test('data with keys in another order is equal, and so is the identical object', () => {
  const value = { a: [1, { b: null }], c: 'x' };
  expect(samePlain(value, { c: 'x', a: [1, { b: null }] })).toBe(true);
  expect(samePlain(value, value)).toBe(true);
});

/** Removes -0, which is not plain data, and the null prototypes that the generator makes. */
function clean(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
