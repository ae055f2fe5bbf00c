/** Phases of a team in which one player has nothing left to do (DW-R-104, DW-MULTI-2). */
import { dinoWars, type Intent, type Options } from '@dwo/dino-wars';
import { clone, type Frozen, frozen, play } from '@dwo/kernel';
import { hasNothingLeft, Passing } from './passing';
import { beast, man, tableOf } from './testing/table';

const MATE = 2;
const SIDES: Partial<Options> = { players: [{ side: 'army' }, { side: 'dinosaurs' }, { side: 'army' }] };

/** Two riflemen of two players near a dinosaur, in a phase of fire. */
function team(more: Partial<Options> = SIDES) {
  const owner = more === SIDES ? MATE : 0;
  const soldiers = [man('a', 1000, 1000), man('m', 1300, 1000, { owner })];
  return tableOf({ soldiers, dinosaurs: [beast('T', 1100, 1900)] }, 'regular-fire', more);
}

function after(state: ReturnType<typeof team>, seat: number, intent: Intent): ReturnType<typeof team> {
  const next = clone(frozen(state)) as ReturnType<typeof team>;
  play(dinoWars, next, seat, intent, { roll: () => 6 });
  return next;
}

const shot = (figure: string) => ({ type: 'fire', figure, weapon: 'rifle', target: 'T', spotter: null }) as const;

test('DW-MULTI-2 a player whose figures have all fired is done, and the teammate plays on', () => {
  const passing = new Passing();
  const start = team();
  expect(passing.due(frozen(start), 0)).toBeNull();
  const fired = after(start, 0, shot('a'));
  expect(fired.phase).toBe('regular-fire');
  const due = passing.due(frozen(fired), 0);
  expect(due).toEqual({ type: 'done' });
  expect(passing.due(frozen(fired), MATE)).toBeNull();
  expect(passing.due(frozen(fired), 1)).toBeNull();
  passing.played(frozen(fired), 0, { type: 'done' });
  expect(dinoWars.awaiting(frozen(after(fired, 0, { type: 'done' })))).toEqual([MATE]);
});

test('DW-MULTI-2 a player who takes it back is left alone for the rest of the phase', () => {
  const passing = new Passing();
  const fired = after(team(), 0, shot('a'));
  passing.played(frozen(fired), 0, { type: 'done' });
  expect(passing.due(frozen(fired), 0)).toBeNull();
});

test('DW-MULTI-2 a phase that was ended by itself is resumed once, when a figure can act again', () => {
  const passing = new Passing();
  const fired = after(team(), 0, shot('a'));
  passing.played(frozen(fired), 0, { type: 'done' });
  const done = after(fired, 0, { type: 'done' });
  expect(passing.due(frozen(done), 0)).toBeNull();
  const again = clone(frozen(done)) as typeof done;
  Object.assign(again.soldiers, { a: clone(frozen(team())).soldiers.a });
  expect(hasNothingLeft(frozen(again), 0)).toBe(false);
  expect(passing.due(frozen(again), 0)).toEqual({ type: 'resume' });
  expect(dinoWars.check(frozen(again), 0, { type: 'resume' })).toBeNull();
  passing.played(frozen(again), 0, { type: 'resume' });
  expect(passing.due(frozen(again), 0)).toBeNull();
  // One who ended the phase by hand is not called back.
  expect(new Passing().due(frozen(again), 0)).toBeNull();
});

test('DW-R-104 the phase of one player alone is left to the rules, and a dinosaur may always be turned', () => {
  const alone = team({});
  expect(new Passing().due(frozen(after(after(alone, 0, shot('a')), 0, shot('m'))), 0)).toBeNull();
  const turn: Frozen<typeof alone> = frozen({ ...team(), phase: 'dinosaur-movement' as const });
  expect(hasNothingLeft(turn, 1)).toBe(false);
});
