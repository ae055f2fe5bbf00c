import { PRESETS } from '@dwo/dino-wars';
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import type { Game } from '@dwo/shared';
import { z } from 'zod';
import { shaping } from '../../src/http/forks';
import { firstMistake } from '../../src/http/piecewise';

/** Runs a generator to its end; counts its pieces. */
function run<T>(work: Generator<void, T>): { pieces: number; result: T } {
  for (let pieces = 0; ; pieces++) {
    const piece = work.next();
    if (piece.done === true) return { pieces, result: piece.value };
  }
}

const game = dinoWarsGame as Game;
const record = {
  ...{ format: 2, game: game.rules.id, version: game.rules.version, options: PRESETS.duel() },
  ...{ commitment: '0'.repeat(64), secret: '1'.repeat(64), entropy: [null, null] },
};

/** An object in a list that counts how often it is read. */
function watched(entry: object, looked: { count: number }): object {
  const look = (target: object, key: string | symbol) => {
    if (key === 'seat') looked.count++;
    return Reflect.get(target, key);
  };
  return new Proxy(entry, { get: look });
}

test('a record with bad entries is refused at the first of them', () => {
  const looked = { count: 0 };
  const entries = Array.from({ length: 10_000 }, () => watched({ seat: 0, intent: { type: 'no such' } }, looked));
  expect(() => run(shaping(game, { ...record, entries }))).toThrow(/record can not be forked/);
  expect(looked.count).toBeLessThan(5);
});

test('good entries are checked one piece each, those of earlier matches too', () => {
  const entries = Array.from({ length: 500 }, () => ({ back: 0 }));
  const origin = { ...record, entries };
  const { pieces, result } = run(shaping(game, { ...record, entries, origin }));
  expect(pieces).toBeGreaterThan(1000);
  expect([result.entries.length, result.origin?.entries.length]).toEqual([500, 500]);
  let deep: object = { ...record, entries: [] };
  for (let i = 0; i < 9; i++) deep = { ...record, entries: [], origin: deep };
  expect(() => run(shaping(game, deep))).toThrow(/Too many matches/);
});

test('dice of a match before are refused where no such match is in the chain', () => {
  const ahead = (back: number) => [{ seat: 0, intent: { type: 'done' }, occasion: '0 done#1', dice: '1', back }];
  const first = { ...record, entries: [] };
  const chained = { ...record, entries: [], origin: first };
  const shaped = (origin: object, back: number) => {
    return () => run(shaping(game, { ...record, entries: [], origin: { ...origin, ahead: ahead(back) } })).result;
  };
  expect(shaped(first, 1)).toThrow(/record can not be forked/);
  expect(shaped(chained, 2)).toThrow(/record can not be forked/);
  expect(shaped(chained, 1)().origin?.ahead).toEqual(ahead(1));
});

test('an optional part is checked only if it is there', () => {
  const shape = z.strictObject({ start: z.strictObject({ x: z.int() }).exactOptional() });
  expect(run(firstMistake(shape, {})).result).toBeNull();
  expect(run(firstMistake(shape, { start: { x: 'a' } })).result?.path).toEqual(['start', 'x']);
});

describe('options', () => {
  const shape = z.strictObject({
    list: z.array(z.object({ n: z.int(), name: z.string().optional() })).max(100_000),
    more: z.record(z.string(), z.int()).optional(),
  });

  test.each([
    [{ list: [{ n: 1 }, { n: 'x' }, { n: 'y' }] }, ['list', 1, 'n']],
    [{ list: [{ n: 1 }, {}] }, ['list', 1, 'n']],
    [{ list: [{ n: 1, name: 3 }] }, ['list', 0, 'name']],
    [{ list: 3 }, ['list']],
    [{ list: [], more: { a: 1, b: null } }, ['more', 'b']],
    [{ list: [], other: 1 }, []],
    [null, []],
  ])('%j is wrong at %j', (value, path) => {
    expect(run(firstMistake(shape, value)).result?.path).toEqual(path);
  });

  test('a correct value has no mistake', () => {
    expect(run(firstMistake(shape, { list: [{ n: 1, name: 'a' }], more: { a: 1 } })).result).toBeNull();
    expect(run(firstMistake(game.options, PRESETS.duel())).result).toBeNull();
  });

  test('the check of a long list stops at the first mistake', () => {
    const list = Array.from({ length: 50_000 }, () => ({ n: 'x' }));
    expect(run(firstMistake(shape, { list })).pieces).toBeLessThan(5);
  });
});
