import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { finish, type Tagged } from '@dwo/kernel';
import type { Deed } from '../deeds';
import type { Game } from '../game';
import { Chronicle } from './chronicle';
import { historyPage } from './history-page';
import { Referee } from './referee';

type Added = Tagged & { readonly n: number };

interface Sum {
  sum: number;
}

/** Two seats add numbers to a sum. */
const rules = {
  ...{ id: 'sum', version: 1 },
  checkSetup: () => [],
  setup: (_: unknown, __: unknown, tell: (event: Added) => void = () => {}): Sum => {
    tell({ type: 'added', n: 30 });
    tell({ type: 'added', n: 70 });
    return { sum: 1_000 };
  },
  seats: () => 2,
  awaiting: () => [0, 1],
  check: () => null,
  resolve: (_: Sum, __: number, { n }: Added, ___: unknown, emit: (event: Added) => void) => emit({ type: 'added', n }),
  evolve(state: Sum, { n }: Added) {
    state.sum += n;
  },
  see: (_: Sum, event: Added) => event,
  view: (state: Sum) => state,
  hidden: () => null,
};
const events = {
  encode: (seq: number, all: readonly Added[]) => Uint8Array.of(seq % 256, ...all.map(({ n }) => n)),
  decode: (bytes: Uint8Array) => ({ events: [...bytes.slice(1)].map((n): Added => ({ type: 'added', n })) }),
};
const game = { rules, events, hasSecrets: false } as unknown as Game;

function begun() {
  const referee = new Referee(game, null, { secret: new Uint8Array(32).fill(7), closed: null }, [null, null]);
  const chronicle = new Chronicle(game, 2, (tell) => referee.first(tell));
  const sums = [1_000];
  const sum = () => (referee.state as Sum).sum;
  return {
    ...{ referee, chronicle, sums },
    add(n: number) {
      const { events: told } = referee.attempt(n % 2, { type: 'add', n } as Tagged);
      referee.changes();
      referee.keep();
      chronicle.played(told ?? [], referee.state);
      sums.push(sum());
    },
    takeBack(back: number) {
      const deed: Deed = { type: 'tookBack', by: 0, back };
      finish(referee.did(deed));
      chronicle.did(deed);
      sums.push(sum());
    },
  };
}

test('the first page tells of the set-up, with the state that has it already; later pages do not', () => {
  const match = begun();
  for (let n = 1; n <= 70; n++) match.add(1);
  const sight = match.chronicle.sight([0]);
  const page = (after: number, start = true) => finish(historyPage(game, match.chronicle, sight, { after, start }));
  const first = page(0);
  expect([...(first.opening ?? [])]).toEqual([0, 30, 70]);
  expect(JSON.parse(first.start ?? '')).toEqual({ sum: 1_000 });
  expect([page(0, false).opening, page(64).opening]).toEqual([undefined, undefined]);
});

test('an event of the set-up is told to those only who may see it', () => {
  const see = (_: Sum, event: Added, viewer: unknown) => (event.n === 30 && viewer !== 1 ? null : event);
  const secret = { ...game, rules: { ...rules, see }, hasSecrets: true } as unknown as Game;
  const referee = new Referee(secret, null, { secret: new Uint8Array(32).fill(7), closed: null }, [null, null]);
  const chronicle = new Chronicle(secret, 2, (tell) => referee.first(tell));
  const told = (viewers: readonly number[]) =>
    chronicle.opening(chronicle.sight(viewers)).map((event) => (event as Added).n);
  expect([told([0]), told([1]), told([])]).toEqual([[70], [30, 70], [70]]);
});

test('the state after any entry comes back, in a long match and beyond every undo', () => {
  const match = begun();
  for (let n = 1; n <= 300; n++) match.add(n % 90);
  match.takeBack(290);
  for (let n = 1; n <= 300; n++) match.add(n % 70);
  match.takeBack(0);
  for (let n = 1; n <= 5; n++) match.add(n);
  expect(match.chronicle.length).toBe(607);
  const told = match.sums.map((_, n) => (finish(match.chronicle.stateAt(n)) as Sum).sum);
  expect(told).toEqual(match.sums);
  expect([match.sums[602], match.sums[607]]).toEqual([1_000, 1_015]);
  expect(() => finish(match.chronicle.stateAt(608))).toThrow('no entry 608');
});

test('an undo of one of many intents plays all others again', () => {
  const match = begun();
  for (let n = 1; n <= 200; n++) match.add(n % 90);
  match.takeBack(199);
  expect(match.sums.at(-1)).toBe(match.sums.at(-3));
  expect([match.referee.step, match.referee.seq]).toEqual([199, 201]);
});

test('a state that was handed out may be written to', () => {
  const { chronicle } = begun();
  (finish(chronicle.stateAt(0)) as Sum).sum = 5;
  expect(finish(chronicle.stateAt(0))).toEqual({ sum: 1_000 });
});

test('an intent takes at most 150 bytes of the memory of its match', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = () => {
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const grown = () => {
    const match = begun();
    for (let n = 1; n <= 1_000; n++) match.add(n % 90);
    const before = used();
    for (let n = 1; n <= 20_000; n++) match.add(n % 90);
    const each = (used() - before) / 20_000;
    expect(match.chronicle.length).toBe(21_000);
    return each;
  };
  // The engine compiles meanwhile, and what that takes is nothing of the match.
  expect(Math.min(grown(), grown(), grown())).toBeLessThan(150);
});
