import { faultsOf } from '@dwo/kits/words/check';
import { de as boxDe } from '../box/words/de';
import { en as boxEn } from '../box/words/en';
import { de } from './de';
import { en } from './en';

test('Dino Soldiers speaks German with the same arguments as English', () => {
  expect(faultsOf(en, de)).toEqual([]);
  expect(faultsOf(boxEn, boxDe)).toEqual([]);
});
