/** The ways and tellings of flying, and of moving while hidden. */

import { chargeCi, dinosaurOf, type Event, planFlight, type State, tablesOf } from '@dwo/dino-wars';
import type { Frozen, Point3 } from '@dwo/kernel';
import type { Effect } from '@dwo/kits/miniatures/model';
import type { Cue } from '@dwo/kits/miniatures/theatre/performance';
import { figureDid } from '../hud/words/log-entry';
import { inches } from '../hud/words/words';
import { say } from '../words';
import type { Tellings } from './telling';
import { setTheWay, type Walker, type Way } from './way';

export const flyWay: Way = {
  icon: 'tape',
  atOnce: false,
  along(walker, corners, stopAt) {
    const { state, figure } = walker;
    const way = corners.map((corner): Point3 => ({ x: corner.x, y: corner.y, z: 'z' in corner ? corner.z : 0 }));
    const { path, costCi, touches, refusal } = planFlight(state, figure, way, stopAt);
    const intent = { type: 'fly', figure, path: way, stopAt } as const;
    const mayCi = flightLeftCi(walker, touches.length > 0);
    return { asked: corners, stopAt, path, heights: path.map(({ z }) => z), costCi, mayCi, touches, refusal, intent };
  },
  leftCi: flightLeftCi,
  step(plan, touch) {
    if (plan.preview === null) return say('step.fly', { touch });
    return plan.fixed ? say('step.fly.press') : setTheWay(plan, touch);
  },
};

/** The movement that a flyer has left, in ci. Minimum Altitude halves only what it walks and flies low (DW-OPT-ALT-1). */
function flightLeftCi({ state, figure }: Walker, contact: boolean): number {
  const flyer = dinosaurOf(state, figure);
  if (flyer === null) return 0;
  const more = contact ? chargeCi(state, flyer) : 0;
  return Math.max(0, tablesOf(state).dinosaurs[flyer.kind].moveCi + more - flyer.spentCi);
}

const wingsCue = (): Cue => ({ voice: 'whoosh', pitch: 1.3 });

/** A dive is faster and ends with folded wings. */
function flight({ figure, path }: Extract<Event, { type: 'flew' | 'crept' }>, state: Frozen<State>): Effect {
  const heights = path.map(({ z }) => z);
  const type = dinosaurOf(state, figure)?.dived ? 'swoop' : 'glide';
  return { type, figure, path: path.map(({ x, y }) => ({ x, y })), heights };
}

export const fly: Tellings<'flew' | 'crept'> = {
  flew: {
    pictureMs: 1000,
    effects: (event, state) => [flight(event, state)],
    cue: wingsCue,
    entry({ figure, path, costCi }, scribe) {
      const end = path.at(-1)?.z ?? 0;
      const facts = { rule: 'DW-FLY-2', length: inches(costCi) };
      if (end === 0) return figureDid(scribe, figure, 'log.flew-landed', facts);
      return figureDid(scribe, figure, 'log.flew', { ...facts, height: inches(end) });
    },
  },
  crept: {
    pictureMs: 600,
    effects: (event, state) => [flight(event, state)],
    cue: wingsCue,
    entry: ({ figure, costCi }, scribe) =>
      figureDid(scribe, figure, 'log.crept', { rule: 'DW-R-94', length: inches(costCi) }),
  },
};
