/** The first choice of closing fire: all ask until one charge was answered (DW-R-17). */
import { dinoWars, type Intent, reactionsOf, type State } from '@dwo/dino-wars';
import { clone, frozen, play } from '@dwo/kernel';
import { type Met, stepOf } from './first-closing';
import { beast, man, tableOf } from './testing/table';

const [ARMY, HERD] = [0, 1];

function start(order: 'fire-best' | 'hold' = 'fire-best'): State {
  const soldiers = [man('s1', 2000, 2000, { order }), man('s2', 4500, 1000)];
  return tableOf(
    { soldiers, dinosaurs: [beast('T', 2240, 2000, { kind: 'tyrannosaurus' }), beast('U', 5000, 3000)] },
    'dinosaur-movement',
  );
}

function after(state: State, seat: number, intent: Intent): State {
  const next = clone(frozen(state)) as State;
  play(dinoWars, next, seat, intent, { roll: () => 6 });
  return next;
}

const due = (state: State, met: Met, asked = false) => stepOf(frozen(state), ARMY, met, asked);

test('DW-R-17 all ask, a charge waits for its answer, and then the standing order answers again', () => {
  let state = start();
  const ask = due(state, 'never');
  expect(ask).toEqual({ met: 'asking', intent: { type: 'order', figure: null, order: 'ask' } });
  state = after(state, ARMY, ask?.intent as Intent);
  expect(due(state, 'asking')).toBeNull();
  state = after(state, HERD, { type: 'overrun', figure: 'T', target: 's1' });
  expect(reactionsOf(frozen(state), ARMY)).toHaveLength(1);
  expect(due(state, 'asking', true)).toBeNull();
  state = after(state, ARMY, { type: 'closingFire', figure: 's1', weapon: 'rifle' });
  const back = due(state, 'asking', true);
  expect(back).toEqual({ met: 'chosen', intent: { type: 'order', figure: null, order: 'fire-best' } });
  state = after(state, ARMY, back?.intent as Intent);
  expect(state.soldiers.s2?.order).toBe('fire-best');
  expect(due(state, 'chosen', true)).toBeNull();
});

test('DW-R-17 orders that the player has given are left as they are', () => {
  expect(due(start('hold'), 'never')).toEqual({ met: 'chosen', intent: null });
  const asking = after(start(), ARMY, { type: 'order', figure: null, order: 'ask' });
  const own = after(asking, ARMY, { type: 'order', figure: 's2', order: 'hold' });
  expect(due(own, 'asking', true)).toEqual({ met: 'chosen', intent: null });
});

test('DW-R-17 dinosaurs are never asked', () => {
  expect(stepOf(frozen(start()), HERD, 'never', false)).toBeNull();
});
