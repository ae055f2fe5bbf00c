/** Danger by the order of play: who is activated when, and what stands in the way. */
import { finish, frozen } from '@dwo/kernel';
import { ANSWERING } from '@dwo/kits/miniatures/danger/questions';
import { dinosaurCowboys, type State, sure } from '../../rules';
import { go, id, moveTo, no, type Odd, type Placed, scene, up, who } from '../../testing/table';
import { onsetOf } from './assaults';
import { openBoard } from './board';

const shareAt = (state: State, by: Parameters<typeof id>[1], on: Parameters<typeof id>[1]) =>
  onsetOf(frozen(state), id(state, by), id(state, on), null)?.attack.share;

test('DC-TRN-3 a unit that is activated threatens in the next Turn, when nobody has moved yet', () => {
  const placed: Placed[] = [
    ['cass_holloway', 20, 20, [1, 0], { moved: true }],
    ['papa_jonas', 29, 20, [-1, 0]],
  ];
  const now = scene(placed);
  const later = scene(placed);
  who(later, 'papa_jonas').activated = true;
  // DC-MOD-2: a target that has moved is harder to hit.
  expect(shareAt(now, 'papa_jonas', 'cass_holloway')).toBeLessThan(shareAt(later, 'papa_jonas', 'cass_holloway') ?? 0);
});

test('DC-END-2 in the last Turn only those who have not acted threaten anybody', () => {
  const threatsIn = (turn: number, activated: boolean) => {
    const state = scene([
      ['cass_holloway', 20, 20, [1, 0]],
      ['papa_jonas', 29, 20, [-1, 0]],
    ]);
    state.turn = turn;
    who(state, 'papa_jonas').activated = activated;
    const board = openBoard(frozen(state));
    const [by, on] = [`${id(state, 'papa_jonas')}`, `${id(state, 'cass_holloway')}`];
    const [threat] = finish(board.threats(on, null));
    return [
      threat?.later === true,
      finish(board.victims(by)).length,
      finish(board.reach(by)).moveCi > 0,
      threat !== undefined,
    ];
  };
  expect(threatsIn(5, false)).toEqual([false, 1, true, true]);
  expect(threatsIn(5, true)).toEqual([true, 1, true, true]);
  expect(threatsIn(6, false)).toEqual([false, 1, true, true]);
  expect(threatsIn(6, true)).toEqual([false, 0, false, false]);
});

test('the outlook names the weapon of its chance, the one that does most damage on average', () => {
  const state = scene([
    ['brother_jerrid', 10, 10, [1, 0]],
    ['papa_jonas', 2, 34],
    ['betty_one_eye', 22, 10, [-1, 0]],
  ]);
  up(state, 'brother_jerrid', []);
  const guns = (['six_shooter_80kw', 'six_shooter_400kw'] as const).map((weapon) => ({
    ...{ id: weapon, long: 14_000, reload: false },
  }));
  who(state, 'brother_jerrid').weapons = guns;
  const figure = `${id(state, 'brother_jerrid')}`;
  const look = sure(openBoard(frozen(state)).outlook);
  const outlook = finish(look({ figure, at: { x: 1200, y: 1000, facing: 0 }, costCi: 200 }));
  expect(outlook?.targets).toMatchObject([{ harm: 'shoot', weapon: 'six_shooter_400kw' }]);
});

test('DC-ACT-6 a unit that cannot come into contact by its move may still charge', () => {
  const state = scene([
    ['drake', 12, 20, [1, 0]],
    ['papa_jonas', 6, 4, [1, 0]],
    ['cass_holloway', 24, 20, [-1, 0]],
  ]);
  const onset = onsetOf(frozen(state), id(state, 'drake'), id(state, 'cass_holloway'), null);
  expect(onset?.attack.intent.type).toBe('charge');
  expect(onset?.attack.harm).toBe('strike');
});

test('DC-R-11 a unit goes round a house', () => {
  const state = scene(
    [
      ['drake', 12, 20, [1, 0]],
      ['cass_holloway', 18, 20, [-1, 0]],
    ],
    [['building', 14.5, 18.5, 15.5, 21.5]],
  );
  const onset = onsetOf(frozen(state), id(state, 'drake'), id(state, 'cass_holloway'), null);
  expect(onset?.attack.harm).toBe('strike');
  expect(onset?.path.length).toBeGreaterThan(1);
});

