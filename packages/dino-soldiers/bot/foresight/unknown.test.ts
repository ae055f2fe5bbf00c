import { frozen } from '@dwo/kernel';
import { seatOf } from '../../rules';
import { soldiersTurn } from '../../testing/table';
import { reachOf } from './reach';
import { riskFor, riskOf, riskOfWay } from './unknown';

const at = (rows: Parameters<typeof soldiersTurn>[0], units: Parameters<typeof soldiersTurn>[1]) => {
  const state = frozen(soldiersTurn(rows, units));
  const risk = (id: number) => {
    const unit = state.units[id];
    if (unit === undefined) throw new Error(`unit ${id}`);
    return riskFor(state, unit);
  };
  return { state, risk };
};

test('DS-TER-6 the chance counts the faces that no open tile has, and kills by the life of the unit', () => {
  const { state, risk } = at(
    ['OOOOO>'],
    [
      ['rifleman', 5, 0],
      ['deinonychus', 0, 0],
      ['pachycephalosaurus', 1, 0],
    ],
  );
  expect(state.tiles.filter(({ face }) => face === null)).toHaveLength(5);
  // Five of the 28 faces hurt, three of them with two or three hit points, one with three.
  expect(risk(0)).toEqual({ hurts: 5 / 28, kills: 5 / 28 });
  expect(risk(1)).toEqual({ hurts: 5 / 28, kills: 1 / 28 });
  expect(risk(2)).toEqual({ hurts: 5 / 28, kills: 0 });
});

test('a face that is seen can’t lie elsewhere, and an open tile has no risk', () => {
  const { state, risk } = at(
    ['omOO>'],
    [
      ['rifleman', 4, 0],
      ['compsognathus', 0, 0],
    ],
  );
  expect(risk(0)).toEqual({ hurts: 4 / 26, kills: 4 / 26 });
  const [unit] = state.units;
  if (unit === undefined) throw new Error('no unit');
  expect(riskOf(state, unit, { tile: 0, harm: 0 })).toEqual({ hurts: 0, kills: 0 });
  expect(riskOf(state, unit, { tile: 2, harm: 0 })).toEqual(risk(0));
});

test('DS-TER-7 DS-TER-8 a unit that bad ground does not hurt has no risk, and Armour stops its share', () => {
  const { risk } = at(
    ['OOO>'],
    [
      ['rifleman', 3, 0],
      ['pteranodon', 0, 0],
      ['ankylosaurus', 1, 0],
    ],
  );
  expect(risk(1)).toEqual({ hurts: 0, kills: 0 });
  expect(risk(2)).toEqual({ hurts: 3 / 28, kills: 0 });
});

test('a way through face-down ground has the risk of all that it enters, also to an open tile', () => {
  const state = frozen(
    soldiersTurn(
      ['oOoOo>'],
      [
        ['scout', 0, 0],
        ['gunJeep', 0, 0],
        ['compsognathus', 5, 0],
      ],
    ),
  );
  const [scout, jeep] = state.units;
  if (scout === undefined || jeep === undefined) throw new Error('no unit');
  const ways = reachOf(state, seatOf(state, 'soldiers'), scout);
  const risk = (tile: number) => {
    const way = ways.find((each) => each.tile === tile);
    if (way === undefined) throw new Error(`tile ${tile}`);
    return riskOfWay(state, scout, way);
  };
  // One of the 28 faces lies open, none of those five that hurt.
  expect(risk(1)).toEqual(riskFor(state, scout));
  expect(risk(2).kills).toBeCloseTo(5 / 27);
  expect(risk(4).hurts).toBeCloseTo(1 - (22 / 27) * (21 / 26));
  expect(risk(4).kills).toBeCloseTo(risk(4).hurts);
  // Its Armour stops one; two tiles together may take what neither takes alone.
  const way = ways.find((each) => each.tile === 4);
  if (way === undefined) throw new Error('no way');
  const three = { ...jeep, hp: 3 };
  expect(riskFor(state, three).kills).toBe(0);
  expect(riskOfWay(state, three, way).kills).toBeGreaterThan(0);
});

test('of two ways that hurt alike, that over open ground is taken', () => {
  const state = frozen(soldiersTurn(['oOo', 'ooo'], [['scout', 0, 0]]));
  const [scout] = state.units;
  if (scout === undefined) throw new Error('no unit');
  const way = reachOf(state, seatOf(state, 'soldiers'), scout).find(({ tile }) => tile === 2);
  expect(way?.unknown).toBe(false);
});
