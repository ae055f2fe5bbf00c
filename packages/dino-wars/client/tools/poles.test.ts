import type { State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { cardsOf, readinessOf } from '../hud/facts';
import { describe as factsIn } from '../hud/panels/describe';
import { marksOf } from '../hud/theatre/marks';
import { nameFigures } from '../hud/words/names';
import { refusalSentence } from '../hud/words/refusals';
import { STANDING } from '../standing';
import { choicesOf } from './choices';
import { radiusOf } from './figures';
import { handsFor } from './poles';
import { stackOf } from './stacked';
import { beast, car, Hand, man, tableOf } from './testing/table';

const [ARMY, HERD] = [0, 1];

/** The radius of a truck, and that of a pole. */
const [TRUCK, POLE] = [
  radiusOf(
    tableOf(
      { vehicles: [car('t', 1000, 1000)], soldiers: [man('s', 2000, 100)], dinosaurs: [beast('d', 3000, 3000)] },
      'army-movement',
    ),
    't',
  ),
  25,
];

/** A pole at (10", 10") with one soldier at it, another one 2.25" away, and a truck so far from the pole. */
function table(truckGap = 500, second = 1300): State {
  const state = tableOf(
    {
      soldiers: [man('s1', 1080, 1000), man('s2', second, 1000), man('s3', 3000, 3000)],
      vehicles: [car('t1', 1000, 1000 + TRUCK + POLE + truckGap)],
      dinosaurs: [beast('d1', 3000, 9000)],
    },
    'army-movement',
    { scenario: 'gate', table: { widthCi: 9600, heightCi: 12000, terrain: [] } },
  );
  state.poles = { 'pole-1': { x: 1000, y: 1000, status: 'lying', carrier: null } };
  return state;
}

const told = (state: Frozen<State>, refusal: Parameters<typeof refusalSentence>[0] | null | undefined) =>
  refusal == null ? null : refusalSentence(refusal, { state, names: nameFigures(state) }, () => null);

function choice(state: Frozen<State>, figure: string, word: string) {
  return choicesOf(state, ARMY, figure).find((each) => each.word.startsWith(word));
}

test('DW-R-92 the hands at a pole are those within 1", and the nearest others are missing', () => {
  expect(handsFor(table(), ARMY, 'pole-1')).toEqual({ there: ['s1'], missing: [{ id: 's2', gapCi: 225 }] });
  expect(handsFor(table(500, 920), ARMY, 'pole-1')).toEqual({ there: ['s1', 's2'], missing: [] });
});

test('DW-R-92 a soldier who is missing at a pole is brought to within 1" of it by one press and one yes', async () => {
  const hand = new Hand(table(500, 1500), ARMY);
  hand.toolbox.select('pole-1');
  const bring = choice(hand.state as Frozen<State>, 'pole-1', 'Bring');
  expect(bring?.about).toBe('s2');
  bring?.act(hand.toolbox);
  expect(hand.plan).toMatchObject({ kind: 'move', figure: 's2', fixed: true });
  hand.toolbox.confirm();
  await hand.settle();
  expect(handsFor(hand.state as Frozen<State>, ARMY, 'pole-1')).toEqual({ there: ['s1', 's2'], missing: [] });
  expect(choice(hand.state as Frozen<State>, 'pole-1', 'Bring')).toBeUndefined();
});

test('DW-R-92 a refusal of work at a pole names who is missing and by how much', () => {
  const state = table() as Frozen<State>;
  const missing = /^1 of 2 soldiers at the pole\. .*[A-Z][a-z]+ is 2\.3" away; it takes 1"\.$/;
  expect(told(state, choice(state, 'pole-1', 'Set up')?.refusal)).toMatch(missing);
  const hand = new Hand(table(), ARMY);
  hand.toolbox.select('pole-1');
  hand.toolbox.goToPoint({ x: 1000, y: 1300 });
  expect(hand.plan).toMatchObject({ kind: 'move', mode: 'carry', preview: { refusal: { code: 'UNDERMANNED' } } });
  const refusal = hand.plan.kind === 'move' ? hand.plan.preview?.refusal : null;
  expect(told(state, refusal)).toMatch(missing);
});

test('DW-GATE-6 a pole near a vehicle is offered for loading from both, and a refusal says how far it is', () => {
  const far = table(400, 920) as Frozen<State>;
  for (const figure of ['pole-1', 't1']) {
    expect(told(far, choice(far, figure, 'Load')?.refusal)).toMatch(
      /^Gate pole is 4" from Truck\. From 1" it can be loaded\.$/,
    );
  }
  const near = table(100, 920) as Frozen<State>;
  for (const figure of ['pole-1', 't1']) expect(choice(near, figure, 'Load')?.refusal).toBeNull();
});

test('DW-GATE-6 a pole that is dropped on a vehicle beside it is loaded', async () => {
  const hand = new Hand(table(100, 920), ARMY);
  hand.toolbox.select('pole-1');
  hand.point('tap', { x: 1000, y: 1000 + TRUCK }, 't1');
  expect(hand.plan).toMatchObject({
    kind: 'move',
    preview: { refusal: null, intent: { type: 'stow', vehicle: 't1' } },
  });
  hand.toolbox.confirm();
  await hand.settle();
  expect(hand.state.poles['pole-1']).toMatchObject({ status: 'stowed', carrier: 't1' });
  // In a vehicle it is not carried any more, but put down.
  hand.toolbox.select('pole-1');
  expect(hand.plan.kind).toBe('none');
  const state = hand.state as Frozen<State>;
  expect(choicesOf(state, ARMY, 'pole-1').map(({ word }) => word)).toEqual(['Put down']);
  expect(factsIn(state, 'pole-1')).toMatch(/^loaded into /);
  choice(state, 'pole-1', 'Put down')?.act(hand.toolbox);
  expect(hand.plan.kind).toBe('put');
});

test('DW-GATE-2 a pole has a card of the army, a place in a crowd and a thing in the fan', () => {
  const state = table(500, 920) as Frozen<State>;
  expect(cardsOf(state, ARMY)).toContain('pole-1');
  expect(cardsOf(state, HERD)).not.toContain('pole-1');
  expect(readinessOf(state, 'pole-1')).toBe('ready');
  expect(readinessOf(table() as Frozen<State>, 'pole-1')).toBe('none');
  expect(stackOf(state, ARMY, ['s1', 'pole-1'])).toEqual(['s1', 'pole-1']);
  expect(stackOf(state, HERD, ['s1', 'pole-1'])).toEqual([]);
  expect(STANDING.thing?.(state, 'pole-1')).toBe(true);
});

test('DW-R-92 a chosen pole shows its ring, its hands and who is missing; others show their name', () => {
  const state = table() as Frozen<State>;
  const names = nameFigures(state);
  const marks = (selected: string | null) =>
    marksOf({ state, seat: ARMY, names, selected, plan: { kind: 'none' }, canAct: () => false });
  expect(marks(null)).toContainEqual({ type: 'tag', figure: 'pole-1', label: 'Gate pole' });
  expect(marks('pole-1')).toEqual(
    expect.arrayContaining([
      { type: 'crew', soldier: 's1', weapon: 'pole-1', tone: 'serving' },
      { type: 'crew', soldier: 's2', weapon: 'pole-1', tone: 'away' },
      expect.objectContaining({ type: 'drop', figure: 'pole-1', rangeCi: 100, legal: false, label: '1 of 2 soldiers' }),
    ]),
  );
  expect(factsIn(state, 'pole-1')).toMatch(/^lying · 1 of 2 at it, .* 2\.3" away$/);
});
