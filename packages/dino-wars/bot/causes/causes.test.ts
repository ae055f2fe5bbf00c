/** The causes that a review names: each in a scene of its own, and mistakes that are planted and found. */
import { type Frozen, finish, judging, type Played, type Seat } from '@dwo/kernel';
import { dinoWars, type Intent, type State } from '../../rules';
import {
  ARMY,
  answer,
  armed,
  attack,
  ci,
  DONE,
  dino,
  fire,
  HERD,
  move,
  overrun,
  reach,
  rex,
  rifle,
  scene,
} from '../../testing/table';
import { dinoWarsEvaluator } from '../evaluator';
import { CAUSES, suspects } from '.';

interface Case {
  readonly state: State;
  readonly seat: Seat;
  readonly chosen: Intent;
  readonly better: Intent;
}

function causesOf({ state, seat, chosen, better }: Case) {
  return suspects(state as Frozen<State>, seat, chosen, better);
}

/** A T. rex near two riflemen in a phase of fire, and an allosaurus that is nearly dead behind it. */
const firing = () =>
  scene(
    { phase: 'regular-fire' },
    rex('T', 30, 30),
    dino('allosaurus', 'V', 36, 40, { lifePoints: 1 }),
    rifle('A', 40, 30),
    rifle('B', 42, 33),
  );

/** A T. rex, and soldiers of whom one has but a pistol. */
const marching = () =>
  scene({ phase: 'army-movement' }, rex('T', 30, 30), rifle('A', 50, 30), armed('pistol', 'P', 42, 30));

/** A T. rex that touches a soldier. */
function touching() {
  const game = scene({}, rex('T', 30, 30), rifle('A', 34, 30));
  game.does(HERD, reach('T', 'A', [34, 30]));
  return game;
}

test('DW-FIRE-1 a phase that ends before a shot is an unspent shot, with its exact odds', () => {
  const [cause] = causesOf({ state: firing().state, seat: ARMY, chosen: DONE, better: fire('A', 'rifle', 'V') });
  expect(cause).toMatchObject({ id: 'unspent-shot', rule: 'DW-FIRE-1', facts: { figure: 'A', target: 'V', able: 2 } });
  // A rifle hits on 7 or less, an allosaurus has no armour: 21 of 36.
  expect(cause?.facts.hit).toBeCloseTo(21 / 36);
});

test('DW-FIRE-2 the wrong target is named with the odds of both', () => {
  const chosen = fire('A', 'rifle', 'T');
  const [cause] = causesOf({ state: firing().state, seat: ARMY, chosen, better: fire('B', 'rifle', 'V') });
  expect(cause).toMatchObject({ id: 'wrong-target', rule: 'DW-FIRE-2', facts: { target: 'T', otherTarget: 'V' } });
  // The single cause is removed: the same figure fires, at the other target.
  expect(cause?.without).toEqual(fire('A', 'rifle', 'V'));
});

test('DW-ATK-2 another weapon of the same figure can be better', () => {
  const { state } = scene({ phase: 'regular-fire' }, rex('T', 30, 30), armed('pistol', 'A', 35, 30));
  const chosen = fire('A', 'pistol', 'T');
  const [cause] = causesOf({ state, seat: ARMY, chosen, better: fire('A', 'grenade', 'T') });
  expect(cause).toMatchObject({
    id: 'wrong-weapon',
    rule: 'DW-ATK-2',
    facts: { weapon: 'pistol', otherWeapon: 'grenade' },
  });
});

