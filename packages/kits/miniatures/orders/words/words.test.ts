import { faultsOf } from '@dwo/shared/testing';
import { de } from './de';
import { en } from './en';

test('lasting orders speak German with the same arguments as English', () => {
  expect(faultsOf(en, de)).toEqual([]);
});
