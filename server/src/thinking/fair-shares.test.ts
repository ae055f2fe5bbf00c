import { FairShares, SLICE_MS, type Task } from './fair-shares';

/** A thread whose time passes only in tasks. */
function bench() {
  let now = 0;
  const next: (() => void)[] = [];
  const ends: string[] = [];
  const shares = new FairShares({ now: () => now, later: (then) => void next.push(then) });
  const task = (pieces: number, each: number): Task<void> =>
    function* () {
      for (let piece = 0; piece < pieces; piece++) {
        now += each;
        if (piece < pieces - 1) yield;
      }
    };
  const ask = (owner: string, name: string, pieces: number, each = 1) =>
    void shares.run(owner, task(pieces, each)).then(() => ends.push(`${name} ${now}`));
  const runs = async (slices = Number.POSITIVE_INFINITY) => {
    for (let slice = 0; slice < slices && next.length > 0; slice++) {
      next.shift()?.();
      await Promise.resolve();
    }
  };
  return { ask, runs, ends, shares };
}

test('a long decision of one owner does not hold up the short ones of another', async () => {
  const { ask, runs, ends } = bench();
  ask('hostile', 'long', 18_000);
  await runs(3);
  ask('other', 'short', 5);
  await runs(20);
  expect(ends).toEqual([`short ${3 * SLICE_MS + 5}`]);
});

test('owners share the time evenly, however many tasks one has and however few pieces they come in', async () => {
  const { ask, runs, ends } = bench();
  for (let i = 0; i < 60; i++) ask('many', `m${i}`, 1, 100);
  ask('one', 'o', 50);
  await runs();
  const [first] = ends.filter((end) => end.startsWith('o'));
  // Half of the time until then was that of the other, a piece more at most.
  expect(Number(first?.split(' ')[1])).toBeLessThanOrEqual(2 * 50 + 100);
});

test('an owner who comes later has no claim to the time of before, and one who leaves keeps their debt', async () => {
  const { ask, runs, ends } = bench();
  ask('early', 'a', 40);
  ask('debtor', 'b', 1, 100);
  await runs(3);
  ask('late', 'c', 30);
  ask('debtor', 'd', 1);
  await runs();
  expect(ends.map((end) => end.split(' ')[0])).toEqual(['b', 'a', 'c', 'd']);
});

test('a task that throws rejects, and the others go on', async () => {
  const { ask, runs, ends, shares } = bench();
  const failing = shares.run('one', function* () {
    yield;
    throw new Error('no idea');
  });
  ask('one', 'next', 1);
  const told = expect(failing).rejects.toThrow('no idea');
  await runs();
  await told;
  expect(ends).toEqual(['next 1']);
});

test('tasks of one owner run one after the other, and later ones are not begun', async () => {
  const { runs, shares } = bench();
  const begun: number[] = [];
  const all = [1, 2, 3].map((n) =>
    shares.run('one', function* () {
      begun.push(n);
      yield;
      yield;
    }),
  );
  await runs(1);
  expect(begun).toEqual([1]);
  await runs();
  await Promise.all(all);
  expect(begun).toEqual([1, 2, 3]);
});
