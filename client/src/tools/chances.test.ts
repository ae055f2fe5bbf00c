import { dinoWars, type State } from '@dwo/dino-wars';
import { frozen } from '@dwo/kernel';
import { biteOdds } from './bites';
import { chancesOf, of36 } from './chances';
import { closingOdds } from './shots';
import { tableWith } from './testing/table';

const ARMY = 0;
const HERD = 1;
const OVERRUN = { type: 'overrun', figure: 'd1', target: 's1' } as const;

/** A dinosaur with so much life left upon a soldier who has this order, far from a second one. */
function upon(order: 'fire-best' | 'hold' | 'ask', lifePoints: number, rank: 'enlisted' | 'hero' = 'enlisted'): State {
  const places = [
    { id: 's1', at: { x: 1000, y: 1230 } },
    { id: 's2', at: { x: 3000, y: 2000 } },
  ];
  const state = tableWith(places, [{ id: 'd1', at: { x: 1000, y: 1000 } }], 'dinosaur-movement');
  Object.assign(state.soldiers.s1 ?? {}, { order, rank });
  Object.assign(state.dinosaurs.d1 ?? {}, { kind: 'tyrannosaurus', lifePoints });
  return state;
}

test('DW-OVER-4 against a soldier who holds his fire an overrun is its attack roll', () => {
  const odds = biteOdds(frozen(upon('hold', 15)), 'overrun', 'd1', 's1');
  expect(odds).toMatchObject({ of36: 33, score: 10, luck: null, fallsFirst: null });
  expect(odds?.kill).toBeCloseTo(33 / 36);
});

test('DW-CLOSE-11 closing fire may fell a weak dinosaur before it rolls', () => {
  const odds = biteOdds(frozen(upon('fire-best', 1)), 'overrun', 'd1', 's1');
  const shot = 21 / 36;
  expect(odds).toMatchObject({ of36: 33 });
  expect(odds?.fallsFirst).toBeCloseTo(shot);
  expect(odds?.kill).toBeCloseTo((1 - shot) * (33 / 36));
});

test('DW-CLOSE-4 who will be asked is taken to fire best', () => {
  const asked = biteOdds(frozen(upon('ask', 1)), 'overrun', 'd1', 's1');
  expect(asked).toEqual(biteOdds(frozen(upon('fire-best', 1)), 'overrun', 'd1', 's1'));
});

test('DW-DMG-3 luck undoes hits', () => {
  const odds = biteOdds(frozen(upon('hold', 15, 'hero')), 'overrun', 'd1', 's1');
  expect(odds).toMatchObject({ of36: 33, luck: { needed: 9, of36: 30 } });
  expect(odds?.kill).toBeCloseTo((33 / 36) * (6 / 36));
});

test('an answer has the odds of its shot, and what is refused has none', () => {
  const state = upon('ask', 15);
  expect(closingOdds(frozen(state), 's1', 'rifle')).toBeNull();
  dinoWars.resolve(frozen(state), HERD, OVERRUN, { roll: () => 1 }, (event) => dinoWars.evolve(state, event));
  // Another state, as far as anybody who keeps answers is concerned.
  expect(closingOdds(frozen({ ...state }), 's1', 'rifle')).toMatchObject({ of36: 21, score: 7, damage: 1 });
});

test('a state is walked once for each question', () => {
  const state = frozen(upon('hold', 15));
  const first = chancesOf(state, HERD, OVERRUN, 'attacked');
  expect(chancesOf(state, HERD, { ...OVERRUN }, 'attacked')).toBe(first);
  expect(chancesOf(state, ARMY, OVERRUN, 'attacked')).toBeNull();
  expect(of36(1, 0)).toBe(0);
});
