import { listOf } from './listing';

test('a chance stands apart from a name that ends in a number', () => {
  const threat = (figure: string) => ({ figure, share: 0.42, harm: 'shoot' as const });
  const list = listOf([threat('Allosaurus'), threat('Poacher chief 1')], (figure) => figure);
  expect(list).toBe('Allosaurus 42%, Poacher chief 1: 42%');
});
