import { Decoder, Encoder, StateView, schema, t } from '@colyseus/schema';
import { clone, observe, type Viewer } from '@dwo/kernel';
import fc from 'fast-check';
import { toyWire } from '../test';
import { randomGame } from '../test/random-game';
import { dinoWarsGame } from './games';
import { type MatchState, matchClass, readState, secretBoxes, showChanges, showState } from './match-state';
import { entries, ids, mirror, mirrorChanges, toPlain, withPacked, words } from './mirror';
import type { Game } from './wire';

/** One who watches over a wire. */
class Watcher {
  readonly root: MatchState;
  bytes = 0;
  private readonly decoder: Decoder;
  private readonly view = new StateView();
  private plain: object | null = null;

  constructor(
    private readonly game: Game,
    readonly viewer: Viewer,
  ) {
    this.root = new (matchClass(game))();
    this.decoder = new Decoder(this.root);
  }

  join(encoder: Encoder, source: MatchState): void {
    const it = { offset: 0 };
    const shared = encoder.encodeAll(it);
    if (!this.game.hasSecrets || this.viewer === 'spectator') {
      this.receive(shared);
      return;
    }
    this.view.add(secretBoxes(source)[this.viewer] as never);
    this.receive(encoder.encodeAllView(this.view, it.offset, it));
  }

  patch(encoder: Encoder, shared: Uint8Array, it: { offset: number }): void {
    const own = this.game.hasSecrets && this.viewer !== 'spectator';
    this.receive(own ? encoder.encodeView(this.view, it.offset, { ...it }) : shared);
  }

  private receive(bytes: Uint8Array): void {
    this.bytes = bytes.length;
    this.decoder.decode(Uint8Array.from(bytes));
  }

  read(): object | null {
    this.plain = readState(this.root, this.game, this.plain);
    return this.plain;
  }
}

test.each([
  [dinoWarsGame.rules.id, dinoWarsGame as Game, 'quick', 3],
  [toyWire.rules.id, toyWire as Game, 'long', 12],
])('in random games of %s everybody receives exactly what he may see, patch by patch', (_, game, preset, games) => {
  for (let seed = 1; seed <= games; seed++) {
    const source: MatchState = new (matchClass(game))();
    const encoder = new Encoder(source);
    const watchers = ([0, 1, 'spectator'] as const).map((viewer) => new Watcher(game, viewer));
    let shown = false;
    randomGame(game, preset, seed, 150, ({ seq, state, paths }) => {
      if (shown) showChanges(source, game, state, paths);
      else showState(source, game, state);
      source.seq = seq;
      const whole = new game.State();
      mirror(whole, state);
      const expected = game.rules.view(state, 'spectator');
      expect({ ...toPlain(whole), ...('secrets' in expected ? { secrets: expected.secrets } : {}) }).toEqual(expected);
      const it = { offset: 0 };
      const patch = encoder.encode(it);
      for (const watcher of watchers) {
        if (shown) watcher.patch(encoder, patch, it);
        else watcher.join(encoder, source);
      }
      encoder.discardChanges();
      shown = true;
      for (const watcher of watchers) expect(watcher.read()).toEqual(game.rules.view(state, watcher.viewer));
    });
    const late = new Watcher(game, 1);
    late.join(encoder, source);
    expect(late.read()).toEqual(watchers[1]?.read());
  }
});

test('a move costs a watcher at most 40 bytes, events included', () => {
  const source: MatchState = new (matchClass(dinoWarsGame))();
  const encoder = new Encoder(source);
  const sizes: number[] = [];
  randomGame(dinoWarsGame as Game, 'skirmish', 3, 400, ({ seq, state, paths, intent, events }) => {
    if (seq === 1) showState(source, dinoWarsGame as Game, state);
    else showChanges(source, dinoWarsGame as Game, state, paths);
    source.seq = seq;
    const patch = encoder.encode({ offset: 0 }).length;
    encoder.discardChanges();
    const told = (dinoWarsGame as Game).events.encode(seq, events).length;
    const prefixes = 2 + 1 + 2 + 2;
    if (seq > 1 && intent.type === 'move') sizes.push(patch + told + prefixes);
  });
  expect(sizes.length).toBeGreaterThan(50);
  expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThanOrEqual(40);
});

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

/** Makes `target` like `wanted` in many small writes. */
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

test('whatever changes, the changes make the same schema as the whole, and the wire carries it over', () => {
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

test('what did not change is the same object as before', () => {
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
])('a short list comes back as it was packed', (packing, list) => {
  expect(packing.unpack(packing.pack(list))).toEqual(list);
});
