import { Decoder, Encoder, schema, t } from '@colyseus/schema';
import { clone, observe } from '@dwo/kernel';
import fc from 'fast-check';
import { toyWire } from '../test';
import { wireContract } from '../test/wire-contract';
import type { Game } from './game';
import { mirror, mirrorChanges, toPlain } from './mirror';
import { entries, ids, withPacked, words } from './packing';

wireContract(toyWire as Game, { preset: 'long', told: 20, shown: 12 });

const Leaf = withPacked(schema({ n: t.int32(), word: t.string().optional(), words: t.string().optional() }, 'Leaf'), {
  words: words(['to', 'be', 'or not']),
});
const Tree = schema(
  {
    one: t.ref(Leaf).optional(),
    many: t.array(Leaf),
    numbers: t.array('int32'),
    named: t.map(Leaf),
    counts: t.map('int32'),
    nested: schema({ list: t.array(Leaf), flag: t.boolean() }, 'Nested'),
  },
  'Tree',
);

const leaf = fc.record({
  n: fc.integer({ min: -99, max: 99 }),
  word: fc.option(fc.string({ maxLength: 3 })),
  words: fc.option(fc.array(fc.constantFrom('to', 'be', 'or not'), { maxLength: 3 })),
});
const number = fc.integer({ min: -99, max: 99 });
const key = fc.constantFrom('a', 'b', 'c', 'd');
const tree = fc.record({
  one: fc.option(leaf),
  many: fc.array(leaf, { maxLength: 4 }),
  numbers: fc.array(number, { maxLength: 5 }),
  named: fc.dictionary(key, leaf, { noNullPrototype: true }),
  counts: fc.dictionary(key, number, { noNullPrototype: true }),
  nested: fc.record({ list: fc.array(leaf, { maxLength: 4 }), flag: fc.boolean() }),
});

/** Makes `target` equal to `wanted` in many small writes. */
function write(target: Record<string, unknown>, wanted: Record<string, unknown>): void {
  if (Array.isArray(target)) {
    const list: unknown[] = wanted as never;
    while (target.length > list.length) target.splice(Math.floor(target.length / 2), 1);
  } else {
    for (const name of Object.keys(target)) if (!(name in wanted)) delete target[name];
  }
  for (const [name, value] of Object.entries(wanted)) {
    const held = target[name];
    const deep = typeof value === 'object' && value !== null && typeof held === 'object' && held !== null;
    if (deep) write(held as Record<string, unknown>, value as Record<string, unknown>);
    else target[name] = clone(value);
  }
}

test('copying the changes gives the same schema as copying the whole, and the patches carry it over', () => {
  fc.assert(
    fc.property(fc.array(tree, { minLength: 2, maxLength: 6 }), (states) => {
      const plain = clone(states[0] as object) as Record<string, unknown>;
      const watched = observe(plain);
      const source = new Tree();
      mirror(source, plain);
      const encoder = new Encoder(source);
      const received = new Tree();
      const decoder = new Decoder(received);
      decoder.decode(Uint8Array.from(encoder.encodeAll()));
      encoder.discardChanges();
      for (const wanted of states) {
        write(watched.proxy, wanted as Record<string, unknown>);
        mirrorChanges(source, plain, watched.changes());
        decoder.decode(Uint8Array.from(encoder.encode()));
        encoder.discardChanges();
        expect(toPlain(source)).toEqual(plain);
        expect(toPlain(received)).toEqual(plain);
      }
    }),
    { numRuns: 200 },
  );
});

test('an unchanged value stays the same object', () => {
  const source = new Tree();
  const leaves = {
    one: null,
    many: [{ n: 1, word: null, words: ['be'] }],
    numbers: [1],
    counts: {},
    nested: { list: [], flag: true },
  };
  mirror(source, { ...leaves, named: { a: { n: 1, word: 'x', words: [] }, b: { n: 2, word: null, words: null } } });
  const before = toPlain(source) as Record<string, Record<string, unknown>>;
  expect(toPlain(source, before)).toBe(before);
  mirror(source, { ...leaves, named: { a: { n: 1, word: 'x', words: [] }, b: { n: 3, word: null, words: null } } });
  const after = toPlain(source, before) as Record<string, Record<string, unknown>>;
  expect(after).not.toBe(before);
  expect(after.named?.b).toEqual({ n: 3, word: null, words: null });
  expect(after.named?.a).toBe(before.named?.a);
  expect(after.many).toBe(before.many);
  expect(after.nested).toBe(before.nested);
});

test.each([
  [ids, []],
  [ids, [null]],
  [ids, ['d1', null, 'rex', null]],
  [words(['to', 'be']), ['be', 'be', 'to']],
  [entries<number>(String, Number), [3, null, 0]],
])('a packed list is unpacked to the same list', (packing, list) => {
  expect(packing.unpack(packing.pack(list))).toEqual(list);
});
