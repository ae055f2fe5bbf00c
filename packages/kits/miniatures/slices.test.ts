import { Slices } from './slices';

/** A queue whose frames come when the test says so, with a clock that each piece of work advances. */
function slowLine(room: number) {
  const frames: (() => void)[] = [];
  let time = 0;
  const line = new Slices({ room: () => room, now: () => time, nextFrame: (callback) => void frames.push(callback) });
  const done: string[] = [];
  const work = (name: string, ms: number) =>
    line.turn(() => {
      time += ms;
      done.push(name);
      return name;
    });
  return { line, done, work, frame: () => frames.shift()?.(), waiting: () => frames.length };
}

describe('work in slices', () => {
  test('fills a frame’s room and goes on in the next', () => {
    const { done, work, frame, waiting } = slowLine(5);
    for (const name of ['a', 'b', 'c', 'd']) void work(name, 3);
    expect(done).toEqual([]);
    frame();
    expect(done).toEqual(['a', 'b']);
    frame();
    expect(done).toEqual(['a', 'b', 'c', 'd']);
    expect(waiting()).toBe(0);
  });

  test('does one piece a frame, however long it takes', () => {
    const { done, work, frame } = slowLine(5);
    for (const name of ['a', 'b']) void work(name, 40);
    frame();
    expect(done).toEqual(['a']);
  });

  test('resolves with the result of the work, or rejects with its error', async () => {
    const { line, work, frame } = slowLine(5);
    const good = work('a', 1);
    const bad = line.turn(() => {
      throw new Error('torn');
    });
    frame();
    await expect(good).resolves.toBe('a');
    await expect(bad).rejects.toThrow('torn');
  });

  test('does nothing once closed', () => {
    const { line, done, work, frame } = slowLine(5);
    void work('a', 1);
    line.close();
    frame();
    expect(done).toEqual([]);
  });
});
