/** Every viewer can follow a random match on the table: pictures, sounds and log know each figure that an event is about. */
import { dinoWars, type Event, type State } from '@dwo/dino-wars';
import { type Following, followings } from '@dwo/kernel/testing';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import { playMatch } from '../../../testing/match';
import type { Sort } from '../../../testing/skirmish';
import { tellingOf } from '../../actions';
import { record } from '../words/log';
import { nameFigures } from '../words/names';
import { sceneModel } from './scene-model';

/** The log of a step as this viewer's page writes it, after everything that the table shows and sounds on the way. */
function told({ viewer, after, seen }: Following<State, Event>): readonly LogEntry[] {
  // The page has met the newest state before it tells what led to it.
  const names = nameFigures(after);
  const seat = viewer === 'spectator' ? null : viewer;
  let log: readonly LogEntry[] = [];
  for (const { event, state } of seen) {
    const { cue, effects, dice, luck } = tellingOf(event);
    for (const part of [cue, effects, luck] as const) part?.(event, state);
    dice?.(event);
    sceneModel({ state, names, seat, selected: null, plan: { kind: 'none' }, canAct: () => true });
    log = record(log, event, { state, names, player: (each) => `player ${each}` });
  }
  return log;
}

test.each<[Sort, number]>([
  ['gate', 4301],
  ['gate', 4303],
  ['gate', 4306],
  ['any', 4401],
])('DW-R-94 a viewer of a match (%s, seed %i) is told all that they see', (sort, seed) => {
  const { recording } = playMatch(dinoWars, seed, sort);
  let steps = 0;
  for (const step of followings(dinoWars, recording)) {
    steps++;
    const lines = told(step);
    const spotted = step.seen.filter(({ event }) => event.type === 'spotted');
    expect(lines.filter(({ text }) => text.endsWith('comes into sight!'))).toHaveLength(spotted.length);
    for (const { event } of spotted) {
      expect(step.after.dinosaurs).toHaveProperty((event as Extract<Event, { type: 'spotted' }>).figure);
    }
  }
  expect(steps).toBeGreaterThan(0);
});
