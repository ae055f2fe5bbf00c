import { faultsOf } from '@dwo/shared/testing';
import { de } from './de';
import { en } from './en';

test('the table editor is told in German with the same arguments as in English', () => {
  expect(faultsOf(en, de)).toEqual([]);
});