test('DW-OVER-1 a step into reach is named with how deep it went, and is cut where the reach ends', () => {
  const { state } = scene({ phase: 'army-movement' }, rex('T', 30, 30), rifle('A', 50, 30));
  const [cause] = causesOf({ state, seat: ARMY, chosen: move('A', [45, 30]), better: move('A', [56, 30]) });
  // 15" between the centres less both radii, and a reach of 18" less the 2" of an overrun.
  expect(cause).toMatchObject({ id: 'step-into-reach', rule: 'DW-OVER-1', facts: { beast: null, foes: 1 } });
  expect(cause?.struck?.by.T).toMatchObject({ beast: 'T', insideCi: ci(3.4) });
  const other = causesOf({ state, seat: ARMY, chosen: move('A', [45, 30]), better: DONE })[0];
  expect(other?.without.type).toBe('move');
});

test('DW-OVER-1 a soldier who stays within reach although there was a way out is told so', () => {
  const { state } = scene({ phase: 'army-movement' }, rex('T', 30, 30), rifle('A', 47, 30));
  const [cause] = causesOf({ state, seat: ARMY, chosen: DONE, better: move('A', [52, 30]) });
  expect(cause).toMatchObject({ id: 'stay-in-reach', rule: 'DW-OVER-1', facts: { figure: 'A', beast: null } });
  expect(cause?.struck).toMatchObject({ figure: 'A', by: { T: { beast: 'T' } } });
});

test('DW-RANGE-1 a soldier out of range is told by how much', () => {
  const { state } = marching();
  const [cause] = causesOf({ state, seat: ARMY, chosen: DONE, better: move('P', [37.5, 30]) });
  expect(cause).toMatchObject({
    id: 'out-of-range',
    rule: 'DW-RANGE-1',
    facts: { figure: 'P', target: 'T', weapon: 'pistol' },
  });
  expect(cause?.facts.shortCi).toBeGreaterThan(0);
});

test('DW-ARM-3 a missed flank is told with both armours', () => {
  const { state } = scene(
    { phase: 'army-movement' },
    dino('triceratops', 'C', 30, 30, { facing: 0 }),
    rifle('A', 30, 60),
  );
  const causes = causesOf({ state, seat: ARMY, chosen: move('A', [35, 58]), better: move('A', [26, 58]) });
  expect(causes[0]).toMatchObject({ id: 'missed-flank', rule: 'DW-ARM-3', facts: { target: 'C', rear: 0 } });
});

test('DW-FIRE-1 a place under more fire is told by the life that it costs', () => {
  const { state } = scene({}, rex('T', 30, 30), rifle('A', 55, 30), rifle('B', 55, 32), rifle('D', 55, 34));
  const [cause] = causesOf({ state, seat: HERD, chosen: move('T', [40, 30]), better: move('T', [20, 30]) });
  expect(cause).toMatchObject({ id: 'into-fire', rule: 'DW-FIRE-1', facts: { figure: 'T' } });
});

test('DW-CLOSE-1 a bad charge is removed by ending the move', () => {
  const { state } = touching();
  const [cause] = causesOf({ state, seat: HERD, chosen: overrun('T', 'A'), better: DONE });
  expect(cause).toMatchObject({ id: 'bad-charge', rule: 'DW-CLOSE-1', without: { type: 'endMove', figure: 'T' } });
  expect(cause?.facts.kill).toBeGreaterThan(0.5);
});

test('DW-OVER-1 a dinosaur in contact that does not overrun misses a charge', () => {
  const { state } = touching();
  const [cause] = causesOf({ state, seat: HERD, chosen: DONE, better: overrun('T', 'A') });
  expect(cause).toMatchObject({ id: 'missed-charge', rule: 'DW-OVER-1', facts: { figure: 'T', target: 'A' } });
});

test('DW-DATK-1 a phase that ends before an attack leaves a dinosaur idle', () => {
  const { state } = scene({ phase: 'dinosaur-attack' }, rex('T', 30, 30), rifle('A', 32.4, 30));
  const [cause] = causesOf({ state, seat: HERD, chosen: DONE, better: attack('T', 'A') });
  expect(cause).toMatchObject({ id: 'idle', rule: 'DW-DATK-1', facts: { figure: 'T', why: 'attack', target: 'A' } });
  expect(cause?.facts.kill).toBeGreaterThan(0.5);
});

