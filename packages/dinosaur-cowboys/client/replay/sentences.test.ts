/** Sentences of reviews: what they say is what their facts say, in English and in German. */
import { type Carried, frozen } from '@dwo/kernel';
import { useLanguage } from '@dwo/kits/words/catalogue';
import { suspects } from '../../bot/causes';
import type { Intent, State } from '../../rules';
import { id, moveTo, scene, up } from '../../testing/table';
import { say } from '../words';
import { wordsAt } from './sentences';

afterEach(() => useLanguage('en'));

/** Papa Jonas with one enemy before him who has acted. */
function facing(): State {
  const state = scene([
    ['papa_jonas', 10, 10],
    ['mama_hanna', 2, 30],
    ['the_blade', 18, 10, [-1, 0], { hp: 4, activated: true }],
    ['betty_one_eye', 46, 34, [-1, 0], { activated: true }],
  ]);
  up(state, 'papa_jonas');
  return state;
}

async function told(state: State, cause: Carried<Intent>): Promise<readonly string[]> {
  const said: string[] = [];
  for (const language of ['en', 'de'] as const) {
    await useLanguage(language);
    said.push(wordsAt(frozen(state)).cause(cause));
  }
  return said;
}

test('lengths in German have a comma', async () => {
  expect(say('inches', { inches: 3.5 })).toBe('3.5″');
  await useLanguage('de');
  expect(say('inches', { inches: 3.5 })).toBe('3,5″');
});

test('a move before an attack says nothing of an attack that may never have been made', async () => {
  const state = facing();
  const better = {
    ...{ type: 'attack', attacker: id(state, 'papa_jonas'), weapon: 'six_shooter_80kw' },
    target: id(state, 'the_blade'),
  } as Intent;
  const moved = moveTo(state, 'papa_jonas', [[10.2, 10]], [1, 0]);
  const cause = suspects(frozen(state), 0, moved, better).find((each) => each.id === 'moved-first');
  const [english, german] = await told(state, { ...cause, loss: 0.1 } as Carried<Intent>);
  expect(english).toMatch(
    /^Papa Jonas moved first, though The Blade was already a target .* It was better to attack at once/,
  );
  expect(german).toMatch(
    /^Papa Jonas zog zuerst, obwohl The Blade schon ein Ziel war .* Besser war es, sofort anzugreifen/,
  );
});

test('an attack before a move is told with what the move would have gained', async () => {
  const state = facing();
  const facts = { figure: id(state, 'papa_jonas'), target: id(state, 'the_blade'), hit: 0.5, out: 0, hustle: false };
  const cause = (more: object) =>
    ({ id: 'attacked-first', rule: 'DC-ACV-1', loss: 0.1, facts: { ...facts, ...more } }) as unknown as Carried<Intent>;
  const nearer = { why: 'attack', otherTarget: id(state, 'the_blade'), otherWeapon: 'scattergun', otherHit: 0.8 };
  expect((await told(state, cause(nearer)))[0]).toBe(
    'Papa Jonas attacked The Blade before moving: 50% to hurt. It was better to move first: from there, The Blade is a target for the Scattergun, 80% to hurt.',
  );
  const [english, german] = await told(state, cause({ why: 'danger', foes: 2, damage: 4.5, otherDamage: 0 }));
  expect(english).toMatch(/move first: in this Turn enemies can do 4.5 damage here on average, there only 0\.$/);
  expect(german).toMatch(/zuerst zu gehen: In diesem Zug machen Gegner hier im Schnitt 4,5 Schaden, dort nur 0\.$/);
});

test('DC-R-72 a better target is told with whom the Explosion would have hurt besides', async () => {
  const state = facing();
  const facts = {
    ...{ figure: id(state, 'papa_jonas'), weapon: 'scattergun', target: id(state, 'the_blade'), hit: 0.7, out: 0 },
    ...{ otherWeapon: 'scattergun', otherTarget: id(state, 'betty_one_eye'), otherHit: 0.7, otherOut: 0 },
    ...{ hp: 10, otherHp: 18, waits: false },
  };
  const cause = (more: object) =>
    ({ id: 'wrong-target', rule: 'DC-ATK-7', loss: 0.1, facts: { ...facts, ...more } }) as unknown as Carried<Intent>;
  const [english, german] = await told(state, cause({ hurtFoes: 1, otherHurtFoes: 2, otherHurtFriends: 1 }));
  expect(english).toMatch(
    /70% to hurt\. Its Explosion would have hurt 2 more enemies and 1 on the own side there, 1 here\.$/,
  );
  expect(german).toMatch(/Die Explosion hätte dort 2 weitere Gegner und 1 von der eigenen Seite verletzt, hier 1\.$/);
  expect((await told(state, cause({ hurtFoes: 2, otherHurtFoes: 2 })))[0]).not.toContain('Explosion');
});

