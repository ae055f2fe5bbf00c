/** The notes for the story, against random matches. */
import { frozen } from '@dwo/kernel';
import { followings } from '@dwo/kernel/testing';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import { named } from '@dwo/kits/shell/named';
import { storyOf, type Tale } from '@dwo/kits/story/tale';
import { convoyOf, type Event, type Intent, type State, simpleMinis, stoppedScore } from '../rules';
import { testing } from '../testing';
import { at, demolition, END, go, inStep, off, order, scene, terrain } from '../testing/table';
import { recordedIn } from './log';
import { nameAt } from './names';
import { ENDING } from './story';

const SEEDS = Array.from({ length: 20 }, (_, at) => at + 1);

interface Told {
  readonly tales: readonly Tale[];
  readonly state: State;
}

/** The notes in a spectator's log of a random match, and its last state; null if the match could not be set up. */
function told(seed: number): Told | null {
  const { recording } = testing.soak(seed);
  if (recording === null) return null;
  let log: readonly LogEntry[] = [];
  let last: State | null = null;
  for (const { seen, viewer } of followings(simpleMinis, recording as never)) {
    if (viewer !== 'spectator') continue;
    for (const { event, state } of seen) {
      last = state as State;
      log = recordedIn(log, event as Event, { state: last, player: (seat) => `player ${seat}` });
    }
  }
  const tales = log.flatMap(({ tale }) => (tale ?? []) as readonly Tale[]);
  return last === null ? null : { tales, state: last };
}

const MATCHES = SEEDS.flatMap((seed) => told(seed) ?? []);

test('everybody who is lost at the end has fallen in the story, and nobody else', () => {
  expect(MATCHES.length).toBeGreaterThan(5);
  for (const { tales, state } of MATCHES) {
    const fallen = tales.flatMap((tale) => (tale.type === 'fell' ? tale.figure : []));
    const seats = [...new Set(state.figures.flatMap(({ seat }) => seat ?? []))];
    const lost = seats.flatMap((seat) => ENDING.muster(state, seat).lost);
    expect(fallen.filter((figure) => state.figures[Number(figure)]?.seat != null).sort()).toEqual([...lost].sort());
  }
});

test('hits come as often as the story expects them', () => {
  const throws = MATCHES.flatMap(({ tales }) => tales.flatMap((tale) => (tale.type === 'threw' ? tale : [])));
  const sum = (of: (each: (typeof throws)[number]) => number) => throws.reduce((all, each) => all + of(each), 0);
  const [hits, expected] = [sum((each) => each.hits), sum((each) => each.expected)];
  expect(throws.length).toBeGreaterThan(40);
  // Four times the root of the mean is more than chance allows.
  expect(Math.abs(hits - expected)).toBeLessThan(4 * Math.sqrt(expected));
});

test('VS-RID-3 nobody is told that a rider or an empty mount never attacked', () => {
  const ridden = [at('cowhand', 0, 20, 20, { riding: 1 }), at('gun_strutter', 0, 20, 20), at('horse', 0, 30, 20)];
  expect(ENDING.fighters(frozen(scene([...ridden, at('cowhand', 0, 40, 20), at('cowhand', 1, 60, 20)])), 0)).toEqual([
    '1',
    '3',
  ]);
});

const GUEST = { player: (seat: number) => `player ${seat}` };

/** The log of a scene, by orders that are each played with all that follows them. */
class Record {
  log: readonly LogEntry[] = [];
  constructor(readonly state: State) {
    this.take([{ type: 'roundBegan', round: state.round }], structuredClone(state));
  }

  private take(events: readonly Event[], state: State, evolve = false): void {
    for (const event of events) {
      if (evolve) simpleMinis.evolve(state, event);
      this.log = recordedIn(this.log, event, { state, ...GUEST });
    }
  }

  plays(intent: Intent, rolls: Parameters<typeof go>[2] = [], by: typeof go | typeof order = go): this {
    const before = structuredClone(this.state);
    const events = by === go ? go(this.state, intent, rolls) : order(this.state, intent, ...rolls);
    this.take(events, before, true);
    return this;
  }

  /** The story as player 1 reads it. */
  get story() {
    const { state } = this;
    const players = { ...GUEST, isYou: (seat: number) => seat === 1 };
    const rows = storyOf(this.log, {
      round: ENDING.round,
      name: (figure) => nameAt(state, Number(figure)),
      owner: (figure) => state.figures[Number(figure)]?.seat ?? null,
      areFoes: () => true,
      player: GUEST.player,
      feat: (feat, figures) => ENDING.feat?.(feat, { figures, ...named(players, feat.seat) }) ?? '',
      ...{ fighters: [], tip: null },
    });
    return Object.fromEntries(rows.map(({ id, text }) => [id, text] as const));
  }
}

