/** Danger by the order of play: who is activated when, and what stands in the way. */
import { finish, frozen } from '@dwo/kernel';
import { ANSWERING } from '@dwo/kits/miniatures/danger/questions';
import { dinosaurCowboys, type State } from '../../rules';
import { id, moveTo, no, type Placed, scene, up, who } from '../../testing/table';
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