test('DW-DATK-1 the wrong prey is named with the odds of both', () => {
  const { state } = scene({ phase: 'dinosaur-attack' }, rex('T', 30, 30), rifle('A', 32.4, 30), rifle('B', 30, 32.4));
  const [cause] = causesOf({ state, seat: HERD, chosen: attack('T', 'A'), better: attack('T', 'B') });
  expect(cause).toMatchObject({ id: 'wrong-prey', rule: 'DW-DATK-1', facts: { target: 'A', otherTarget: 'B' } });
});

test('DW-CLOSE-4 held fire is told with the weapon that would have been better', () => {
  const game = touching();
  game.does(HERD, overrun('T', 'A'));
  const [cause] = causesOf({ state: game.state, seat: ARMY, chosen: answer('A', null), better: answer('A', 'rifle') });
  expect(cause).toMatchObject({
    ...{ id: 'held-fire', rule: 'DW-CLOSE-4' },
    facts: { figure: 'A', dinosaur: 'T', weapon: null, otherWeapon: 'rifle' },
  });
});

test('DW-FIRE-1 a move into fire is told against the place where the dinosaur stood, if its move had better ended', () => {
  const game = scene({}, rex('T', 30, 30), rifle('A', 55, 30), rifle('B', 55, 32), rifle('D', 55, 34));
  game.does(HERD, move('T', [29, 30]));
  const better: Intent = { type: 'endMove', figure: 'T' };
  const [cause] = causesOf({ state: game.state, seat: HERD, chosen: move('T', [40, 30]), better });
  expect(cause).toMatchObject({ id: 'into-fire', facts: { figure: 'T', stays: true }, without: better });
  // The end of the phase would also stop others, so the cause ends the move of this one alone.
  expect(causesOf({ state: game.state, seat: HERD, chosen: move('T', [40, 30]), better: DONE })[0]?.without).toEqual(
    better,
  );
});

test('DW-MOVE-1 another place is told with the prey within its reach, or the fire that it spares', () => {
  const { state } = scene({}, rex('T', 30, 30), rifle('A', 62, 30));
  const [near, far] = [move('T', [42, 30]), move('T', [20, 30])];
  const whyOf = (chosen: Intent, better: Intent) => causesOf({ state, seat: HERD, chosen, better })[0];
  expect(whyOf(move('T', [36, 30]), near)).toMatchObject({ id: 'worse-place', facts: { why: 'near' } });
  expect(whyOf(far, move('T', [47, 30]))?.facts).toMatchObject({ why: 'prey', target: 'A', stays: false });
  expect(whyOf(move('T', [47, 30]), far)?.id).toBe('worse-place');
  expect(whyOf(DONE, move('T', [47, 30]))).toMatchObject({ id: 'idle', facts: { why: 'prey', target: 'A' } });
});

test('DW-AMOVE-1 another place of a soldier is told with the dinosaurs that can reach it', () => {
  const { state } = scene(
    { phase: 'army-movement' },
    rex('T', 30, 30),
    dino('allosaurus', 'V', 30, 36),
    rifle('A', 47, 30),
  );
  const causes = causesOf({ state, seat: ARMY, chosen: move('A', [46, 32]), better: move('A', [46, 27.5]) });
  expect(causes[0]).toMatchObject({ id: 'worse-place', facts: { why: 'jaws', foes: 2, otherFoes: 1 } });
});

test('DW-AMOVE-1 a worse place is named only if nothing else is known about it', () => {
  const { state } = scene({ phase: 'army-movement' }, rex('T', 30, 30), rifle('A', 80, 30));
  const [cause, more] = causesOf({ state, seat: ARMY, chosen: move('A', [82, 30]), better: move('A', [78, 30]) });
  expect(cause).toMatchObject({ id: 'worse-place', rule: 'DW-AMOVE-1', facts: { figure: 'A', why: 'near' } });
  expect(more).toBeUndefined();
});