const EGG = { place: 'carried', by: 0, x: 0, y: 0 } as const;
const TRAIN = { options: { scenario: 'wagon_train', defender: 0 } } as const;
const wagon = [at('steam_wagon', 0, 65, 20), at('cowhand', 0, 65, 20, { riding: 0 })];

test('VS-SCN-5a a wagon that left by the exit turned the match, and did most; one that stays is told of too', () => {
  const figures = [...wagon, at('steam_wagon', 0, 5, 20), at('cowhand', 0, 5, 30), at('cowhand', 1, 60, 45)];
  const { story } = new Record(scene(figures, { ...TRAIN, round: 7 }))
    .plays(off(0, [[72, 20]]))
    .plays(END)
    .plays(END);
  expect(story).toEqual({
    turning:
      'Round 7 counted most. Steam wagon 1 left the table by the exit: 8 points for player 0. ' +
      'Steam wagon 2 did not get through: 5 points for you.',
    best: 'Steam wagon 1 left the table by the exit: 8 points for player 0.',
  });
});

test('VS-SCN-5a wagons that nobody hunts any more get through, and are told of once', () => {
  const { story } = new Record(scene([...wagon, at('cowhand', 1, 1, 45)], TRAIN)).plays(END).plays(off(2, [[0, 45]]));
  expect(story.turning).toBe('Round 1 counted most. Steam wagon had no hunters left to fear: 8 points for player 0.');
});

test('VS-SCN-3b an egg that is carried home or held turns the match', () => {
  const figures = [at('scout', 0, 1, 3), at('scout', 0, 30, 20), at('scout', 1, 60, 40)];
  const about = (round: number) => ({ options: { scenario: 'capture_the_egg' as const }, items: [EGG, EGG], round });
  expect(new Record(scene(figures, about(2))).plays(off(0, [[1, 0]])).story.turning).toBe(
    'Round 2 counted most. Scout 1 carried 2 eggs home: 20 points for player 0.',
  );
  expect(new Record(scene(figures, about(8))).plays(END).plays(END).story.best).toBe(
    'Scout 1 held 2 eggs at the end: 8 points for player 0.',
  );
});

test('VS-SCN-6a the pool turns a match without losses', () => {
  const figures = [at('cowhand', 0, 29, 24), at('cowhand', 0, 43, 24), at('cowhand', 1, 60, 45)];
  const state = inStep('skill', scene(figures, { options: { scenario: 'watering_hole' }, features: null }), 1);
  Object.assign(state.players[0] ?? {}, { done: true });
  expect(new Record(state).plays(END, [['initiative', 6, 1]]).story.turning).toBe(
    'Round 1 counted most. Cowhand 1, Cowhand 2 held the pool: 1 point for player 0.',
  );
});

test('VS-SCN-4b a stockade that is breached turns a last stand', () => {
  const figures = [at('cowhand', 0, 36, 24), at('triceratops', 1, 20, 20)];
  const wall = terrain('fence', 'f', [
    [22, 18],
    [22, 22],
  ]);
  const state = scene(figures, { options: { scenario: 'last_stand', defender: 0 }, features: [wall] });
  const record = new Record(inStep('hand', state, 1));
  record.plays(
    demolition(1, 'f'),
    [
      ['blow', 6],
      ['wall', 1],
    ],
    order,
  );
  expect(record.story.turning).toBe('Round 1 counted most. Triceratops broke a piece out of the stockade.');
  expect(record.story.best).toBe('Triceratops broke a piece out of the stockade.');
});

test('the story tells every point of the scenario once', () => {
  for (const { tales, state } of MATCHES) {
    const bonus = state.players.map((player) => player.bonus);
    for (const tale of tales) if (tale.type === 'scored') bonus[tale.seat] = (bonus[tale.seat] ?? 0) - tale.points;
    const isEnded = state.ending !== null && !['VS-R-45', 'VS-SCN-4b'].includes(state.ending.rule);
    const isTrain = state.options.scenario === 'wagon_train';
    const lost = isTrain && isEnded ? convoyOf(state).filter(({ place }) => place === 'destroyed').length : 0;
    expect(bonus.reduce((sum, left) => sum + left, 0)).toBe(lost * stoppedScore(state));
  }
});
