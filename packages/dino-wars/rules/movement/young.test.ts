/** Young dinosaurs: weaker and cheaper than the table says, with all other values as printed (DW-R-106, DW-SCALE-4). */
import { clone, type Frozen } from '@dwo/kernel';
import { auditor, diceIn } from '../../judge';
import { scenarioOptions } from '../../scenarios/player';
import {
  ARMY,
  attack,
  dino,
  fire,
  HERD,
  move,
  only,
  optionsFor,
  rex,
  rifle,
  type Scene,
  scene,
  vehicle,
} from '../../testing/table';
import { DINOSAURS } from '../data/dinosaurs';
import { figureIndexOf } from '../figure-index';
import { discOf, heightOf } from '../figures';
import { dinoWars } from '../ruleset';
import { pointsOfForces } from '../set-up/points';
import type { Dinosaur, State } from '../state';
import { leftCi } from './allowance';

const YOUNG = { lifePoints: 6, damage: 1 };
const FAR = rifle('far', 110, 110);

/** Lists the refusals of a tyrannosaurus (15 life points, damage 3) with these values. */
function wrong(more: Parameters<typeof rex>[3]): string[] {
  const options = optionsFor({}, rex('T', 20, 20, more), rifle('S', 60, 60));
  return dinoWars.checkSetup(options).map(({ rule }) => rule);
}

test.each([
  [{ lifePoints: 14, damage: 2 }, []],
  [{ lifePoints: 1, damage: 0 }, []],
  [{ lifePoints: 15, damage: 2 }, ['DW-R-106']],
  [{ lifePoints: 14, damage: 3 }, ['DW-R-106']],
  [{ lifePoints: 0, damage: 0 }, ['DW-R-106']],
  [{ lifePoints: 5.5, damage: 1 }, ['DW-R-106']],
  [{ lifePoints: 5, damage: -1 }, ['DW-R-106']],
])("DW-R-106 %j must be less than an adult's, or it is refused", (young, rules) => {
  expect(wrong({ young })).toEqual(rules);
});

test("DW-R-106 the refusal has an adult's values", () => {
  const options = optionsFor({}, rex('T', 20, 20, { young: { lifePoints: 15, damage: 2 } }), rifle('S', 60, 60));
  expect(dinoWars.checkSetup(options)).toEqual([
    {
      ...{ rule: 'DW-R-106', code: '' },
      facts: { figure: 'T', lifePoints: 15, damage: 2, below: 15, belowDamage: 3 },
    },
  ]);
});

test('DW-R-106 all but its life points and damage is as printed', () => {
  const { state, says } = scene({}, rex('T', 20, 20, { young: YOUNG }), FAR);
  expect(leftCi(state as Frozen<State>, 'T')).toBe(1800);
  expect(says(HERD, move('T', [110, 20]))).toBe('DW-MOVE-3 NOT_ENOUGH_MOVEMENT');
  expect(discOf(state as Frozen<State>, state.dinosaurs.T as Dinosaur).radius).toBe(190);
  expect(heightOf(state as Frozen<State>, state.dinosaurs.T as Dinosaur)).toBe(DINOSAURS.tyrannosaurus.heightCi);
});

test('DW-R-106 DW-R-97 its side loses its whole price when it dies', () => {
  const { state, does } = scene(
    { phase: 'regular-fire' },
    rex('T', 20, 20, { young: YOUNG, lifePoints: 1 }),
    rex('U', 60, 20),
    rifle('S', 20, 27),
    FAR,
  );
  const left = () => figureIndexOf(state as Frozen<State>).points.dinosaurs;
  expect(left()).toBe(21);
  does(ARMY, fire('S', 'rifle', 'T'), ['to-hit', 1, 1]);
  expect(left()).toBe(15);
});

test('DW-R-106 DW-DMG-11 a young dinosaur may begin wounded, but never has more than its full life points', () => {
  expect(wrong({ young: YOUNG, lifePoints: 6 })).toEqual([]);
  expect(wrong({ young: YOUNG, lifePoints: 7 })).toEqual(['DW-DMG-11']);
});

test('DW-R-106 DW-PTS-5 it costs its life points, a flyer 1 more', () => {
  const points = (...herd: ReturnType<typeof dino>[]) => pointsOfForces(optionsFor({}, ...herd, FAR)).dinosaurs;
  const small = dino('quetzalcoatlus', 'Q', 40, 40, { young: { lifePoints: 2, damage: 0 } });
  expect(points(rex('T', 20, 20, { young: YOUNG }))).toBe(6);
  expect(points(rex('T', 20, 20))).toBe(15);
  expect(points(small)).toBe(3);
  const { state } = scene({}, rex('T', 20, 20, { young: YOUNG }), small, FAR);
  expect(state.startingPoints.dinosaurs).toBe(9);
  expect(figureIndexOf(state as Frozen<typeof state>).points.dinosaurs).toBe(9);
});

test('DW-R-106 DW-DMG-8 DW-DMG-9 it dies sooner and does less damage, at the printed score, and its asterisks count', () => {
  const about: Scene = { phase: 'dinosaur-attack' };
  const young = rex('T', 20, 20, { young: YOUNG, lifePoints: 2 });
  const { state, does } = scene(about, young, vehicle('truck', 'V', 24.6, 20), rifle('S', 20, 27), FAR);
  expect(only(does(HERD, attack('T', 'V'), ['to-hit', 4, 6]), 'attacked')[0]).toMatchObject({ score: 10, hit: true });
  expect(state.vehicles.V?.structurePoints).toBe(3);
  const again = scene(about, young, vehicle('truck', 'V', 24.6, 20), rifle('S', 20, 27), FAR);
  again.does(HERD, attack('T', 'V'), ['to-hit', 1, 2]);
  expect(again.state.vehicles.V?.alive).toBe(false);
  const shot = scene({ phase: 'regular-fire' }, young, rifle('S', 20, 27, { weapon: 'smg' }), FAR);
  shot.does(ARMY, fire('S', 'smg', 'T'), ['to-hit', 1, 2]);
  expect(shot.state.dinosaurs.T?.alive).toBe(false);
});

test('DW-R-106 a scenario file may have one', () => {
  const { options } = scenarioOptions({
    figures: [
      { id: 'T', type: 'tyrannosaurus', pos: [20, 20], young: { lp: 6, damage: 1 } },
      { id: 'S', type: 'soldier', pos: [60, 60] },
    ],
    steps: [],
  });
  expect(options.dinosaurs[0]).toMatchObject({ young: YOUNG, lifePoints: null });
});

test('DW-R-106 DW-INV-19 a hit with damage 0 takes nothing, and the judge accepts it', () => {
  const harmless = dino('gallimimus', 'G', 20, 20, { young: { lifePoints: 2, damage: 0 } });
  const { state, does } = scene({ phase: 'dinosaur-attack' }, harmless, vehicle('truck', 'V', 23.2, 20), FAR);
  const judge = auditor(clone(state) as Frozen<typeof state>);
  const intent = attack('G', 'V');
  const events = does(HERD, intent, ['to-hit', 2, 4]);
  expect(only(events, 'damaged')).toMatchObject([{ figure: 'V', lost: 0 }]);
  const rolls = events.flatMap(diceIn);
  expect(judge.played({ seat: HERD, intent, events, rolls, after: state as Frozen<typeof state> })).toEqual([]);
});
