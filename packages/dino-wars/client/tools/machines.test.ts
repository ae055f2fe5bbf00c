/** Vehicles, guns and their crews in a player's hands. */
import type { State } from '@dwo/dino-wars';
import type { Frozen, Refusal } from '@dwo/kernel';
import { refusalSentence } from '../hud/words/refusals';
import { choicesOf } from './choices';
import { loadsIn } from './poles';
import { whyNot } from './referee';
import { missedRide } from './rides';
import { beast, car, Hand, man, rider, tableOf, weapon } from './testing/table';

const ARMY = 0;

function motorPool(phase: Parameters<typeof tableOf>[1] = 'army-movement') {
  return tableOf(
    {
      vehicles: [car('v1', 3000, 1500, { mg: 'lmg' })],
      soldiers: [
        ...[rider('s1', 'v1', 0), rider('s2', 'v1', 1)],
        ...[man('s3', 3000, 1100), man('s4', 1000, 1000, { crewOf: 'g1' }), man('s5', 1180, 1000, { crewOf: 'g1' })],
        ...[man('s6', 1090, 1240), man('s7', 4000, 2400)],
      ],
      crewedWeapons: [weapon('g1', 1090, 1130)],
      dinosaurs: [beast('d1', 1100, 3600), beast('d2', 5000, 3600)],
    },
    phase,
  );
}

const choice = (hand: Hand, figure: string, word: string) =>
  choicesOf(hand.state, ARMY, figure).find((each) => each.word === word);