test('a unit that should have acted first is told without a reason where there is none', async () => {
  const state = facing();
  const facts = { figure: id(state, 'papa_jonas'), other: id(state, 'mama_hanna'), why: 'order' };
  const cause = { id: 'wrong-unit', rule: 'DC-TRN-5', loss: 0.1, facts } as unknown as Carried<Intent>;
  const [english, german] = await told(state, cause);
  expect(english).toBe('Papa Jonas was activated. It was better to begin with Mama Hanna.');
  expect(german).toBe('Papa Jonas kam an die Reihe. Besser war es, mit Mama Hanna zu beginnen.');
});

test('an enemy who could attack, but does not in the playouts, is not named', async () => {
  const state = facing();
  const facts = { figure: id(state, 'papa_jonas'), foe: null, foes: 2, damage: 4.5, otherDamage: 1 };
  const cause = { id: 'stay-in-reach', rule: 'DC-SHO-1', loss: 0.1, facts } as unknown as Carried<Intent>;
  const [english, german] = await told(state, cause);
  expect(english).toBe(
    'Papa Jonas stayed where 2 enemies together can do 4.5 damage in this Turn on average; after a move it would have been only 1.',
  );
  expect(german).toContain('blieb dort, wo 2 Gegner zusammen in diesem Zug im Schnitt 4,5 Schaden machen können; nach');
});

test('a blow that can only fell its target has one chance, and one that can hurt as well has two', async () => {
  const state = facing();
  const odds = (hit: number, out: number) =>
    wordsAt(frozen(state)).choice(
      'chose',
      { type: 'attack', attacker: 0, weapon: 'six_shooter_80kw', target: 1 } as Intent,
      { hit, out },
    );
  expect(odds(0.8, 0.8)).toContain(': 80% to put out of action.');
  expect(odds(0.8, 0.2)).toContain(': 80% to hurt, 20% to put out of action.');
  expect(odds(0.8, 0)).toContain(': 80% to hurt.');
});

test('a place that allows a better attack is told beside the attack that the chosen place allows', async () => {
  const state = facing();
  const facts = { figure: id(state, 'papa_jonas'), gap: 3000, otherGap: 3000, why: 'attack', weapon: 'scattergun' };
  const target = { target: id(state, 'the_blade'), hit: 0.7, out: 0 };
  const cause = (own: object): Carried<Intent> => ({
    ...{ id: 'worse-place', rule: 'DC-MOV-1', loss: 0.1 },
    ...{ facts: { ...facts, ...target, ...own }, without: { type: 'endActivation' } },
  });
  const [alone] = await told(state, cause({ ownTarget: null, ownHit: 0, ownOut: 0 }));
  expect(alone).toMatch(/: 70% to hurt\.$/);
  const [english, german] = await told(state, cause({ ownTarget: id(state, 'betty_one_eye'), ownHit: 0.2, ownOut: 0 }));
  expect(english).toMatch(/: 70% to hurt; the best one from here is on Betty One-Eye, 20% to hurt\.$/);
  expect(german).toMatch(/: 70\s% für Schaden; von hier aus ist es höchstens Betty One-Eye, 20\s% für Schaden\.$/);
});

test.each<readonly [Intent, string, string]>([
  [{ type: 'reactLucky', use: false }, 'Lucky was not used.', 'Better: keep Lucky.'],
  [{ type: 'reactYeehaw', use: true, die: 0 }, 'Yeehaw! was used.', 'Better: use Yeehaw!'],
  [{ type: 'reactSnap', list: [] }, 'No Snap Attack was made.', 'Better: make no Snap Attack.'],
  [{ type: 'declareTraits', uses: [] }, 'No trait was used.', 'Better: use no trait.'],
])('an answer is told as what was answered: $0.type', (intent, chose, better) => {
  const words = wordsAt(frozen(facing()));
  expect(words.choice('chose', intent, {})).toBe(chose);
  expect(words.choice('better', intent, {})).toBe(better);
});
