import { faultsOf } from '@dwo/shared/testing';
import { de as boxDe } from '../box/words/de';
import { en as boxEn } from '../box/words/en';
import { de } from './de';
import { en } from './en';

test('Dino Soldiers speaks German with the same arguments as English', () => {
  expect(faultsOf(en, de)).toEqual([]);
  expect(faultsOf(boxEn, boxDe)).toEqual([]);
});
