import type { Judgement } from '@dwo/kernel';
import { isUsual, numberIn, reviewSentence } from './sentence';

interface Walk {
  readonly type: 'walk';
  readonly to: number;
}

const walk = (to: number): Walk => ({ type: 'walk', to });
const causeOf = (id: string, loss: number) => ({ id, rule: 'X-1', facts: {}, without: walk(1), loss });
const judgement = (causes: Judgement<Walk>['causes'], better: Walk | null): Judgement<Walk> => ({
  ...{
    n: 1,
    seat: 0,
    loss: 0.2,
    mark: 'blunder',
    error: 0.01,
    mean: null,
    skill: [0, 0],
    level: [0.5, 0.5],
    evaluated: 1,
    fate: null,
    actor: null,
  },
  ...{ chosen: walk(3), better, causes, odds: { chosen: { kill: 0.1 }, better: { kill: 0.4 } } },
});
const told = (causes: Judgement<Walk>['causes'], better: Walk | null = walk(2)) =>
  reviewSentence(judgement(causes, better), {
    cause: ({ id }) => `It was ${id}.`,
    choice: (of, intent, odds) => `${of} ${intent?.to} at ${odds.kill}.`,
  });

test('the heaviest cause is the sentence', () => {
  expect(told([causeOf('far', 0.2), causeOf('near', 0.1)])).toBe('It was far.');
});

test('without a cause both choices are told with their odds', () => {
  expect(told([])).toBe('chose 3 at 0.1. better 2 at 0.4.');
  expect(told([], null)).toBe('chose 3 at 0.1. better undefined at 0.4.');
});

test('TABLE-11 a match that was given up is told as such, with the chance that was left', () => {
  const words = { cause: () => 'Why.', choice: () => 'One.' };
  const resigned = (agreed: boolean) => ({
    ...judgement([causeOf('far', 0.2)], null),
    chosen: { type: 'resign', agreed },
  });
  expect(reviewSentence(resigned(true) as never, words)).toBe(
    'This was giving up: tries that play on from here still win 20%.',
  );
  // It was taken back.
  expect(reviewSentence(resigned(false) as never, words)).toBe('Why.');
});

test('a fact that is no number counts as 0', () => {
  const facts = { kill: 0.5, foe: null, weapon: 'bow' };
  expect(['kill', 'foe', 'weapon', 'none'].map((key) => numberIn(facts, key))).toEqual([0.5, 0, 0, 0]);
});

describe('the fate of a figure', () => {
  const fate = { figure: 'rex', acts: true, isWhole: true, chosen: 0.625, better: 0.25, how: null };
  const words = {
    cause: () => 'Why.',
    choice: () => 'One.',
    name: (figure: string) => figure.toUpperCase(),
    vague: ['far'],
  };
  const toldWith = (id: string | null, changes: object = {}) => {
    const causes = id === null ? [] : [causeOf(id, 0.2)];
    return reviewSentence({ ...judgement(causes, walk(2)), fate: { ...fate, ...changes } }, words);
  };

  test('of the one that acts is told with every cause, as a chance or as a share of its life', () => {
    expect(toldWith('near')).toBe(
      'Why. Played on from here, REX is lost in 63% of the tries, after the better choice in 25%.',
    );
    expect(toldWith('near', { isWhole: false })).toContain('REX loses 63% of the remaining life on average');
  });

  test('of another one is told only where the cause says little, or none is known', () => {
    expect(toldWith('near', { acts: false })).toBe('Why.');
    expect(toldWith('far', { acts: false })).toContain('REX is lost');
    expect(toldWith(null, { acts: false })).toContain('One. One. Played on from here, REX');
  });

  describe('with how it comes', () => {
    const blows = {
      deed: (way: string | null, figure: string) => `${way ?? 'kill'}s ${figure}`,
      until: (later: number) => `within ${later}`,
    };
    const how = { by: ['ann'], parts: [0.5], way: 'shoot', within: 1, chosen: 0.5, better: 0.125, instead: null };
    const toldHow = (changes: object, whole = true) =>
      reviewSentence(
        { ...judgement([], walk(2)), fate: { ...fate, isWhole: whole, how: { ...how, ...changes } } },
        { ...words, choice: () => '', blows },
      ).trim();

    test('tells who strikes it, in which way and by when, the worse choice first', () => {
      expect(toldHow({})).toBe(
        'Played on from here, ANN shoots REX within 1 in 50% of the tries, after the better choice in 13%.',
      );
      expect(toldHow({ chosen: 0, way: null, better: 0.5 })).toBe(
        'After the better choice, ANN kills REX within 1 in 50% of the tries, here in 0%.',
      );
      expect(toldHow({}, false)).toBe(
        'Played on from here, ANN takes 50% of REX’s remaining life within 1 on average, after the better choice 13%.',
      );
      expect(toldHow({ by: ['ann', 'ben'], parts: [0.3, 0.2] })).toBe(
        'Played on from here, REX is lost within 1 in 50% of the tries, after the better choice in 13%, mostly to ANN (30%) and BEN (20%).',
      );
    });

    test('tells what the striker does instead', () => {
      const instead = (what: string, figure: string | null, anyway: number | null = null) =>
        toldHow({ instead: { what, figure, anyway, chosen: 0.5, better: 0.75 } }).replace(/^.*? 13%\. /, '');
      expect(instead('gone', null)).toBe('After the better choice ANN falls before that in 75%; here in 50%.');
      expect(instead('gone', 'ben')).toContain('ANN falls before that in 75%, mostly through BEN; here');
      expect(instead('other', 'ben')).toBe('After the better choice ANN takes BEN instead: 75%, here 50%.');
      const traded = { what: 'other', figure: 'ben', anyway: null, chosen: 0.25, better: 0.75 };
      expect(toldHow({ chosen: 0.5, better: 0, instead: traded })).not.toContain('BEN');
      // Neither would help to understand the loss.
      expect(instead('other', 'ben', 0.5)).toBe(instead('nobody', null));
      expect(instead('nobody', null)).not.toContain('ANN takes');
    });
  });
});

test('a mark whose choice was the computer’s usual one says so, and no other', () => {
  const judgement = { mark: 'slip', chosen: { type: 'move' }, skill: [0, 0] } as const;
  expect(isUsual(judgement)).toBe(true);
  expect(isUsual({ ...judgement, skill: [-0.04, 0.04] })).toBe(false);
  expect(isUsual({ ...judgement, mark: null })).toBe(false);
  expect(isUsual({ ...judgement, chosen: { type: 'resign' } })).toBe(false);
});
