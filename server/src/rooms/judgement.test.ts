/** Tests of the judgement on a match: it is looked up again, and is never forgotten by a failure. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Judgement } from './judgement';

test('a match is free once its tournament has ended, without anybody asking', async () => {
  let isUnderWay = true;
  let freed = 0;
  let looks = 0;
  const judges = async () => {
    if (++looks === 2) throw new Error('no connection');
    return isUnderWay;
  };
  const judgement = new Judgement({ judges, freed: () => freed++ }, 5);
  expect([judgement.holds, await judgement.ask()]).toEqual([false, false]);
  await judgement.begin();
  while (looks < 4) await sleep(5);
  expect([judgement.holds, freed]).toEqual([true, 0]);
  isUnderWay = false;
  while (freed === 0) await sleep(5);
  expect([judgement.holds, await judgement.ask()]).toEqual([false, false]);
  const before = looks;
  await sleep(30);
  expect([looks, freed]).toEqual([before, 1]);
});