/** The best attack of Brother Jerrid, who shoots on 6 and fans four dice to six, on somebody of DEF 1 some inches away. */
function shot(inches: number, odd: Odd = {}, at: readonly [number, number] | null = null) {
  const state = scene([
    ['brother_jerrid', 10, 10, [1, 0], odd],
    ['papa_jonas', 2, 34],
    ['betty_one_eye', 11 + inches, 10, [-1, 0]],
  ]);
  const place = at === null ? null : { x: (11 + inches + at[0]) * 1000, y: (10 + at[1]) * 1000 };
  const onset = onsetOf(frozen(state), id(state, 'brother_jerrid'), id(state, 'betty_one_eye'), place);
  return onset === null ? null : { ...onset.attack, walks: onset.path.length > 0 };
}
/** The chance that one of some dice shows this number or more. */
const oneOf = (dice: number, number: number) => 1 - ((number - 1) / 12) ** dice;

test('DC-WPN-3 DC-ATK-1 the dice of a shot are counted, and those of Fan the Hammer at Short', () => {
  const fanned = shot(5.5);
  expect(fanned?.intent).toMatchObject({ fan: true });
  expect(fanned?.share).toBeCloseTo(oneOf(6, 6));
  const plain = shot(9.5, { spd: 1 });
  expect(plain?.intent).not.toHaveProperty('fan');
  expect(plain?.share).toBeCloseTo(oneOf(4, 7));
});

test('DC-MOD-2 somebody who has moved is harder to hit, and a place where they stand already is no move', () => {
  expect(shot(5.5, {}, [0, 0.5])?.share).toBeCloseTo(oneOf(6, 7));
  expect(shot(9.5, { spd: 1 }, [0, 0.5])?.share).toBeCloseTo(oneOf(4, 8));
  expect(shot(9.5, { spd: 1 }, [0, 0])?.share).toBeCloseTo(oneOf(4, 7));
});

test('DC-SHO-4 an empty weapon threatens nobody', () => {
  const guns = (...empty: readonly boolean[]): Odd => ({
    weapons: (['six_shooter_400kw', 'six_shooter_80kw'] as const).map((weapon, at) => ({
      ...{ id: weapon, long: 14_000, reload: empty[at] ?? false },
    })),
  });
  expect(shot(5.5, guns())?.intent).toMatchObject({ weapon: 'six_shooter_400kw', fan: true });
  expect(shot(5.5, guns(true))?.intent.weapon).toBe('six_shooter_80kw');
  expect(shot(5.5, guns(true))?.share).toBeCloseTo(oneOf(4, 6));
  expect(shot(5.5, guns(true, true))).toBeNull();
});

test.each([
  // Speed, Panic, the gap in inches, what the beast does, and the faces of the die of its Charge that reach.
  [5, 0, 5.5, 'charge', 5],
  [5, 1, 5.5, 'attack', 6],
  [5, 0, 11.5, null, 0],
  [5, 1, 11.5, 'charge', 1],
  [9, 0, 11.5, 'charge', 4],
  [9, 1, 11.5, 'charge', 1],
  [9, 0, 14.5, 'charge', 1],
  [9, 1, 12.5, null, 0],
] as const)('DC-DIS-3 with Speed %i and %i Panic a beast at %f" makes its %s', (spd, panic, gap, type, faces) => {
  const state = scene([
    ['trismash', 10, 10, [1, 0], { spd, panic }],
    ['hemmings', 2, 34],
    ['papa_jonas', 12 + gap, 10, [-1, 0], { def: 2 }],
  ]);
  const [by, on] = [id(state, 'trismash'), id(state, 'papa_jonas')];
  const onset = onsetOf(frozen(state), by, on, null);
  expect(onset?.attack.intent.type ?? null).toBe(type);
  // Six dice of CTN 7, and one more in a Charge (DC-MOD-9).
  if (type !== null) expect(onset?.attack.share).toBeCloseTo((faces / 6) * oneOf(type === 'charge' ? 7 : 6, 9));
  const threats = finish(openBoard(frozen(state)).threats(`${on}`, null));
  expect(threats.map(({ share }) => share)).toEqual(type === null ? [] : [onset?.attack.share]);
});

test('the safest place is one that the active unit may go to; a unit that is not active has none', () => {
  const state = scene([
    ['cass_holloway', 20, 20, [1, 0]],
    ['papa_jonas', 36.5, 20, [-1, 0]],
  ]);
  const figure = `${id(state, 'cass_holloway')}`;
  expect(openBoard(frozen(state)).places(figure)).toEqual([]);
  up(state, 'cass_holloway');
  const board = openBoard(frozen(state));
  expect(finish(board.threats(figure, null)).map(({ harm }) => harm)).toEqual(['shoot']);
  const found = finish(ANSWERING.safest(board, { figure, near: { x: 2000, y: 2000 } }));
  expect(found?.threats).toEqual([]);
  expect(no(state, moveTo(state, 'cass_holloway', [[(found?.at.x ?? 0) / 100, (found?.at.y ?? 0) / 100]]))).toBeNull();
});