describe('riding', () => {
  test('DW-R-113 a soldier who is dropped on a vehicle walks up to it and gets in', async () => {
    const hand = new Hand(motorPool(), ARMY);
    hand.point('down', { x: 3000, y: 1100 }, 's3');
    hand.point('move', { x: 3000, y: 1490 }, null);
    expect(hand.plan).toMatchObject({ kind: 'move', aim: 'v1', preview: { intent: { type: 'board' }, refusal: null } });
    hand.point('up', { x: 3000, y: 1490 });
    await hand.settle();
    expect(hand.sent).toMatchObject([{ type: 'board', figure: 's3', vehicle: 'v1', seat: null }]);
    expect(hand.state.soldiers.s3?.aboard).toBe('v1');
  });

  test('the button for getting in gets in at once, or plans the walk to a vehicle out of reach', async () => {
    const hand = new Hand(motorPool(), ARMY);
    hand.toolbox.select('s3');
    hand.toolbox.getIn('v1');
    await hand.settle();
    expect(hand.sent).toMatchObject([{ type: 'board', figure: 's3', vehicle: 'v1' }]);
    hand.toolbox.select('s7');
    hand.toolbox.getIn('v1');
    await hand.settle();
    expect(hand.sent).toHaveLength(1);
    expect(hand.plan).toMatchObject({ kind: 'move', aim: 'v1' });
  });

  test('a soldier who is too far off to get in walks towards it as far as possible', () => {
    const hand = new Hand(motorPool(), ARMY);
    hand.toolbox.select('s7');
    hand.toolbox.goFor('v1');
    expect(hand.plan).toMatchObject({ aim: 'v1', preview: { intent: { type: 'move' }, refusal: null } });
    const { preview } = hand.plan as { preview: { costCi: number } };
    expect(preview.costCi).toBeGreaterThan(590);
  });

  test('DW-LOAD-3 a soldier dropped on a vehicle out of reach stays until Move is pressed', async () => {
    const hand = new Hand(motorPool(), ARMY);
    const { x = 0, y = 0 } = hand.state.soldiers.s7 ?? {};
    hand.point('down', { x, y }, 's7');
    hand.point('move', { x: 3000, y: 1500 });
    expect(missedRide(hand.state, ARMY, hand.plan)).toMatchObject({ leftCi: 600 });
    hand.point('up', { x: 3000, y: 1500 });
    await hand.settle();
    expect(hand.sent).toEqual([]);
    expect(hand.plan).toMatchObject({ kind: 'move', aim: 'v1', fixed: true });
    hand.toolbox.confirm();
    await hand.settle();
    expect(hand.sent).toMatchObject([{ type: 'move', figure: 's7' }]);
  });

  test('DW-LOAD-3 a soldier who could only reach it with the whole movement is told so', () => {
    const hand = new Hand(motorPool(), ARMY);
    Object.assign(hand.state.soldiers.s7 ?? {}, { x: 3000, y: 2250 });
    const near = new Hand({ ...hand.state }, ARMY);
    near.toolbox.select('s7');
    near.toolbox.goFor('v1');
    expect(near.plan).toMatchObject({ preview: { intent: { type: 'board' }, refusal: { rule: 'DW-LOAD-3' } } });
  });

  test('DW-LOAD-3 getting in is offered near a vehicle, and says what is missing', () => {
    const getIn = (more: object) => {
      const state = motorPool();
      Object.assign(state.soldiers.s3 ?? {}, more);
      return { state, found: choice(new Hand(state, ARMY), 's3', 'Get in') };
    };
    expect(getIn({}).found).toMatchObject({ about: 'v1', refusal: null });
    // In contact, after more than half of the movement.
    const touching = getIn({ x: 3000, y: 1500 - 200, spentCi: 480 }).found;
    const needs = { rule: 'DW-LOAD-3', code: 'NOT_ENOUGH_MOVEMENT' };
    expect(touching?.refusal).toMatchObject({ ...needs, facts: { spentCi: 480 } });
    const { state, found } = getIn({ x: 3000, y: 700 });
    expect(found?.refusal).toMatchObject(needs);
    const said = refusalSentence(found?.refusal as Refusal, { state: state as Frozen<State>, names: null }, () => null);
    expect(said).toBe('Getting in halves their movement to 3". Moved already: 0"; still to go: 4.8".');
    expect(getIn({ x: 4500, y: 100 }).found).toBeUndefined();
  });

  test('DW-GATE-6 a pole aboard is shown in the seat that it takes', () => {
    const state = motorPool();
    const vehicle = state.vehicles.v1 as State['vehicles'][string];
    state.scenario = 'gate';
    state.poles = { 'pole-1': { x: 0, y: 0, status: 'stowed', carrier: 'v1' } };
    expect(loadsIn(state as Frozen<State>, vehicle)).toEqual({});
    vehicle.cargo.push('pole-1');
    expect(loadsIn(state as Frozen<State>, vehicle)).toEqual({ [vehicle.seats.length - 1]: 'pole-1' });
  });

  test('DW-LOAD-4 a rider gets out where the pointer is, always beside the vehicle', async () => {
    const hand = new Hand(motorPool(), ARMY);
    hand.toolbox.select('s2');
    expect(hand.plan).toMatchObject({ kind: 'put', task: { kind: 'alight', beside: 'v1' }, at: null });
    hand.point('hover', { x: 4500, y: 1500 });
    const plan = hand.plan;
    if (plan.kind !== 'put' || plan.at === null) throw new Error('Nothing is put down');
    expect(plan.at.x).toBeGreaterThan(3200);
    expect(plan.at.x).toBeLessThan(3330);
    expect(plan.refusal).toBeNull();
    hand.tap({ x: 4500, y: 1500 });
    await hand.settle();
    expect(hand.state.soldiers.s2?.aboard).toBeNull();
    expect(hand.plan).toMatchObject({ kind: 'move', figure: 's2' });
  });

  test('DW-R-26 the knob of the mounted gun turns it', async () => {
    const hand = new Hand(motorPool(), ARMY);
    const knob = { type: 'facing', figure: 'v1', of: 'gun' } as const;
    const at = { x: 3400, y: 1500 };
    expect(
      hand.toolbox.point({ type: 'down', at, figure: null, handle: knob, dragging: false, pointer: 'mouse' }),
    ).toBe(true);
    hand.point('move', { x: 2000, y: 1500 });
    expect(hand.plan).toMatchObject({ kind: 'face', figure: 'v1', of: 'gun', facing: 180 });
    hand.point('up', { x: 2000, y: 1500 });
    await hand.settle();
    expect(hand.sent).toEqual([{ type: 'turnGun', vehicle: 'v1', facing: 180 }]);
  });
});

