/** Sentences of reviews: what they say is what their facts say, in English and in German. */
import { type Carried, frozen } from '@dwo/kernel';
import { useLanguage } from '@dwo/kits/words/catalogue';
import type { Intent, Now } from '../../rules';
import { dinoSoldiers } from '../../rules';
import { SOLDIERS, soldiersTurn } from '../../testing/table';
import { wordsAt } from './sentences';

afterEach(() => useLanguage('en'));

const BEFORE = dinoSoldiers.view(
  frozen(
    soldiersTurn(
      ['oooooo'],
      [
        ['stegosaurus', 0, 0],
        ['velociraptor', 1, 0],
        ['gunJeep', 3, 0],
      ],
    ),
  ),
  SOLDIERS,
) as Now;

async function told(id: string, facts: Carried<Intent>['facts']): Promise<readonly string[]> {
  const said: string[] = [];
  for (const language of ['en', 'de'] as const) {
    await useLanguage(language);
    said.push(wordsAt(BEFORE).cause({ id, rule: 'DS-RNG-1', facts, loss: 0.1, without: { type: 'endTurn' } }));
  }
  return said;
}

const THREE = { unit: 2, foe: 0, foes: 3, damage: 1, all: 3, hp: 4, sure: true, x: 3, y: 0, otherX: 4, otherY: 0 };

test('enemies that can each take a little are told with what they take together, and the other tile by its name', async () => {
  const [english, german] = await told('step-into-reach', { ...THREE, otherFoes: 2, otherDamage: 1, otherAll: 2 });
  expect(english).toMatch(
    /^Gun Jeep came to \S+, where 3 enemies can hit it next turn, Stegosaurus hardest, together for up to 3 of its 4 hit points\. On \S+ 2 could, together for up to 2\.$/,
  );
  expect(german).toMatch(
    /^MG-Jeep kam nach \S+, wo 3 Feinde die Einheit .*, zusammen mit bis zu 3 von 4 Lebenspunkten\. Auf \S+ konnten es 2, zusammen mit bis zu 2\.$/,
  );
  const [single] = await told('stay-in-reach', { ...THREE, foes: 1, sure: false, otherFoes: 0 });
  expect(single).toMatch(
    /where Stegosaurus can hit it next turn for 1 of its 4 hit points, unless a face-down tile on the way stops them\. On \S+ nobody could\.$/,
  );
});

test('an attack that had better come first is told with what is left of it', async () => {
  const first = { unit: 2, by: 2, mode: 'shoot', target: 0, kill: 0, damage: 3, hp: 4, enters: false };
  const [same] = await told('attack-first', { ...first, otherKill: 0, otherDamage: 3, otherHp: 4, lost: false });
  expect(same).toMatch(/at once by Shoot: 3 of its 4 hit points\. The first attack ends/);
  const [less] = await told('attack-first', { ...first, otherKill: 0, otherDamage: 2, otherHp: 4, lost: false });
  expect(less).toMatch(/: 3 of its 4 hit points; after this move only 2 of its 4 hit points\. The first/);
  const [, lost] = await told('attack-first', { ...first, lost: true });
  expect(lost).toMatch(/; nach diesem Schritt ging das nicht mehr\. Der erste Angriff/);
});

test('a dodge is told as one', () => {
  const words = wordsAt(BEFORE);
  expect(words.choice('chose', { type: 'dodge', choices: [] }, {})).toBe('The dodges were chosen like this.');
  expect(words.choice('better', { type: 'dodge', choices: [] }, {})).toBe('Better: other dodges.');
});
