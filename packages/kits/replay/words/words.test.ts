import { faultsOf } from '@dwo/shared/testing';
import { de as deRecord } from '../record/words/de';
import { en as enRecord } from '../record/words/en';
import { de } from './de';
import { en } from './en';

test('the replay page speaks German with the same arguments as English', () => {
  expect(faultsOf(en, de)).toEqual([]);
  expect(faultsOf(enRecord, deRecord)).toEqual([]);
});
