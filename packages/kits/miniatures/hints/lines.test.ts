/** Hints in words: exact odds, gain, risk, and the next best with its distance. */
import type { Hinted } from './contract';
import { type HintTeller, hintWords } from './lines';

interface Act {
  readonly type: string;
}

const TELLER: HintTeller<Act> = {
  told: ({ type }) => `Do ${type}.`,
  topic: ({ type }) => type.slice(0, 4),
  name: (figure) => figure.toUpperCase(),
  verb: 'bite',
  harm: 'strike',
};

const hinted = (more: Partial<Hinted<Act>['advice']>, risks: Hinted<Act>['risks'] = null): Hinted<Act> => ({
  advice: { intent: { type: 'walk' }, chance: null, next: null, odds: {}, evaluated: 0, ...more },
  risks,
  final: true,
});
const words = (...asked: Parameters<typeof hinted>) => hintWords(hinted(...asked), TELLER);

test('a hint says what to do, the chance after it, and who could then bite', () => {
  const risks = [
    { figure: 'rex', harm: 'strike', share: 0.62 },
    { figure: 'raptor', harm: 'strike', share: 0.1 },
  ] as const;
  const said = words({ chance: { share: 0.58, error: 0.06 } }, risks);
  expect(said.does).toBe('Do walk.');
  expect(said.worth.replaceAll('\u00a0', ' ')).toBe(
    'Chance to win after it: 58% (± 6). Risk of a bite in their next move: REX 62%, RAPTOR 10%.',
  );
  expect(words({}, []).worth).toBe('No risk of a bite there.');
});

test.each([
  [1, 0.13, 'over 87%'],
  [0.995, 0.02, 'over 98%'],
  [0.004, 0.01, 'under 1%'],
  [0.999, 0.002, 'over 99%'],
  [0.001, 0.002, 'under 1%'],
  [1, 0, '100%'],
])('a chance of %d with an error of %d is told as %s', (share, error, told) => {
  expect(words({ chance: { share, error } }).worth).toBe(`Chance to win after it: ${told}.`);
});

test.each([
  [0.5, 0.25],
  [0.6, 0.14],
  [0.3, 0.1],
])('a chance of %d with an error of %d says nothing, and is not told', (share, error) => {
  expect(words({ chance: { share, error } }).worth).toBe('');
});

test('a figure that stays is named first, and a better act of another one last', () => {
  const told = hintWords({ ...hinted({}), stays: 's1' }, TELLER);
  expect(told.does).toBe('S1 has nothing worth doing now. Do walk.');
  expect(words({ better: { type: 'fly' } }).next).toBe('Clearly better first: Do fly.');
});

test('the next best is told with the chance that it costs, or as equal if that may be chance', () => {
  const next = (loss: number | null, error: number, type = 'shoot') =>
    words({ next: { intent: { type }, loss, error } });
  expect(next(0.07, 0.02).next).toBe('Next best, 7% less chance to win: Do shoot.');
  expect(next(0.02, 0.03).next).toBe('About as good: Do shoot.');
  expect(next(-0.02, 0.01).next).toBe('About as good: Do shoot.');
  expect(next(null, 0).next).toBe('Or: Do shoot.');
  expect(next(0.07, 0.02, 'walk far').next).toBe('The next best way to do it has 7% less chance to win.');
});
