/** Tests the wire protocol of a game: events are decoded completely, and everybody receives exactly what they may see. */
import { Decoder, Encoder, StateView } from '@colyseus/schema';
import type { Viewer } from '@dwo/kernel';
import fc from 'fast-check';
import type { Game } from '../src/game';
import { type MatchState, matchClass, readState, secretBoxes, showChanges, showState } from '../src/match-state';
import { mirror, toPlain } from '../src/mirror';
import { GROUNDS, planFor } from '../src/plan';
import { randomGame } from './random-game';

/** A client that receives a match. */
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

/** The games to play: from this preset, some for their events and some for their patches. */
export interface WireSample {
  readonly preset: string;
  readonly told: number;
  readonly shown: number;
  /** The least number of event types that these games must contain; 8 by default. */
  readonly kinds?: number;
}

/** Declares the tests for a game's wire protocol. */
export function wireContract(game: Game, sample: WireSample): void {
  const { id } = game.rules;
  test(`every event of random games of ${id} comes back as every viewer noticed it`, () => eventsReturn(game, sample));
  test(`in random games of ${id} everybody receives exactly what they may see, patch by patch`, () => {
    for (let seed = 1; seed <= sample.shown; seed++) patchesReturn(game, sample.preset, seed);
  });
  if (game.plan !== undefined) {
    test(`the plans of a random game of ${id} are whole numbers within the table`, () => plansFit(game, sample.preset));
  }
  test(`bytes that say nonsense about ${id} are refused, whatever they are`, () => nonsenseIsRefused(game));
}

function eventsReturn(game: Game, { preset, told, kinds = 8 }: WireSample): void {
  const types = new Set<string>();
  for (let seed = 1; seed <= told; seed++) {
    randomGame(game, preset, seed, 400, ({ seq, events, state }) => {
      for (const viewer of [0, 1, 'spectator'] as const) {
        const noticed = events.flatMap((event) => game.rules.see(state, event, viewer) ?? []);
        const bytes = game.events.encode(seq, noticed);
        expect(game.events.decode(bytes, seq)).toEqual({ seq, events: noticed });
        for (const { type } of noticed) types.add(type);
      }
    });
  }
  expect(types.size).toBeGreaterThanOrEqual(kinds);
}

/** Plays one random game to two seats and a spectator, and at last to a seat that joins late. */
function patchesReturn(game: Game, preset: string, seed: number): void {
  const source: MatchState = new (matchClass(game))();
  const encoder = new Encoder(source);
  const watchers = ([0, 1, 'spectator'] as const).map((viewer) => new Watcher(game, viewer));
  let joined = false;
  randomGame(game, preset, seed, 150, ({ seq, state, paths }) => {
    if (joined) showChanges(source, game, state, paths);
    else showState(source, game, state);
    source.seq = seq;
    expectMirrored(game, state);
    const it = { offset: 0 };
    const patch = encoder.encode(it);
    for (const watcher of watchers) {
      if (joined) watcher.patch(encoder, patch, it);
      else watcher.join(encoder, source);
    }
    encoder.discardChanges();
    joined = true;
    for (const watcher of watchers) expect(watcher.read()).toEqual(game.rules.view(state, watcher.viewer));
  });
  const late = new Watcher(game, 1);
  late.join(encoder, source);
  expect(late.read()).toEqual(watchers[1]?.read());
}

/** Checks that a state written to the schema reads like the spectators' view, except for what the schema never contains. */
function expectMirrored(game: Game, state: object): void {
  const whole = new game.State();
  mirror(whole, state);
  const expected = game.rules.view(state, 'spectator');
  expect({
    ...toPlain(whole),
    ...('secrets' in expected ? { secrets: expected.secrets } : {}),
    ...('closed' in expected ? { closed: null } : {}),
  }).toEqual(expected);
}

function plansFit(game: Game, preset: string): void {
  let drawn = 0;
  randomGame(game, preset, 1, 60, ({ state }) => {
    const plan = planFor(game, state);
    if (plan === null) return;
    const { width, height, grounds, figures } = plan;
    for (const [look, corners] of grounds) {
      expect(GROUNDS).toContain(look);
      expect([corners.length >= 6, corners.length % 2, corners.every(Number.isInteger)]).toEqual([true, 0, true]);
    }
    for (const numbers of Object.values(figures)) {
      expect(numbers.length % 3).toBe(0);
      for (let i = 0; i < numbers.length; i += 3) {
        const [x = -1, y = -1, radius = 0] = numbers.slice(i, i + 3);
        expect([x, y, radius].every(Number.isInteger) && radius > 0).toBe(true);
        expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true);
        drawn++;
      }
    }
  });
  expect(drawn).toBeGreaterThan(0);
}

function nonsenseIsRefused(game: Game): void {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      try {
        game.events.decode(bytes, 100);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }),
    { numRuns: 2000 },
  );
}
