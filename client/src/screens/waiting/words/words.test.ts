import { faultsOf } from '@dwo/shared/testing';
import { de } from './de';
import { en } from './en';

test('what waits is told in German with the same arguments as English', () => {
  expect(faultsOf(en, de)).toEqual([]);
});
