/** Flyers, setup and survivors in a player's hands. */
import { dinoWars, type State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { choicesOf } from './choices';
import { beast, car, Hand, man, rider, tableOf } from './testing/table';

const HERD = 1;

function sky(z = 0) {
  return tableOf(
    { dinosaurs: [beast('d1', 1000, 1000, { kind: 'pteranodon', z })], soldiers: [man('s1', 2500, 1000)] },
    'dinosaur-movement',
  );
}

describe('flight', () => {
  test('DW-FLY-2 the present way of going is marked, and no flyer in the air is told to fly on', () => {
    const choices = (z: number, mode: 'walk' | 'fly' | null) =>
      choicesOf(sky(z), HERD, 'd1', mode).map(({ word, on }) => [word, on]);
    expect(choices(0, 'walk')).toEqual([
      ['Take off', false],
      ['Walk', true],
    ]);
    expect(choices(0, 'fly')).toEqual([
      ['Take off', true],
      ['Walk', false],
    ]);
    expect(choices(900, 'fly')).toEqual([]);
    expect(choices(900, null)).toEqual([['Fly on', null]]);
  });

  test('DW-FLY-2 a flyer that takes off pays the path and the climb, as it adds up', () => {
    const hand = new Hand(sky(), HERD);
    hand.toolbox.select('d1');
    expect(hand.plan).toMatchObject({ kind: 'move', mode: 'walk' });
    hand.toolbox.move('fly');
    hand.point('hover', { x: 1900, y: 1000 });
    expect(hand.plan).toMatchObject({ mode: 'fly', z: 600, preview: { costCi: 1500, heights: [0, 600] } });
    hand.toolbox.climb(300);
    expect(hand.plan).toMatchObject({ z: 900, preview: { costCi: 1800 } });
    hand.toolbox.climbTo(9900);
    expect(hand.plan).toMatchObject({ z: 3600, preview: { refusal: { rule: 'DW-MOVE-3' } } });
  });

  test('a flight of several corners keeps the height of each', async () => {
    const hand = new Hand(sky(900), HERD);
    hand.toolbox.select('d1');
    expect(hand.plan).toMatchObject({ mode: 'fly', z: 900 });
    hand.tap({ x: 1500, y: 1000 });
    hand.toolbox.pin();
    hand.toolbox.climbTo(1200);
    hand.toolbox.goToPoint({ x: 1500, y: 1400 });
    hand.toolbox.confirm();
    await hand.settle();
    expect(hand.sent).toMatchObject([
      {
        type: 'fly',
        path: [
          { x: 1500, y: 1000, z: 900 },
          { x: 1500, y: 1400, z: 1200 },
        ],
      },
    ]);
    expect(hand.state.dinosaurs.d1?.z).toBe(1200);
  });

  test('DW-FLY-4 pointed at prey it comes down beside it, and may overrun it', async () => {
    const hand = new Hand(sky(900), HERD);
    hand.toolbox.select('d1');
    hand.tapFigure('s1');
    expect(hand.plan).toMatchObject({ aim: 's1', preview: { touches: ['s1'], refusal: null } });
    hand.toolbox.confirm();
    await hand.settle();
    expect(hand.state.dinosaurs.d1?.z).toBe(0);
    expect(hand.plan).toMatchObject({ kind: 'overrun', target: 's1' });
  });
});

describe('setting up', () => {
  const placing = () =>
    tableOf(
      {
        dinosaurs: [beast('d1', 0, 0, { at: null, facing: null })],
        soldiers: [man('s1', 0, 0, { at: null }), man('s2', 0, 0, { at: null }), rider('s3', 'v1', 0)],
        vehicles: [car('v1', 0, 0, { at: null })],
      },
      'dinosaur-movement',
      { placing: 'deliberate', armyZoneCi: 1200, separationCi: 2400 },
    );

  test('DW-R-74 figures go where they are pointed, one after the other, crews with their vehicle', async () => {
    const hand = new Hand(placing(), 0);
    expect(hand.toolbox.ready()).toEqual(['v1', 's1', 's2']);
    hand.toolbox.select('v1');
    hand.point('hover', { x: 2000, y: 3000 });
    expect(hand.plan).toMatchObject({ kind: 'put', refusal: { rule: 'DW-R-105' } });
    hand.tap({ x: 2000, y: 700 });
    await hand.settle();
    expect(hand.sent).toMatchObject([{ type: 'place', figure: 'v1', at: { x: 2000, y: 700 }, facing: 90, z: 0 }]);
    expect(hand.selected).toBe('s1');
    hand.toolbox.turn(30);
    hand.tap({ x: 3000, y: 700 });
    await hand.settle();
    expect(hand.sent[1]).toMatchObject({ figure: 's1', facing: 120 });
    expect(hand.toolbox.ready()).toEqual(['s2']);
  });

  test('a player who is not on turn places nothing', () => {
    const hand = new Hand(placing(), HERD);
    expect(hand.toolbox.ready()).toEqual([]);
  });
});

test('DW-R-56 survivors are dragged to their places and put down together', async () => {
  const state = tableOf(
    {
      dinosaurs: [beast('d1', 3000, 2000)],
      vehicles: [car('v1', 3000, 1500, { kind: 'jeep' })],
      soldiers: [rider('s1', 'v1', 0), rider('s2', 'v1', 1), man('s3', 500, 500)],
    },
    'dinosaur-attack',
  );
  const evolve = (event: Parameters<typeof dinoWars.evolve>[1]) => dinoWars.evolve(state as State, event);
  evolve({ type: 'destroyed', figure: 'v1', by: 'd1', rule: 'DW-AUTO-3' });
  evolve({ type: 'survivorsWait', vehicle: 'v1', seat: 0, people: ['s1', 's2'], dinosaur: null });
  const hand = new Hand(state, 0);
  hand.toolbox.select(null);
  const plan = hand.plan;
  if (plan.kind !== 'rescue') throw new Error('Nobody is rescued');
  expect(plan.spots.map(({ figure }) => figure)).toEqual(['s1', 's2']);
  const [first] = plan.spots;
  hand.point('down', first?.at ?? { x: 0, y: 0 });
  hand.point('up', { x: 3000, y: 1420 });
  expect(hand.plan).toMatchObject({ held: 's1' });
  hand.toolbox.confirm();
  await hand.settle();
  expect((hand.state as Frozen<State>).survivors).toEqual([]);
  expect(hand.state.soldiers.s1).toMatchObject({ aboard: null, x: 3000, y: 1420 });
});
