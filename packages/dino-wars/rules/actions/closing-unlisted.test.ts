import { ARMY, answer, gun, HERD, move, overrun, rex, rifle, table } from '../../testing/table';

const FAR = rifle('far', 110, 110);

describe('DW-R-108 a machine gun that is not listed is refused by the rule that forbids it', () => {
  const gunner = (...others: Parameters<typeof table>) => {
    const crew = [rifle('c1', 31, 30, { crewOf: 'G' }), rifle('c2', 30, 31, { crewOf: 'G' })];
    return table(gun('lmg', 'G', 30, 30), ...crew, rex('T', 33.4, 30), FAR, ...others);
  };

  test('DW-R-16 another dinosaur that touches it', () => {
    const { state, does, says } = gunner(rex('U', 27.6, 30));
    does(HERD, overrun('T', 'c1'));
    expect(state.reactions[0]?.weapons).toEqual(['rifle']);
    expect(says(ARMY, answer('c1', 'lmg'))).toBe('DW-R-16 WEAPON_IN_CONTACT');
    expect(says(ARMY, answer('c1', 'hmg'))).toBe('DW-SIDE-4');
    // The list does not change when the other dinosaur moves away.
    does(HERD, move('U', [20, 30]));
    expect(says(ARMY, answer('c1', 'lmg'))).toBe('DW-R-14');
  });

  test('DW-CLOSE-6 its arc', () => {
    const { does, says } = table(
      ...[gun('lmg', 'G', 30, 30, { facing: 180 }), rifle('c1', 31, 30, { crewOf: 'G' })],
      ...[rex('T', 33.4, 30), FAR],
    );
    does(HERD, overrun('T', 'c1'));
    expect(says(ARMY, answer('c1', 'lmg'))).toBe('DW-CLOSE-6');
  });

  test('DW-CLOSE-9 its one closing fire', () => {
    const { does, says } = gunner(rex('U', 30, 33.4));
    does(HERD, move('T', [34, 26], [30, 26], [30, 27.6]));
    does(HERD, overrun('T', 'G'));
    does(ARMY, answer('G', null), ['to-hit', 6, 6]);
    does(HERD, overrun('U', 'c2'));
    expect(says(ARMY, answer('c2', 'lmg'))).toBe('DW-CLOSE-9 CLOSING_FIRE_USED');
  });
});
