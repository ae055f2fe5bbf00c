import { Table } from './table-deeds';

test('a request stays open until one seat of every group has agreed or one seat has declined', () => {
  const table = new Table(4);
  table.did({ type: 'asked', by: 0, what: 'pause', of: [[1], [2, 3]] }, 10);
  const ask = table.ask('pause');
  expect(ask).toMatchObject({ by: 0, agreed: [], at: 10 });
  expect(ask !== null && table.completes(ask, 2)).toBe(false);
  table.did({ type: 'agreed', by: 2, what: 'pause' }, 11);
  const then = table.ask('pause');
  expect(then !== null && table.completes(then, 3)).toBe(false);
  expect(then !== null && table.completes(then, 1)).toBe(true);
  table.did({ type: 'declined', by: 1, what: 'pause' }, 12);
  expect([table.ask('pause'), table.declinedAt(0, 'pause'), table.declinedAt(1, 'pause')]).toEqual([null, 12, null]);
});

test('a request for undo lapses once another intent is played', () => {
  const table = new Table(2);
  table.did({ type: 'asked', by: 0, what: 'takeBack', of: [[1]], back: 3 }, 0);
  table.did({ type: 'asked', by: 1, what: 'pause', of: [[0]] }, 0);
  table.played();
  expect(table.asks.map(({ what }) => what)).toEqual(['pause']);
});

test('a pause lasts until it is over', () => {
  const table = new Table(2);
  table.did({ type: 'paused', by: 1 }, 0);
  expect(table.pausedBy).toBe(1);
  table.did({ type: 'resumed', by: 1 }, 0);
  expect(table.pausedBy).toBeNull();
});

test('a seat goes from hand to hand, and its player also plays the seats that were given to it', () => {
  const table = new Table(4);
  expect(table.playedFrom(0)).toEqual([0]);
  table.did({ type: 'handed', seat: 1, to: 'mate', mate: 0, name: 'Ada', by: 1 }, 0);
  expect([table.playerOf(1), table.playedFrom(0), table.playedFrom(1)]).toEqual([0, [0, 1], [1]]);
  table.did({ type: 'handed', seat: 0, to: 'bot', name: 'Computer', by: 0 }, 0);
  expect([table.isBot(0), table.isBot(1), table.isBot(2)]).toEqual([true, true, false]);
  table.did({ type: 'opened', seat: 2, by: 2 }, 0);
  expect(table.open).toEqual([null, null, 2, null]);
  table.did({ type: 'handed', seat: 2, to: 'substitute', name: 'Eve', by: null, tokenHash: 'ab', player: 'eve' }, 0);
  expect(table.open[2]).toBeNull();
  expect([table.substituteAt('ab'), table.substituteAt('cd')]).toEqual([2, null]);
  expect(table.holders[2]).toEqual({
    to: 'substitute',
    name: 'Eve',
    mate: null,
    tokenHash: 'ab',
    player: 'eve',
    by: null,
  });
  expect([table.substitutesOf(['x', 'eve']), table.substitutesOf(['x'])]).toEqual([[2], []]);
  table.did({ type: 'handed', seat: 1, to: 'owner', name: 'Bob', by: null }, 0);
  expect([table.playerOf(1), table.isBot(1)]).toEqual([1, false]);
});
