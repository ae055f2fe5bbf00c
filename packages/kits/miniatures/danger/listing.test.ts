import { listOf } from './listing';

test('chances stand apart from names of which one ends in a number', () => {
  const threat = (figure: string) => ({ figure, share: 0.42, harm: 'shoot' as const });
  const list = listOf([threat('Allosaurus'), threat('Poacher chief 1')], (figure) => figure);
  expect(list).toBe('Allosaurus: 42%, Poacher chief 1: 42%');
  expect(listOf([threat('Allosaurus'), threat('T. rex')], (figure) => figure)).toBe('Allosaurus 42%, T. rex 42%');
});
