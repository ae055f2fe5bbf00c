/** The end of a record in words, as a replay shows it. */
import { type Frozen, frozen, replay } from '@dwo/kernel';
import { useLanguage } from '@dwo/kits/words/catalogue';
import { LANGUAGES } from '@dwo/shared';
import { dinosaurCowboys, type State } from '../../rules';
import { testing } from '../../testing';
import { endingOf } from '../ending';

afterEach(() => useLanguage('en'));

test.each(LANGUAGES)(
  'DC-END-2 a finished match tells the rule that decided, with and without names (%s)',
  async (language) => {
    await useLanguage(language);
    const record = testing.soak(11).recording as never;
    const state = frozen(replay(dinosaurCowboys, record, () => {}) as State) as Frozen<State>;
    expect(state.ending).not.toBeNull();
    const [plain, named] = [endingOf(state), endingOf(state, (seat, count) => `P${seat} ${count}`)];
    expect(plain.text).toMatch(/\d/);
    expect(named.text).toContain('P0');
    expect(named.rule).toBe(state.ending?.rule);
  },
);
