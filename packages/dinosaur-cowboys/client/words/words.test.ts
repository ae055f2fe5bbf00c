import { useLanguage } from '@dwo/kits/words/catalogue';
import { LANGUAGES } from '@dwo/shared';
import { faultsOf } from '@dwo/shared/testing';
import { STRENGTHS } from '../../bot';
import { PHASES, POSSE_IDS, TRAIT_IDS, TRAITS } from '../../rules';
import { SHELF } from '../box/names';
import { traitDeed } from '../names';
import { say } from '.';
import { de } from './de';
import { en } from './en';

test('Dinosaur Cowboys speaks German with the same arguments as English', () => {
  expect(faultsOf(en, de)).toEqual([]);
});

const ROWS = ['def', 'rtn', 'ctn', 'btn', 'dis', 'spd', 'hp', 'panic', 'fleeing', 'moved', 'empty', 'used'];

afterEach(() => useLanguage('en'));

test.each(LANGUAGES)('each phase, posse and row has words of its own (%s)', async (language) => {
  await useLanguage(language);
  const said = [
    PHASES.map((phase) => say('phase', { phase })),
    [...PHASES, 'posses'].map((at) => say('hint', { at, name: 'A', phase: 'B', left: 'both' })),
    ['both', 'move', 'action', 'none'].map((left) => say('hint', { at: 'phases', name: 'A', left })),
    POSSE_IDS.map((id) => say('posse', { id })),
    ROWS.map((of) => say('row', { of })),
    STRENGTHS.map((id) => say('strength', { id })),
    SHELF.map((id) => say('preset', { id })),
  ];
  const traits = TRAIT_IDS.map((id) => traitDeed(id, TRAITS[id].levels === null ? null : 1));
  for (const words of [...said, traits]) expect(new Set(words).size).toBe(words.length);
});
