import { listOf, weaponOf, whenOf } from './listing';

test('chances stand apart from names of which one ends in a number', () => {
  const threat = (figure: string) => ({ figure, share: 0.42, harm: 'shoot' as const });
  const list = listOf([threat('Allosaurus'), threat('Poacher chief 1')], (figure) => figure);
  expect(list).toBe('Allosaurus: 42%, Poacher chief 1: 42%');
  expect(listOf([threat('Allosaurus'), threat('T. rex')], (figure) => figure)).toBe('Allosaurus 42%, T. rex 42%');
});

test('a chance is told for this round, for the next one, or for both', () => {
  const threat = (later: boolean) => ({ figure: 'a', share: 0.5, harm: 'shoot' as const, later });
  const told = (...later: readonly boolean[]) => whenOf(later.map(threat), 'turn');
  expect([told(), told(false), told(true), told(true, false)]).toEqual(['turn', 'turn', 'turnNext', 'turnBoth']);
  expect(whenOf([threat(true)], undefined)).toBe('none');
});

test('the weapon of all chances is told once, weapons that differ behind each', () => {
  const threat = (figure: string, weapon: string) => ({ figure, share: 0.5, harm: 'shoot' as const, weapon });
  const alike = [threat('Ann', 'rifle'), threat('Bo', 'rifle')];
  const mixed = [threat('Ann', 'rifle'), threat('Bo', 'pistol')];
  expect([weaponOf(alike), weaponOf(mixed), weaponOf([])]).toEqual(['rifle', null, null]);
  const name = (figure: string) => figure;
  expect(listOf(mixed, name, (weapon) => weapon.toUpperCase())).toBe('Ann 50% (RIFLE), Bo 50% (PISTOL)');
});

test('a chance after a flight is told as that', () => {
  const list = listOf([{ figure: 'Betty', share: 0.91, harm: 'shoot', flees: true }], (figure) => figure);
  expect(list).toBe('Betty 91% after fleeing');
});
