import { FairQueue } from './fair-queue';

function queueOf(...tasks: readonly string[]): FairQueue<string> {
  const queue = new FairQueue<string>((task) => task.charAt(0));
  for (const task of tasks) queue.push(task);
  return queue;
}

function rest(queue: FairQueue<string>): string[] {
  const all: string[] = [];
  for (let task = queue.shift(); task !== null; task = queue.shift()) all.push(task);
  return all;
}

test('owners take turns, each with their oldest task first', () => {
  expect(rest(queueOf('a1', 'a2', 'a3', 'b1', 'c1', 'c2'))).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
});

test('a newcomer waits for at most one task of each other owner', () => {
  const queue = queueOf(...Array.from({ length: 60 }, (_, i) => `a${i}`));
  queue.shift();
  queue.push('b1');
  expect([queue.shift(), queue.shift()]).toEqual(['a1', 'b1']);
});

test('a task that is put back is the next again', () => {
  const queue = queueOf('a1', 'a2', 'b1', 'b2');
  queue.shift();
  const early = queue.shift();
  queue.unshift(early as string);
  expect(rest(queue)).toEqual(['b1', 'a2', 'b2']);
});

test('a removed task is not taken, and removing a missing one does nothing', () => {
  const queue = queueOf('a1', 'a2', 'b1');
  queue.remove('a1');
  queue.remove('b1');
  queue.remove('z9');
  expect(queue.size).toBe(1);
  expect(rest(queue)).toEqual(['a2']);
  expect(queue.size).toBe(0);
});
