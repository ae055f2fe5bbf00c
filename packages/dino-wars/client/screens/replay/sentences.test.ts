/** Sentences of reviews: how a fate comes, and places with what makes them bad, in English and in German. */
import type { Intent } from '@dwo/dino-wars';
import type { Carried, Fate, Judgement } from '@dwo/kernel';
import { tellingOf } from '@dwo/kits/review/sentence';
import { useLanguage } from '@dwo/kits/words/catalogue';
import { wordsFor } from './sentences';

afterEach(() => useLanguage('en'));

const words = wordsFor({ full: (id) => `<${id}>` });
const MOVE: Intent = { type: 'move', figure: 'T', path: [{ x: 1, y: 1 }], stopAt: null };

async function told(
  cause: Pick<Carried<Intent>, 'id' | 'facts'>,
  fate: Fate | null = null,
): Promise<readonly string[]> {
  const judgement: Judgement<Intent> = {
    ...{
      n: 1,
      seat: 0,
      chosen: MOVE,
      better: MOVE,
      loss: 0.2,
      error: 0.01,
      mark: 'blunder',
      evaluated: 1,
      actor: null,
    },
    ...{ mean: null, skill: [0, 0], level: [0.5, 0.5], odds: { chosen: {}, better: {} }, fate },
    causes: [{ ...cause, rule: 'DW-MOVE-1', without: MOVE, loss: 0.2 }],
  };
  const said: string[] = [];
  for (const language of ['en', 'de'] as const) {
    await useLanguage(language);
    const { why, outcomes } = tellingOf(judgement, words);
    const rows = outcomes.map(({ what, ...shares }) => `${what}: ${shares.chosen}, ${shares.better}`);
    said.push([why, ...rows].join(' | '));
  }
  return said;
}

test('fire that takes more than all life says so', async () => {
  const facts = { figure: 'T', stays: false, lost: 10.2, otherwise: 1.8, life: 4 };
  const [english, german] = await told({ id: 'into-fire', facts });
  expect(english).toContain('would take more than the 4 life points that it had before its next move.');
  expect(german).toContain('bis zum nächsten Zug mehr als die 4 übrigen Lebenspunkte kosten würde.');
  const [less] = await told({ id: 'into-fire', facts: { ...facts, lost: 3 } });
  expect(less).toContain('would take about 3 of its 4 life points');
});

test('a move that ended beside an enemy says so', async () => {
  const facts = { figure: 'T', stays: false, gapCi: 0, otherGapCi: 2300, why: 'fire', lost: 9.1, otherwise: 0.6 };
  const [english, german] = await told({ id: 'worse-place', facts });
  expect(english).toMatch(/^<T> ended the move in contact with an enemy\. /);
  expect(german).toMatch(/^<T> blieb in Kontakt mit einem Feind stehen\. /);
  const [away] = await told({ id: 'worse-place', facts: { ...facts, gapCi: 1100 } });
  expect(away).toMatch(/^<T> ended the move 11" from the nearest enemy\. /);
});

test('a better place beside an enemy is told as contact', async () => {
  const facts = { figure: 'T', stays: false, gapCi: 280, otherGapCi: 0, why: 'near' };
  const [english, german] = await told({ id: 'idle', facts });
  expect(english).toContain('It was better to be in contact with an enemy, not 2.8" away.');
  expect(german).toContain('Besser war Kontakt mit einem Feind statt 2,8" Abstand.');
  const [place] = await told({ id: 'worse-place', facts });
  expect(place).toMatch(/It was better to be in contact with one\.$/);
});

test('how the fate of a figure comes is told with its rule of the game, by the turn and with what happens instead', async () => {
  const facts = { figure: 'T', stays: false, gapCi: 600, otherGapCi: 330, why: 'near' };
  const instead = { what: 'gone', figure: 'B', chosen: 0.45, better: 0.97, anyway: null } as const;
  const how = { by: ['T'], parts: [0.47], way: 'overrun', within: 2, chosen: 0.47, better: 0, instead };
  const fate = { figure: 'A', acts: false, isWhole: true, chosen: 0.5, better: 0.02, tries: 64, how };
  const [english, german] = await told({ id: 'worse-place', facts }, fate);
  expect(english).toMatch(
    / \| <T> overruns <A> within 2 turns: 0\.47, 0 \| <T> falls before that, mostly through <B>: 0\.45, 0\.97$/,
  );
  expect(german).toMatch(
    / \| <T> überrennt <A> binnen 2 Runden: 0\.47, 0 \| <T> fällt schon vorher, vor allem durch <B>: 0\.45, 0\.97$/,
  );
  const soon = await told(
    { id: 'worse-place', facts },
    { ...fate, how: { ...how, way: null, within: 0, instead: null } },
  );
  expect(soon[0]).toContain('<T> kills <A> this turn: 0.47');
  expect(soon[1]).toContain('<T> tötet <A> noch in dieser Runde: 0.47');
});

test('a place that is better for the way home says so, with both distances', async () => {
  const facts = { figure: 'S', stays: false, gapCi: 900, otherGapCi: 800, errandCi: 4000, otherErrandCi: 2500 };
  const [english, german] = await told({ id: 'worse-place', facts: { ...facts, why: 'gate' } });
  expect(english).toMatch(/The gate is the way home: 40" to go from there, from a better one 25"\.$/);
  expect(german).toMatch(/Das Tor ist der Heimweg: von dort 40", von einem besseren 25"\.$/);
  const [pole] = await told({ id: 'idle', facts: { ...facts, why: 'pole' } });
  expect(pole).toMatch(/The way home needs the pole that was found: it was better to be 25" from it, not 40"\.$/);
});

test.each<readonly [Intent, string, string]>([
  [{ type: 'stow', weapon: 'P', vehicle: 'V' }, '<P> was loaded.', 'Better: <P> is loaded.'],
  [{ type: 'board', figure: 'S', vehicle: 'V', seat: null, path: [] }, '<S> got in.', 'Better: <S> gets in.'],
  [{ type: 'endMove', figure: 'T' }, '<T> stayed here.', 'Better: <T> stays here.'],
  [{ type: 'closingFire', figure: 'S', weapon: null }, '<S> held fire.', 'Better: <S> holds fire.'],
])('a choice without odds is told as what was done: $0.type', (intent, chose, better) => {
  expect(words.choice('chose', intent, {})).toBe(chose);
  expect(words.choice('better', intent, {})).toBe(better);
});