test('the same choice has no cause', () => {
  const { state } = firing();
  expect(causesOf({ state, seat: ARMY, chosen: DONE, better: DONE })).toEqual([]);
  expect(new Set(CAUSES).size).toBe(CAUSES.length);
});

/** The judgement of a single decision in a scene. */
function judged({ state, seat, chosen }: Omit<Case, 'better'>) {
  const before = state as Frozen<State>;
  const moment = { n: 1, seat, intent: chosen, before, isChance: false, isOpen: true };
  const played: Played<State, Intent> = { seats: 2, moments: [moment], last: before, seed: 7 };
  return finish(judging(dinoWars, dinoWarsEvaluator, played, 0));
}

test('a planted unspent shot at a dying dinosaur is marked, with its cause first', () => {
  const { state } = scene(
    { phase: 'secondary-fire' },
    dino('allosaurus', 'V', 36, 30, { lifePoints: 1 }),
    rifle('A', 40, 30),
  );
  const { mark, causes, loss } = judged({ state, seat: ARMY, chosen: DONE });
  expect(mark).not.toBeNull();
  expect(loss).toBeGreaterThan(0.1);
  expect(causes[0]?.id).toBe('unspent-shot');
});

test('a planted idle T. rex beside its last prey is marked, with its cause first', () => {
  const { state } = scene({ phase: 'dinosaur-attack' }, rex('T', 30, 30, { lifePoints: 1 }), rifle('A', 32.4, 30));
  const { mark, causes } = judged({ state, seat: HERD, chosen: DONE });
  expect(mark).not.toBeNull();
  expect(causes[0]?.id).toBe('idle');
});

test('a good shot is not marked', () => {
  const { state } = scene(
    { phase: 'regular-fire' },
    dino('allosaurus', 'V', 36, 30, { lifePoints: 1 }),
    rifle('A', 40, 30),
  );
  expect(judged({ state, seat: ARMY, chosen: fire('A', 'rifle', 'V') }).mark).toBeNull();
});

test('DW-FIRE-1 fire that costs less than a tenth of the life that is left is not why a place is worse', () => {
  const lives = (lifePoints: number) => dino('tyrannosaurus', 'T', 30, 30, { lifePoints });
  const why = (lifePoints: number) => {
    const { state } = scene({}, lives(lifePoints), rifle('A', 55, 30));
    const causes = causesOf({ state, seat: HERD, chosen: move('T', [38, 30]), better: move('T', [22, 30]) });
    return [causes[0]?.id, causes.find(({ id }) => id === 'worse-place')?.facts.why];
  };
  expect(why(2)).toEqual(['into-fire', 'fire']);
  expect(why(15)).toEqual(['worse-place', 'away']);
});

test('DW-GATE-7 at the Time Gate a place nearer to the pole that was found, and then to the open gate, is better by that', () => {
  const game = scene({ phase: 'army-movement' }, rex('T', 10, 10), rifle('A', 60, 60));
  const asked = (poles: State['poles']) => {
    const state: State = { ...game.state, scenario: 'gate', poles };
    return causesOf({ state, seat: ARMY, chosen: move('A', [60, 66]), better: move('A', [66, 60]) }).at(-1);
  };
  const lying = { status: 'lying', carrier: null } as const;
  const far = { x: ci(90), y: ci(60), ...lying };
  expect(asked({ 'pole-2': far })).toMatchObject({ id: 'worse-place', facts: { why: 'pole', otherErrandCi: ci(24) } });
  expect(asked({})?.facts.why).not.toBe('pole');
  const set = { status: 'set-up', carrier: null } as const;
  const gate = { 'pole-1': { ...far, ...set }, 'pole-2': { ...far, ...set, y: ci(62) } };
  expect(asked(gate)).toMatchObject({ facts: { why: 'gate' } });
});
