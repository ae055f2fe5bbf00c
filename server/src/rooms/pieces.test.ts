import { Queue } from './queue';
import { TokenBucket } from './traffic/token-bucket';

test('a token bucket lets a burst through, then a steady rate', () => {
  const bucket = new TokenBucket(10, 20, 0);
  const at = (now: number, tries: number) =>
    Array.from({ length: tries }, () => bucket.take(now)).filter(Boolean).length;
  expect(at(0, 50)).toBe(20);
  expect(at(100, 5)).toBe(1);
  expect(at(1_100, 50)).toBe(10);
  expect(at(100_000, 50)).toBe(20);
});

test('refused tries are forgiven with time', () => {
  const bucket = new TokenBucket(10, 1, 0);
  for (let i = 0; i < 101; i++) bucket.take(0);
  expect(bucket.excess).toBe(100);
  bucket.take(5_000);
  expect(bucket.excess).toBe(50);
  bucket.take(1_000);
  expect(bucket.excess).toBe(51);
});

test('a queue runs jobs one after the other, in order, also when one fails', async () => {
  const queue = new Queue();
  const done: string[] = [];
  const job =
    (name: string, fails = false) =>
    async () => {
      done.push(`${name}-`);
      await new Promise((resolve) => setTimeout(resolve, 1));
      done.push(`-${name}`);
      if (fails) throw new Error(name);
      return name;
    };
  const results = await Promise.allSettled([queue.run(job('a')), queue.run(job('b', true)), queue.run(job('c'))]);
  expect(done).toEqual(['a-', '-a', 'b-', '-b', 'c-', '-c']);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await queue.idle();
  expect(await queue.run(job('d'))).toBe('d');
});

test('a job that queues another job does not wait for it for ever', async () => {
  const queue = new Queue();
  let inner: Promise<string> | null = null;
  const outer = await queue.run(async () => {
    inner = queue.run(async () => 'inner');
    return 'outer';
  });
  expect([outer, await inner]).toEqual(['outer', 'inner']);
});
