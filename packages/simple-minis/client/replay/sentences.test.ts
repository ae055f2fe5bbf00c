/** Sentences of reviews: what they say is what their facts say, in English and in German. */
import type { Carried } from '@dwo/kernel';
import { useLanguage } from '@dwo/kits/words/catalogue';
import type { Intent } from '../../rules';
import { at, inStep, now, scene } from '../../testing/table';
import { nameAt } from '../names';
import { say } from '../words';
import { wordsAt } from './sentences';

afterEach(() => useLanguage('en'));

const BEFORE = now(
  inStep(
    'distance',
    scene([at('scout', 0, 20, 20), at('scout', 0, 24, 20), at('scout', 1, 28, 20), at('raptor', 1, 40, 28)]),
  ),
);

async function told(id: string, facts: Carried<Intent>['facts']): Promise<readonly string[]> {
  const said: string[] = [];
  for (const language of ['en', 'de'] as const) {
    await useLanguage(language);
    said.push(
      wordsAt(BEFORE).cause({ id, rule: 'VS-DST-1', facts, loss: 0.1, without: { type: 'endStep' } as Intent }),
    );
  }
  return said;
}

test('lengths in German have a comma', async () => {
  expect(say('inches', { inches: 3.5 })).toBe('3.5″');
  await useLanguage('de');
  expect(say('inches', { inches: 3.5 })).toBe('3,5″');
});

test('figures of both sides that have one name are told apart', async () => {
  expect([0, 1, 2, 3].map((id) => nameAt(BEFORE, id))).toEqual(['Scout 1', 'Scout 2', 'Scout 3', 'Raptor']);
  const [english] = await told('unspent-shot', { figure: 0, target: 2, kill: 0.17, able: 1 });
  expect(english).toBe(
    'The step was ended while Scout 1 could still shoot at Scout 3, with a chance of 17% to destroy it.',
  );
});

test('two targets with the same chance are not told apart by it', async () => {
  const both = { figure: 0, target: 2, otherTarget: 3, points: 7, otherPoints: 7, kill: 0.75, otherKill: 0.75 };
  const [english, german] = await told('wrong-target', both);
  expect(english).toMatch(/Raptor \(7 pts\) was the better target, with the same chance\.$/);
  expect(german).toMatch(/war das bessere Ziel, bei gleicher Chance\.$/);
  expect((await told('wrong-target', { ...both, otherKill: 0.8 }))[0]).toMatch(/at 80%\.$/);
});

test('VS-WLD-6 an attack on a sleeper tells that it wakes, and what was better', async () => {
  const attack = { figure: 0, target: 3, kill: 0.17, otherTarget: 2, otherKill: 0.25 };
  expect((await told('woke-sleeper', attack))[0]).toBe(
    'Scout 1 attacked Raptor, which slept, with a chance of 17% to destroy it. Hit or not, the attack wakes it at the end of the round. Scout 3 was the better target, at 25%.',
  );
  const [, german] = await told('woke-sleeper', { ...attack, otherTarget: null });
  expect(german).toMatch(/Besser war, es schlafen zu lassen\.$/);
});

test('a place that was left is told with where its figure went', async () => {
  const place = { figure: 0, why: 'place', otherGap: 6142 };
  const [into, hinein] = await told('left-place', { ...place, gap: 2 });
  expect(into).toBe('Scout 1 went into contact with an enemy. It was better to stay 6.1″ away.');
  expect(hinein).toMatch(/ ging an einen Gegner heran\. Besser war, in 6,1″ Abstand zu bleiben\.$/);
  expect((await told('left-place', { ...place, gap: 9753 }))[0]).toMatch(
    /^Scout 1 went to a place 9\.8″ from the nearest enemy\./,
  );
});

test('a figure that gets off is told with what it gets off', () => {
  const mounted = now(
    inStep(
      'move',
      scene([at('brawler', 0, 20, 20, { riding: 1 }), at('steam_wagon', 0, 20, 20), at('raptor', 1, 40, 28)]),
    ),
  );
  const leave = { type: 'leave', figure: 0, path: [{ x: 22_000, y: 20_000 }] } as unknown as Intent;
  expect(wordsAt(mounted).choice('chose', leave, {})).toBe('Brawler got off Steam wagon.');
  expect(wordsAt(BEFORE).choice('chose', leave, {})).toBe('Scout 1 got off.');
});

test('a set-up is told as one', () => {
  const words = wordsAt(BEFORE);
  expect(words.choice('chose', { type: 'deploy', list: [] }, {})).toBe('The force was set up like this.');
  expect(words.choice('better', { type: 'deploy', list: [] }, {})).toBe('Better: another set-up.');
});
