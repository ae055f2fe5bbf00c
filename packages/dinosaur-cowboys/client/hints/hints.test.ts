/** The strong computer's choices are told as sentences, those of attacks with their exact odds. */
import { frozen } from '@dwo/kernel';
import { useLanguage } from '@dwo/kits/words/catalogue';
import { LANGUAGES } from '@dwo/shared';
import { bot } from '../../bot';
import { dinosaurCowboys, type Intent, type Now } from '../../rules';
import { id, scene, up } from '../../testing/table';
import { told } from './hints';

const state = scene([
  ['brother_jerrid', 10, 10],
  ['drake', 2, 2],
  ['betty_one_eye', 14, 10, [-1, 0]],
  ['malice', 40, 30],
]);
up(state, 'brother_jerrid', []);
const now = frozen(state) as Now;

afterEach(() => useLanguage('en'));

test.each(LANGUAGES)('every intent of a moment, and the choice itself, is a sentence (%s)', async (language) => {
  await useLanguage(language);
  const choice = bot.choose(now, 0, { roll: () => 1 }, 'strong');
  const said = [choice, ...dinosaurCowboys.intents(now, 0)].map((intent) => told(now, 0, intent));
  expect(said.filter((text) => /[{}]|undefined|NaN/.test(text) || text.length < 8)).toEqual([]);
});

test('an attack is told with its odds', () => {
  const attack: Intent = {
    ...{ type: 'attack', attacker: id(state, 'brother_jerrid'), target: id(state, 'betty_one_eye') },
    weapon: 'six_shooter_400kw',
  };
  expect(told(now, 0, attack)).toMatch(
    /^Attack Betty One-Eye with the 400kW Six-Shooter of Brother Jerrid: \d\.\d damage on average, \d+\s% to take it out\.$/,
  );
});