describe('guns', () => {
  test('DW-TOW-8 a gun is taken apart, carried by its crew, and set up again with its facing', async () => {
    const hand = new Hand(motorPool(), ARMY);
    hand.toolbox.select('g1');
    choice(hand, 'g1', 'Take apart')?.act(hand.toolbox);
    await hand.settle();
    expect(hand.state.crewedWeapons.g1?.status).toBe('dismantled');
    hand.toolbox.select('g1');
    hand.toolbox.goToPoint({ x: 1090, y: 1230 });
    expect(hand.plan).toMatchObject({ kind: 'move', mode: 'carry', preview: { intent: { carriers: ['s4', 's5'] } } });
  });

  test('DW-R-92 a pole is carried by soldiers within 1" of it, as the rules measure, and a refusal says who is too far', () => {
    const soldiers = [man('s1', 1180, 1000), man('s2', 1080, 1000), man('s3', 920, 1000)];
    const state = tableOf({ soldiers, dinosaurs: [beast('d1', 3000, 3000)] }, 'army-movement', {
      scenario: 'gate',
      table: { widthCi: 9600, heightCi: 12000, terrain: [] },
    });
    state.poles['pole-1'] = { x: 1000, y: 1000, status: 'lying', carrier: null };
    const hand = new Hand(state, ARMY);
    hand.toolbox.select('pole-1');
    hand.toolbox.goToPoint({ x: 1000, y: 1300 });
    expect(hand.plan).toMatchObject({ kind: 'move', mode: 'carry', preview: { refusal: null } });
    expect(hand.plan).toMatchObject({ preview: { intent: { carriers: ['s2', 's3'] } } });
    const carry = { type: 'carry', weapon: 'pole-1', carriers: ['s1', 's2'], path: [{ x: 1000, y: 1300 }] } as const;
    const refusal = whyNot(state as Frozen<State>, ARMY, carry);
    expect(
      refusal === null ? '' : refusalSentence(refusal, { state: state as Frozen<State>, names: null }, () => null),
    ).toBe('S1 stands more than 1" from it.');
  });

  test('DW-R-42 a soldier at a gun may join its crew, and leave it', async () => {
    const hand = new Hand(motorPool(), ARMY);
    choice(hand, 's6', 'Join crew of')?.act(hand.toolbox);
    await hand.settle();
    expect(hand.state.crewedWeapons.g1?.crew).toEqual(['s4', 's5', 's6']);
    choice(hand, 's6', 'Leave crew of')?.act(hand.toolbox);
    await hand.settle();
    expect(hand.state.crewedWeapons.g1?.crew).toEqual(['s4', 's5']);
  });

  test('DW-TOW-1 an impossible act is offered with its reason', () => {
    const hand = new Hand(motorPool(), ARMY);
    const alight = choice(hand, 's1', 'Get out of');
    expect(alight).toMatchObject({ about: 'v1', refusal: null });
    expect(choice(hand, 's3', 'Get in')).toMatchObject({ about: 'v1' });
    expect(choice(hand, 'v1', 'Ram')).toBeUndefined();
  });

  test('DW-RANGE-5 a mortar is refused what is too near, and takes what is far', () => {
    const near = motorPool('regular-fire');
    const hand = new Hand(near, ARMY);
    hand.toolbox.select('g1');
    hand.toolbox.goFor('d1');
    expect(hand.plan).toMatchObject({ kind: 'aim', weapon: 'mortar', target: 'd1', refusal: null });
    Object.assign(near.dinosaurs.d1 ?? {}, { x: 1100, y: 2400 });
    const other = new Hand({ ...near }, ARMY);
    other.toolbox.select('g1');
    other.toolbox.goFor('d1');
    expect(other.plan).toMatchObject({ kind: 'aim', target: 'd1', refusal: { rule: 'DW-RANGE-5' } });
  });
});

describe('spotters', () => {
  const wall = { id: 't1', kind: 'mountain' as const };
  const outline = [
    { x: 600, y: 2000 },
    { x: 1700, y: 2000 },
    { x: 1700, y: 2300 },
    { x: 600, y: 2300 },
  ];
  const screened = () =>
    tableOf(
      {
        soldiers: [
          ...[man('s1', 1000, 500, { crewOf: 'g1' }), man('s2', 1180, 500, { crewOf: 'g1' })],
          ...[man('s3', 2600, 1800), man('s4', 2600, 2400), man('s5', 1100, 900)],
        ],
        crewedWeapons: [weapon('g1', 1090, 630)],
        dinosaurs: [beast('d1', 1100, 3300)],
      },
      'regular-fire',
      { table: { widthCi: 6000, heightCi: 4000, terrain: [{ ...wall, outline }] } },
    );

  test('DW-IND-3 a soldier who sees the target is proposed, and another may be chosen', async () => {
    const hand = new Hand(screened(), ARMY);
    hand.toolbox.select('g1');
    hand.toolbox.goFor('d1');
    const plan = hand.plan;
    if (plan.kind !== 'aim') throw new Error('Nobody aims');
    expect([...plan.thirds].sort()).toEqual(['s3', 's4']);
    expect(plan.refusal).toBeNull();
    expect(plan.odds?.parts[0]?.rule).toBe('DW-IND-3');
    hand.tapFigure('s4');
    expect(hand.plan).toMatchObject({ third: 's4' });
    hand.toolbox.confirm();
    await hand.settle();
    expect(hand.sent).toMatchObject([{ type: 'fire', figure: 'g1', weapon: 'mortar', target: 'd1', spotter: 's4' }]);
    expect(hand.state.soldiers.s4?.spotted).toBe(true);
  });
});
