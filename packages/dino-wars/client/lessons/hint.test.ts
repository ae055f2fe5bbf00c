import { dinoWars, type Intent, type State } from '@dwo/dino-wars';
import { search } from '@dwo/dino-wars/bot';
import type { Frozen } from '@dwo/kernel';
import { isAgainstComputers } from '@dwo/kits/shell/moves';
import type { App } from '../store';
import { radiusOf } from '../tools/figures';
import { beast, car, Hand, man, tableOf } from '../tools/testing/table';
import { layOut } from './lay-out';

const ARMY = 0;
const HERD = 1;

const scene = (phase: State['phase']): State =>
  tableOf(
    {
      soldiers: [man('s1', 1000, 1000), man('s2', 1300, 1000)],
      dinosaurs: [beast('d1', 1100, 2200), beast('d2', 3000, 3000, { kind: 'pteranodon' })],
    },
    phase,
  );

function laid(state: State, seat: number, intent: Intent): Hand {
  expect(dinoWars.check(state as Frozen<State>, seat, intent)).toBeNull();
  const hand = new Hand(state, seat);
  layOut(hand.toolbox, intent);
  expect(hand.sent).toEqual([]);
  return hand;
}

test('a shot is laid out with its weapon, target and exact odds', () => {
  const shot: Intent = { type: 'fire', figure: 's1', weapon: 'rifle', target: 'd1', spotter: null };
  const { plan } = laid(scene('regular-fire'), ARMY, shot);
  expect(plan).toMatchObject({ kind: 'aim', figure: 's1', weapon: 'rifle', target: 'd1', refusal: null });
  expect(plan.kind === 'aim' && plan.odds?.of36).toBeGreaterThan(0);
});

test('a move is laid out along its corners to where it ends', () => {
  const path = [
    { x: 1000, y: 1200 },
    { x: 1200, y: 1300 },
  ];
  const { plan } = laid(scene('army-movement'), ARMY, { type: 'move', figure: 's1', path, stopAt: null });
  expect(plan).toMatchObject({ kind: 'move', figure: 's1', fixed: true, preview: { refusal: null } });
  expect(plan.kind === 'move' && plan.preview?.points.at(-1)).toMatchObject({ x: 1200, y: 1300 });
});

test('a move into contact is laid out as one', () => {
  const to = { type: 'move', figure: 'd1', path: [{ x: 1000, y: 1000 }], stopAt: 's1' } as const;
  const { plan } = laid(scene('dinosaur-movement'), HERD, to);
  expect(plan).toMatchObject({ kind: 'move', preview: { touches: ['s1'], refusal: null } });
});

test('a flight is laid out with its heights', () => {
  const path = [{ x: 2500, y: 2500, z: 600 }];
  const { plan } = laid(scene('dinosaur-movement'), HERD, { type: 'fly', figure: 'd2', path, stopAt: null });
  expect(plan).toMatchObject({ kind: 'move', mode: 'fly', preview: { heights: [0, 600], refusal: null } });
});

test.each<Intent>([
  { type: 'setUp', weapon: 'pole-1', facing: 0 },
  { type: 'stow', weapon: 'pole-1', vehicle: 'v1' },
])('DW-GATE-6 work at a pole is laid out for the red button: $type', (intent) => {
  const figures = { soldiers: [man('s1', 1080, 1000), man('s2', 920, 1000)], vehicles: [car('v1', 1000, 3000)] };
  const table = { widthCi: 9600, heightCi: 12000, terrain: [] };
  const herd = { dinosaurs: [beast('d1', 3000, 9000)] };
  const state = tableOf({ ...figures, ...herd }, 'army-movement', { scenario: 'gate', table });
  const { v1 } = state.vehicles;
  if (v1 !== undefined) v1.y = 1000 + radiusOf(state as Frozen<State>, 'v1') + 60;
  state.poles = { 'pole-1': { x: 1000, y: 1000, status: 'lying', carrier: null } };
  expect(laid(state, ARMY, intent).plan).toMatchObject({ kind: 'press', figure: 'pole-1', intent, refusal: null });
});

test.each(['dinosaur-movement', 'regular-fire', 'army-movement'] as const)(
  'in %s the advice is legal, and its plan does what it says',
  (phase) => {
    const state = scene(phase);
    const seat = phase === 'dinosaur-movement' ? HERD : ARMY;
    const { intent } = search(state as Frozen<State>, seat, 500);
    const { plan } = laid(state, seat, intent);
    expect('figure' in plan && plan.figure).toBe('figure' in intent && intent.figure);
  },
);

const chair = (bot: boolean) => ({ bot });
const match = (bots: readonly boolean[], seat: number | null, seats: readonly number[]) =>
  ({ seat, seats, lobby: { chairs: bots.map(chair) } }) as unknown as App['match'];

test('only a player among computers gets hints', () => {
  expect(isAgainstComputers(match([false, true], 0, [0]))).toBe(true);
  expect(isAgainstComputers(match([false, false], 0, [0]))).toBe(false);
  expect(isAgainstComputers(match([false, false, true], 0, [0, 1]))).toBe(true);
  expect(isAgainstComputers(match([true, true], null, []))).toBe(false);
});
