import { type Blow, clone, type Frozen } from '@dwo/kernel';
import type { Event, State } from '../rules';
import { ARMY, dino, fire, type Game, HERD, overrun, reach, rex, rifle, scene } from '../testing/table';
import { readBlows } from './blows';

/** The blows among these events, read from a table like this on. */
function blowsIn(start: State, events: readonly Event[]): readonly Blow[] {
  const read = readBlows(start as Frozen<State>);
  return events.flatMap((event) => read(start as Frozen<State>, event));
}

function startOf(game: Game): State {
  return clone(game.state);
}

test('a shot takes the share of its life points that a dinosaur had, and the last one all that is left', () => {
  const game = scene({ phase: 'regular-fire' }, dino('allosaurus', 'V', 36, 40, { lifePoints: 4 }), rifle('A', 40, 34));
  const start = startOf(game);
  const events = game.does(ARMY, fire('A', 'rifle', 'V'), ['to-hit', 1, 1]);
  const lost = events.flatMap((event) => (event.type === 'wounded' ? event.lost : []));
  expect(lost).toHaveLength(1);
  expect(blowsIn(start, events)).toEqual([
    { figure: 'V', by: 'A', way: 'regular', later: 0, part: (lost[0] ?? 0) / 4 },
  ]);
});

test('an overrun costs a soldier everything, in a later turn as well', () => {
  const game = scene({}, rex('T', 30, 30), rifle('A', 34, 30, { order: 'hold' }));
  game.does(HERD, reach('T', 'A', [34, 30]));
  const start = startOf(game);
  const events = game.does(HERD, overrun('T', 'A'), ['to-hit', 1, 1]);
  expect(blowsIn(start, events)).toEqual([{ figure: 'A', by: 'T', way: 'overrun', later: 0, part: 1 }]);
  const read = readBlows({ ...start, turn: 1 } as Frozen<State>);
  const later = { ...start, turn: 3 } as Frozen<State>;
  expect(events.flatMap((event) => read(later, event))).toMatchObject([{ later: 2 }]);
});

test('a miss, and a figure that was gone at the beginning, are no blows', () => {
  const game = scene({ phase: 'regular-fire' }, rex('T', 36, 40), rifle('A', 40, 34));
  const start = startOf(game);
  const missed = game.does(ARMY, fire('A', 'rifle', 'T'), ['to-hit', 6, 6]);
  expect(blowsIn(start, missed)).toEqual([]);
  const gone = clone(start);
  for (const each of Object.values(gone.soldiers)) each.alive = false;
  expect(blowsIn(gone, [{ type: 'killed', figure: 'A', by: 'T', rule: 'DW-DMG-1' }])).toEqual([]);
});
