/** Every refusal has a sentence in both languages, with the numbers that it is about. */

import { frozen } from '@dwo/kernel';
import { useLanguage } from '@dwo/kits/words/catalogue';
import { LANGUAGES } from '@dwo/shared';
import { CODES, dinosaurCowboys, type Intent, RULE_IDS, type TraitId } from '../rules';
import { id, moveTo, scene, up } from '../testing/table';
import { refusalWords, traitDeed } from './names';

afterEach(() => useLanguage('en'));

test.each(LANGUAGES)('each code with each rule is a sentence (%s)', async (language) => {
  await useLanguage(language);
  const all = CODES.flatMap((code) =>
    RULE_IDS.map((rule) => refusalWords({ code, rule, facts: { entity: 0, gap: 7300, most: 6000 } }, null)),
  );
  expect(all.filter((text) => /[{}]|undefined|NaN|DC-/.test(text))).toEqual([]);
  expect(all.filter((text) => text.length < 9)).toEqual([]);
});

test('DC-TRT-5 a trait says what it does at its level', () => {
  const said = (trait: TraitId, level: number | null) => traitDeed(trait, level);
  expect(said('rapid_fire', 2)).toBe('+4 attack dice with a gun');
  expect(said('get_up', 3)).toBe('An ally within 8″ regains 15 hitpoints');
  expect(said('eagle_eye', null)).toBe('Guns reach 3″ further');
  expect(said('bonus_spd', 1)).toBe('+1″ Speed');
  expect(said('lucky', null)).toBe('The enemy rolls again');
});

test('a refusal tells by how much', () => {
  const state = scene([
    ['papa_jonas', 10, 10],
    ['drake', 2, 2],
    ['the_blade', 30, 10, [-1, 0]],
    ['malice', 40, 30],
  ]);
  up(state, 'papa_jonas', []);
  const said = (intent: Intent) => {
    const refusal = dinosaurCowboys.check(frozen(state), 0, intent);
    return refusal === null ? null : refusalWords(refusal, frozen(state));
  };
  const [attacker, target] = [id(state, 'papa_jonas'), id(state, 'the_blade')];
  expect(said(moveTo(state, 'papa_jonas', [[15, 10]]))).toBe('Too far: this way costs 5″, 4″ are left.');
  expect(said({ type: 'attack', attacker, weapon: 'scattergun', target })).toBe(
    'The Blade is 19″ away, the Scattergun reaches 14″.',
  );
  expect(said({ type: 'attack', attacker, weapon: 'saber', target })).toBe('Papa Jonas has no Saber.');
});

test('a gap is rounded as on the tape, and never to the very limit that it breaks', () => {
  const said = (gap: number) =>
    refusalWords({ code: 'TOO_FAR', rule: 'DC-ACT-6', facts: { gap, least: 2000, most: 6000 } }, null);
  expect(said(1640)).toMatch(/^The gap is 1\.6″/);
  expect(said(1970)).toMatch(/^The gap is 1\.97″/);
  expect(said(6040)).toMatch(/^The gap is 6\.04″/);
});
