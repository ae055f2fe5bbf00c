import { faultsOf } from '@dwo/shared/testing';
import { de } from './de';
import { en } from './en';

test('the page of tables speaks German with the same arguments as English', () => {
  expect(faultsOf(en, de)).toEqual([]);
});