test('DC-BRV-7 DC-R-53 somebody who will flee threatens only from where the flight ends, and that is said', () => {
  const asked = (gap: number, fleeing: boolean) => {
    const state = scene([
      ['cass_holloway', 10, 20, [1, 0]],
      ['papa_jonas', 11 + gap, 20, [-1, 0], { fleeing }],
    ]);
    const board = openBoard(frozen(state));
    const [by, on] = [`${id(state, 'papa_jonas')}`, `${id(state, 'cass_holloway')}`];
    const [threat] = finish(board.threats(on, null));
    // The flight itself is played by the rules.
    const played = structuredClone(state);
    Object.assign(played, { asked: 1, active: 1 });
    up(played, 'papa_jonas', []);
    if (fleeing) go(played, { type: 'setFleeFacing', facing: { x: -1, y: 0 } });
    const mayAttack = dinosaurCowboys.intents(frozen(played), 1).some(({ type }) => type === 'attack');
    const { area, moveCi } = finish(board.reach(by));
    return { threat, mayAttack, moves: moveCi > 0 && area.length > 0 };
  };
  expect(asked(7, true)).toMatchObject({ threat: { flees: true, harm: 'shoot' }, mayAttack: true, moves: false });
  expect(asked(7, false).threat?.flees).toBeUndefined();
  expect(asked(13, false)).toMatchObject({ threat: { harm: 'shoot' }, moves: true });
  expect(asked(13, true)).toEqual({ threat: undefined, mayAttack: false, moves: false });
});

test('looking for danger changes nothing', () => {
  const state = scene([
    ['cass_holloway', 20, 20, [1, 0]],
    ['papa_jonas', 25, 20, [-1, 0], { fleeing: true }],
  ]);
  const before = JSON.stringify(state);
  for (const seat of [0, 1]) finish(ANSWERING.all(openBoard(frozen(state)), { seat }));
  expect(JSON.stringify(state)).toBe(before);
  expect(dinosaurCowboys.awaiting(frozen(state))).toEqual([0]);
});

test('DC-ATK-9 a figure that has just left the table threatens nobody and is threatened by nobody', () => {
  const state = scene([
    ['drake', 12, 20, [1, 0]],
    ['papa_jonas', 6, 4, [1, 0]],
    ['cass_holloway', 24, 20, [-1, 0]],
  ]);
  const figure = `${id(state, 'drake')}`;
  const about = () => finish(ANSWERING.about(openBoard(frozen(state)), { figure }));
  expect(about().victims).toHaveLength(1);
  who(state, 'drake').inPlay = false;
  expect(about()).toMatchObject({ area: [], victims: [], threats: [] });
  const at = { x: 2_000, y: 2_000 };
  expect(finish(ANSWERING.at(openBoard(frozen(state)), { figure, at }))).toEqual([]);
});

test('the targets after a planned move are those that the unit may attack once it is made', () => {
  const state = scene(
    [
      ['brother_jerrid', 10, 10, [1, 0]],
      ['papa_jonas', 30, 10, [-1, 0]],
      ['cass_holloway', 22, 22, [-1, 0]],
    ],
    [['building', 18, 15, 20, 18]],
  );
  const figure = `${id(state, 'brother_jerrid')}`;
  up(state, 'brother_jerrid');
  const board = openBoard(frozen(state));
  const counts = new Set<number>();
  for (const [x, y] of [
    [10, 12],
    [12.5, 10],
    [10, 7.5],
    [11, 12.5],
    [7.5, 10],
  ] as const) {
    const after = structuredClone(state);
    go(after, moveTo(after, 'brother_jerrid', [[x, y]]));
    const may = dinosaurCowboys.intents(frozen(after), after.asked).flatMap((intent) => {
      return intent.type === 'attack' || intent.type === 'charge' ? [`${intent.target}`] : [];
    });
    const at = { x: x * 100, y: y * 100, facing: 0 };
    const outlook = finish(ANSWERING.outlook(board, { figure, at, costCi: 0 }));
    expect(outlook?.targets.map((each) => each.figure).sort()).toEqual([...new Set(may)].sort());
    counts.add(may.length);
  }
  expect(counts.size).toBeGreaterThan(1);
  // A unit that has moved only has its Action Phase, which a Hustle uses.
  go(state, moveTo(state, 'brother_jerrid', [[12.5, 10]]));
  const hustle = { figure, at: { x: 1500, y: 1000 }, costCi: 0 };
  expect(finish(ANSWERING.outlook(openBoard(frozen(state)), hustle))).toBeNull();
});
