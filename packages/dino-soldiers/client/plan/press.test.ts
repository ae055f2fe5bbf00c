/** The deeds of presses on tiles with own units, and the close-ups that presses open. */
import { frozen } from '@dwo/kernel';
import { reachOf } from '../../bot/foresight/reach';
import type { Figure, Mode, Now } from '../../rules';
import { DINOSAURS, type Placed, SOLDIERS, scene, soldiersTurn } from '../../testing/table';
import { attacksBy } from './aiming';
import { type Before, pressOn, showsCloseUp } from './press';

const ROW = ['oooo'];
const UNITS: readonly Placed[] = [
  ['rifleman', 0, 0],
  ['rifleman', 1, 0],
  ['sergeant', 1, 0],
  ['stegosaurus', 3, 0],
];
const state = frozen(soldiersTurn(ROW, UNITS));
const unit = (id: number) => state.units[id] as Figure;

function before(now: Now, id: number | null, more: Partial<Before> = {}): Before {
  const seat = now.side === 'dinosaurs' ? DINOSAURS : SOLDIERS;
  const chosen = id === null ? null : (now.units[id] ?? null);
  return {
    ...{ seat, turn: true, chosen, mine: chosen !== null, mode: null, aimed: null, risky: null, open: null },
    ways: chosen === null ? [] : reachOf(now, seat, chosen),
    attacks: chosen === null ? new Map() : attacksBy(now, chosen),
    ...more,
  };
}

test('DS-TURN-3 a press on an own unit where the chosen one can go offers both, and a second one chooses that unit', () => {
  const first = before(state, 0);
  const did = pressOn(state, { x: 1, y: 0 }, unit(1), first);
  expect(did).toEqual({ type: 'offer' });
  expect(showsCloseUp(state, unit(1), did, { ...first, hovers: true })).toBe(true);
  expect(pressOn(state, { x: 1, y: 0 }, unit(1), { ...first, open: 1 })).toEqual({ type: 'choose', unit: 1 });
});

test('a press on the tile beside its figures goes there', () => {
  expect(pressOn(state, { x: 1, y: 0 }, null, before(state, 0))).toMatchObject({ type: 'walk', way: { tile: 1 } });
});

test('a unit out of reach, and one with nobody chosen, is chosen at once', () => {
  const spent = frozen(soldiersTurn(ROW, [['rifleman', 0, 0, { points: 0 }], ...UNITS.slice(1)]));
  expect(pressOn(spent, { x: 1, y: 0 }, unit(1), before(spent, 0))).toEqual({ type: 'choose', unit: 1 });
  expect(pressOn(state, { x: 1, y: 0 }, unit(2), before(state, null))).toEqual({ type: 'choose', unit: 2 });
});

test('a close-up opens by a second press on an own unit, by a press on enemies, and never by aiming with a mouse', () => {
  const own = { ...before(state, 1), hovers: true };
  expect(showsCloseUp(state, unit(1), { type: 'choose', unit: 1 }, own)).toBe(true);
  expect(showsCloseUp(state, unit(2), { type: 'choose', unit: 2 }, own)).toBe(false);
  const [shot] = attacksBy(state, unit(0)).get('shoot') ?? [];
  if (shot === undefined) throw new Error('nobody to shoot at');
  const crowd = frozen(soldiersTurn(ROW, [...UNITS, ['velociraptor', 3, 0]]));
  const enemy = crowd.units[4] as Figure;
  const aim = { type: 'aim', attack: shot } as const;
  expect(showsCloseUp(crowd, enemy, aim, { ...own, hovers: true })).toBe(false);
  expect(showsCloseUp(crowd, enemy, aim, { ...own, aimed: shot })).toBe(true);
  expect(showsCloseUp(crowd, enemy, aim, { ...own, hovers: false })).toBe(true);
  expect(showsCloseUp(crowd, enemy, { type: 'choose', unit: 4 }, own)).toBe(true);
  expect(showsCloseUp(crowd, enemy, { type: 'enter', intent: { type: 'enter', unit: 0 } }, own)).toBe(false);
});

test('DS-PI-8 without a mode no press aims at a friend that Primal Instinct makes prey', () => {
  const herd = frozen(
    scene(ROW, [
      ['pachycephalosaurus', 0, 0],
      ['dilophosaurus', 0, 0],
      ['rifleman', 3, 0],
    ]),
  );
  const own = herd.units[0] as Figure;
  const can: ReadonlyMap<Mode, unknown> = attacksBy(herd, own);
  expect(can.has('strike')).toBe(true);
  expect(pressOn(herd, { x: 0, y: 0 }, null, before(herd, 0)).type).toBe('choose');
  expect(pressOn(herd, { x: 0, y: 0 }, herd.units[1] as Figure, before(herd, 0, { mode: 'strike' })).type).toBe('aim');
});

test('a press on an own unit among the targets of the chosen attack asks for the target and keeps the attack', () => {
  const crowd = frozen(
    scene(ROW, [
      ['dilophosaurus', 0, 0],
      ['rifleman', 0, 0],
      ['sergeant', 0, 0],
    ]),
  );
  const own = crowd.units[0] as Figure;
  const biting = before(crowd, 0, { mode: 'bite' });
  const did = pressOn(crowd, { x: 0, y: 0 }, own, biting);
  expect(did).toEqual({ type: 'offer' });
  expect(showsCloseUp(crowd, own, did, { ...biting, hovers: true })).toBe(true);
  const sergeant = crowd.units[2] as Figure;
  const aimed = pressOn(crowd, { x: 0, y: 0 }, sergeant, { ...biting, open: 0 });
  expect(aimed).toMatchObject({ type: 'aim', attack: { mode: 'bite', target: { unit: 2 } } });
  expect(pressOn(crowd, { x: 0, y: 0 }, own, before(crowd, 0))).toEqual({ type: 'choose', unit: 0 });
});

test('DS-AB-CHA-2 an attack that hits all units of a tile opens no close-up to choose one', () => {
  const crowd = frozen(
    scene(
      ['ooo'],
      [
        ['triceratops', 0, 0],
        ['rifleman', 2, 0],
        ['sergeant', 2, 0],
        ['scout', 2, 0],
      ],
    ),
  );
  const press = before(crowd, 0, { mode: 'charge' });
  const did = pressOn(crowd, { x: 2, y: 0 }, crowd.units[2] as Figure, press);
  if (did.type !== 'aim') throw new Error(did.type);
  for (const hovers of [true, false]) {
    expect(showsCloseUp(crowd, crowd.units[2] as Figure, did, { ...press, aimed: did.attack, hovers })).toBe(false);
  }
});

test('DS-PI-9 a press on a tile with own units from which Primal Instinct holds back a unit says so', () => {
  const herd = frozen(
    scene(
      ['oooo'],
      [
        ['velociraptor', 1, 0],
        ['pteranodon', 0, 0],
        ['rifleman', 3, 0],
      ],
    ),
  );
  const press = before(herd, 0);
  expect(pressOn(herd, { x: 0, y: 0 }, null, press)).toMatchObject({ type: 'refuse', reason: { rule: 'DS-PI-9' } });
  expect(pressOn(herd, { x: 0, y: 0 }, herd.units[1] as Figure, press)).toEqual({ type: 'choose', unit: 1 });
});
