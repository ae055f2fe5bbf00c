import { Newest } from './newest';

test('a later request waits for the one under way, and replaces any other that waits', async () => {
  const begun: number[] = [];
  const stale: boolean[] = [];
  const doors: (() => void)[] = [];
  const newest: Newest<number> = new Newest(async (n) => {
    begun.push(n);
    await new Promise<void>((open) => doors.push(open));
    stale.push(newest.waits);
  });
  const all = [1, 2, 3].map((n) => newest.ask(n));
  expect(begun).toEqual([1]);
  doors[0]?.();
  await new Promise((later) => setTimeout(later));
  expect(begun).toEqual([1, 3]);
  doors[1]?.();
  await Promise.all(all);
  expect(stale).toEqual([true, false]);
  const last = newest.ask(4);
  doors[2]?.();
  await last;
  expect(begun).toEqual([1, 3, 4]);
});
