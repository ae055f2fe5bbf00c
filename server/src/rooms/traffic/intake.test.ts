import { Intake } from './intake';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('jobs added in one turn run at its end, in order, also when one fails', async () => {
  const done: unknown[] = [];
  const intake = new Intake((error) => void done.push(error));
  const failure = new Error('no');
  intake.add(() => void done.push(1));
  intake.add(() => {
    throw failure;
  });
  intake.add(() => {
    intake.add(() => void done.push(3));
    done.push(2);
  });
  await null;
  expect(done).toEqual([]);
  await turn();
  expect(done).toEqual([1, failure, 2]);
  await turn();
  expect(done).toEqual([1, failure, 2, 3]);
});
