import type { Judgement } from '@dwo/kernel';
import { isUsual, numberIn, tellingOf } from './sentence';

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
  tellingOf(judgement(causes, better), {
    cause: ({ id }) => `It was ${id}.`,
    choice: (of, intent, odds) => `${of} ${intent?.to} at ${odds.kill}.`,
  }).why;

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
  expect(tellingOf(resigned(true) as never, words).why).toBe(
    'This was giving up: tries that play on from here still win 20%.',
  );
  // It was taken back.
  expect(tellingOf(resigned(false) as never, words).why).toBe('Why.');
});

test('a fact that is no number counts as 0', () => {
  const facts = { kill: 0.5, foe: null, weapon: 'bow' };
  expect(['kill', 'foe', 'weapon', 'none'].map((key) => numberIn(facts, key))).toEqual([0.5, 0, 0, 0]);
});

describe('the fate of a figure', () => {
  const fate = { figure: 'rex', acts: true, isWhole: true, chosen: 0.625, better: 0.25, tries: 40, how: null };
  const words = {
    cause: () => 'Why.',
    choice: () => 'One.',
    name: (figure: string) => figure.toUpperCase(),
    vague: ['far'],
  };
  const toldWith = (id: string | null, changes: object = {}) => {
    const causes = id === null ? [] : [causeOf(id, 0.2)];
    return tellingOf({ ...judgement(causes, walk(2)), fate: { ...fate, ...changes } }, words);
  };

  test('of the one that acts is told with every cause, as a chance or as a share of its life', () => {
    const outcomes = [{ what: 'REX is lost', chosen: 0.625, better: 0.25 }];
    expect(toldWith('near')).toEqual({ why: 'Why.', outcomes, tries: 40 });
    expect(toldWith('near', { isWhole: false }).outcomes[0]?.what).toBe('Life that REX loses');
  });

  test('of another one is told only where the cause says little, or none is known', () => {
    expect(toldWith('near', { acts: false })).toEqual({ why: 'Why.', outcomes: [], tries: 0 });
    expect(toldWith('far', { acts: false }).outcomes).toHaveLength(1);
    expect(toldWith(null, { acts: false })).toMatchObject({ why: 'One. One.', tries: 40 });
  });

  describe('with how it comes', () => {
    const blows = {
      deed: (way: string | null, figure: string) => `${way ?? 'kill'}s ${figure}`,
      until: (later: number) => `within ${later}`,
    };
    const how = { by: ['ann'], parts: [0.5], way: 'shoot', within: 1, chosen: 0.5, better: 0.125, instead: null };
    const toldHow = (changes: object, whole = true) =>
      tellingOf(
        { ...judgement([], walk(2)), fate: { ...fate, isWhole: whole, how: { ...how, ...changes } } },
        { ...words, blows },
      ).outcomes;
    const shares = { chosen: 0.5, better: 0.125 };

    test('tells who strikes it, in which way and by when', () => {
      expect(toldHow({})).toEqual([{ what: 'ANN shoots REX within 1', ...shares }]);
      expect(toldHow({ chosen: 0, way: null, better: 0.5 })).toEqual([
        { what: 'ANN kills REX within 1', chosen: 0, better: 0.5 },
      ]);
      expect(toldHow({}, false)).toEqual([{ what: 'Life that ANN takes from REX within 1', ...shares }]);
      expect(toldHow({ by: ['ann', 'ben'], parts: [0.3, 0.2] })).toEqual([
        { what: 'REX is lost within 1, mostly to ANN (30%) and BEN (20%)', ...shares },
      ]);
    });

    test('tells what the striker does instead', () => {
      const instead = (what: string, figure: string | null, anyway: number | null = null) =>
        toldHow({ instead: { what, figure, anyway, chosen: 0.5, better: 0.75 } }).slice(1);
      const told = (what: string) => [{ what, chosen: 0.5, better: 0.75 }];
      expect(instead('gone', null)).toEqual(told('ANN falls before that'));
      expect(instead('gone', 'ben')).toEqual(told('ANN falls before that, mostly through BEN'));
      expect(instead('other', 'ben')).toEqual(told('ANN takes BEN instead'));
      const traded = { what: 'other', figure: 'ben', anyway: null, chosen: 0.25, better: 0.75 };
      expect(toldHow({ chosen: 0.5, better: 0, instead: traded })).toHaveLength(1);
      // Neither would help to understand the loss.
      expect([...instead('other', 'ben', 0.5), ...instead('nobody', null)]).toEqual([]);
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
