import type { Timer } from '@dwo/kernel';
import type { Terms } from '@dwo/shared';
import { Books } from './books';
import { readNote, withNote } from './entry-notes';

const timer = (id: string, seat: number, running = true): Timer => ({ id, seats: [seat], seconds: 100, running });

/** Plays a match in several sittings and returns the notes of its entries. */
function sittings(terms: Terms) {
  const record: { at: number; seat: number; recorded: string | null; timers: Timer[] }[] = [];
  const read = () => {
    const books = new Books(terms, 2);
    books.begin([timer('a', 0)], 0);
    for (const { at, seat, recorded, timers } of record) {
      const { note } = readNote(recorded);
      books.sleep({ at, note });
      books.played({ seat, fixed: null, at, note }, timers);
    }
    return books;
  };
  const play = (books: Books, at: number, seat: number, timers: Timer[], lagMs = 0) => {
    const note = books.note(lagMs);
    record.push({ at, seat, recorded: withNote(null, note), timers });
    books.played({ seat, fixed: null, at, note }, timers);
  };
  return { read, play };
}

test.each<Terms>([
  { kind: 'standard' },
  { kind: 'live', bankSeconds: 90, incrementSeconds: 3 },
  { kind: 'correspondence', days: 2 },
  { kind: 'none' },
])('under %j the record gives the same clocks, however often the match was closed in between', (terms) => {
  const { read, play } = sittings(terms);
  const first = read();
  play(first, 10_000, 0, [timer('a', 0)], 300);
  const second = read();
  second.wake(5_000_000);
  play(second, 5_004_000, 0, [timer('a', 0, false), timer('b', 1)]);
  const third = read();
  expect(third.clocks.faces()).toEqual(second.clocks.faces());
  third.wake(9_000_000);
  play(third, 9_001_000, 1, [timer('a', 0)], 120);
  play(third, 9_002_000, 0, [timer('a', 0)]);
  expect(read().clocks.faces()).toEqual(third.clocks.faces());
  const crashed = read();
  crashed.wake(10_000_000);
  const again = read();
  again.wake(20_000_000);
  play(again, 20_001_000, 0, [timer('c', 1)]);
  expect(read().clocks.faces()).toEqual(again.clocks.faces());
});

test('no time is lost while nobody has the match open', () => {
  const { read, play } = sittings({ kind: 'standard' });
  play(read(), 10_000, 0, [timer('a', 0)]);
  const later = read();
  later.wake(5_000_000);
  expect(later.clocks.next()).toBe(5_090_000);
  play(later, 5_020_000, 0, [timer('a', 0)]);
  const last = read();
  last.wake(7_000_000);
  expect(last.clocks.next()).toBe(7_070_000);
});

test('an intent after the time ran out counts as played by the clock, not as a sign of life', () => {
  const books = new Books({ kind: 'standard' }, 2);
  books.begin([timer('a', 0)], 0);
  const note = { lagMs: 0, sleptMs: 0 };
  books.played({ seat: 0, fixed: null, at: 99_999, note }, [timer('a', 0)]);
  expect([books.steps.before([0], 1), books.heardAt(0)]).toEqual([0, 99_999]);
  books.played({ seat: 0, fixed: null, at: 100_000, note }, [timer('b', 1)]);
  expect([books.steps.before([0], 1), books.heardAt(0)]).toEqual(['TIMED_OUT', 99_999]);
  books.did({ type: 'paused', by: 1 }, { at: 100_500, note }, [timer('b', 1)]);
  expect(books.clocks.next()).toBeNull();
  books.did({ type: 'resumed', by: 1 }, { at: 900_000, note }, [timer('b', 1)]);
  expect(books.clocks.next()).toBe(999_500);
});
