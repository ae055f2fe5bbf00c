/** Every kind of terrain says what it does, with its rule. */
import { frozen } from '@dwo/kernel';
import { useLanguage } from '@dwo/kits/words/catalogue';
import { LANGUAGES } from '@dwo/shared';
import { RULE_IDS, TERRAIN_KINDS } from '../../rules';
import { scene } from '../../testing/table';
import { MINIATURES } from './index';

afterEach(() => useLanguage('en'));

test.each(LANGUAGES)('DC-R-10 each kind of terrain has a sentence of its own (%s)', async (language) => {
  await useLanguage(language);
  const state = scene(
    [
      ['papa_jonas', 4, 4],
      ['malice', 40, 30],
    ],
    TERRAIN_KINDS.map((kind, at) => [kind, 8 + 5 * at, 12, 11 + 5 * at, 15, kind === 'hill' ? 3 : 0]),
  );
  const notes = state.terrain.map(({ id }) => MINIATURES.terrain?.(frozen(state), id));
  expect(new Set(notes.map((note) => note?.text)).size).toBe(TERRAIN_KINDS.length);
  for (const note of notes) {
    expect(note?.text).not.toMatch(/[{}]|undefined|NaN/);
    expect(RULE_IDS).toContain(note?.rule);
  }
  expect(MINIATURES.terrain?.(frozen(state), 'nothing')).toBeNull();
});
