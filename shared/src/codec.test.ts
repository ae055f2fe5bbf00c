import fc from 'fast-check';
import { Reader, Writer } from './bytes';
import { bool, type Codec, eventCodec, id, int, list, nullable, pair, path, record, text, uint, word } from './codec';

function bytesOf<T>(codec: Codec<T>, value: T): Uint8Array {
  const out = new Writer();
  codec.write(out, value);
  return out.bytes();
}

function roundTrip<T>(codec: Codec<T>, value: T): T {
  const input = new Reader(bytesOf(codec, value));
  const read = codec.read(input);
  expect(input.done).toBe(true);
  return read;
}

const natural = fc.maxSafeNat();
const whole = fc.integer({ min: -(2 ** 51), max: 2 ** 51 });
const point = fc.record({ x: whole, y: whole });

test.each([
  ['uint', uint, natural],
  ['int', int, whole],
  ['bool', bool, fc.boolean()],
  ['text', text, fc.string({ unit: 'grapheme' })],
  ['id', id, fc.oneof(fc.string(), fc.stringMatching(/^[a-z]\d{1,10}$/))],
  ['word', word(['a', 'b', 'c']), fc.constantFrom('a', 'b', 'c')],
  ['nullable', nullable(text), fc.option(fc.string())],
  ['list', list(uint), fc.array(natural)],
  ['pair', pair(uint), fc.tuple(natural, natural)],
  ['record', record({ a: uint, b: bool }), fc.record({ a: natural, b: fc.boolean() })],
  ['path', path, fc.array(point)],
] as [string, Codec<unknown>, fc.Arbitrary<unknown>][])('%s is decoded to the encoded value', (_, codec, values) => {
  fc.assert(fc.property(values, (value) => expect(roundTrip(codec, value)).toEqual(value)));
});

test.each([
  ['0', uint, 0, 1],
  ['127', uint, 127, 1],
  ['128', uint, 128, 2],
  ['16,383', uint, 16_383, 2],
  ['16,384', uint, 16_384, 3],
  ['-64', int, -64, 1],
  [
    'a step of a path',
    path,
    [
      { x: 4000, y: 6000 },
      { x: 4600, y: 5800 },
    ],
    9,
  ],
] as [string, Codec<unknown>, unknown, number][])('%s takes as few bytes as possible', (_, codec, value, length) => {
  expect(bytesOf(codec, value)).toHaveLength(length);
});

test.each([
  ['a negative natural number', uint, -1],
  ['a fraction', int, 0.5],
  ['a word outside the vocabulary', word(['a']), 'b'],
] as [string, Codec<unknown>, unknown][])('%s is refused', (_, codec, value) => {
  expect(() => bytesOf(codec, value)).toThrow(RangeError);
});

test.each([
  [5, 5],
  [5, 0],
  [1000, 1000],
  [1000, 1063],
  [1000, 937],
  [16_384, 16_383],
])('the number %d of events is decoded when the latest state is %d', (seq, latest) => {
  const codec = eventCodec<{ type: 'a' }>({ a: {} });
  expect(codec.decode(codec.encode(seq, []), latest)).toEqual({ seq, events: [] });
});

test('an event without a codec throws', () => {
  const codec = eventCodec<{ type: 'a' }>({ a: {} });
  expect(() => codec.encode(1, [{ type: 'b' } as never])).toThrow("No codec for event 'b'");
});
