import { comingOf, type Pairs } from './coming';
import type { Blow, Playout } from './evaluator';

const blow = (figure: string, by: string, later: number, more: Partial<Blow> = {}): Blow => ({
  ...{ figure, by, later, way: 'bite', part: 1 },
  ...more,
});
const playout = (...blows: readonly Blow[]): Playout => ({ chances: [], steps: 1, blows });
/** So many pairs of these two playouts. */
const pairs = (chosen: Playout, better: Playout, times = 8): Pairs =>
  Array.from({ length: times }, () => [chosen, better]);
const bite = blow('hero', 'rex', 1);
const bitten = playout(bite);

test('a fate that one striker brings in one way is told with both, by the first turn that shows it', () => {
  const found = comingOf([...pairs(bitten, playout()), ...pairs(playout(), playout(), 2)], 'hero');
  expect(found).toMatchObject({ by: ['rex'], way: 'bite', within: 1, chosen: 0.8, better: 0 });
});

test('blows that the other choice brings as well are no difference', () => {
  expect(comingOf(pairs(bitten, bitten), 'hero')).toBeNull();
  expect(comingOf([...pairs(bitten, playout(), 1), ...pairs(bitten, bitten)], 'hero')).toBeNull();
  expect(comingOf(pairs(playout(), playout()), 'hero')).toBeNull();
  expect(
    comingOf(
      [
        [
          { chances: [], steps: 1 },
          { chances: [], steps: 1 },
        ],
      ],
      'hero',
    ),
  ).toBeNull();
});

test('a fate that several bring is told of those who bring most of it, also if it comes in several ways', () => {
  const shot = (by: string, part: number, way = 'shot') => blow('rex', by, 0, { part, way });
  const many = playout(shot('ann', 0.4), shot('ben', 0.3), shot('cleo', 0.2), shot('dan', 0.1));
  const shares = comingOf(pairs(many, playout()), 'rex');
  expect(shares).toMatchObject({ by: ['ann', 'ben', 'cleo'], way: null, within: 0 });
  expect(shares?.parts.map((part) => part.toFixed(3))).toEqual(['0.400', '0.300', '0.200']);
  const mixed = playout(shot('ann', 0.5), shot('ann', 0.5, 'bomb'));
  expect(comingOf(pairs(playout(), mixed), 'rex')).toMatchObject({ by: ['ann'], way: null, chosen: 0, better: 1 });
});

test('a striker that is gone before it could strike is told, with the one who sees to that', () => {
  const early = [blow('rex', 'ann', 0, { way: 'shot', part: 0.6 }), blow('rex', 'ben', 0, { way: 'shot', part: 0.4 })];
  const { instead } = comingOf(pairs(bitten, playout(...early)), 'hero') ?? {};
  expect(instead).toEqual({ what: 'gone', figure: 'ann', chosen: 0, better: 1, anyway: null });
  // Nobody is told to have done it who did less than half.
  const shared = ['ann', 'ben', 'cleo'].map((by, at) =>
    blow('rex', by, 0, { way: 'shot', part: at === 0 ? 0.4 : 0.3 }),
  );
  expect(comingOf(pairs(bitten, playout(...shared)), 'hero')?.instead).toMatchObject({ what: 'gone', figure: null });
  // One that falls once it has struck was not gone before.
  const late = [bite, blow('rex', 'ann', 1)];
  expect(comingOf(pairs(playout(...late), playout()), 'hero')?.instead).toMatchObject({ what: 'nobody' });
});

test('a striker that takes another figure, or nobody, is told', () => {
  const other = playout(blow('friend', 'rex', 1));
  expect(comingOf(pairs(bitten, other), 'hero')?.instead).toEqual({
    what: 'other',
    figure: 'friend',
    chosen: 0,
    better: 1,
    anyway: null,
  });
  expect(comingOf(pairs(playout(), bitten), 'hero')?.instead).toEqual({
    what: 'nobody',
    figure: null,
    chosen: 1,
    better: 0,
    anyway: null,
  });
  // Another figure that it strikes after both choices is no difference, and neither is one that it strikes later.
  const both = pairs(playout(blow('friend', 'rex', 0), blow('hero', 'rex', 1)), playout(blow('friend', 'rex', 0)));
  expect(comingOf(both, 'hero')?.instead).toBeNull();
  const later = pairs(bitten, playout(blow('friend', 'rex', 2)));
  expect(comingOf(later, 'hero')?.instead).toMatchObject({ what: 'nobody' });
});

test('another figure that is lost all the same after the choice that spares it is told with its share', () => {
  const lost = { friend: 1 };
  const both = pairs({ ...bitten, lost }, { ...playout(blow('friend', 'rex', 1)), lost });
  expect(comingOf(both, 'hero')?.instead).toMatchObject({ what: 'other', figure: 'friend', anyway: 1 });
});

test('the way is told only of one striker who takes a figure as a whole', () => {
  expect(comingOf(pairs(bitten, playout()), 'hero', false)).toMatchObject({ by: ['rex'], way: null });
});
