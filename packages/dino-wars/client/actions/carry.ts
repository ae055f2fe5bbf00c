/** The way and the telling of a load that its crew carries, and of a pole carried by two soldiers (DW-R-47, DW-R-92). */
import { crewAt, type FigureId, handsAtPole, onTable, poleOf, type State, vehicleOf } from '@dwo/dino-wars';
import type { Frozen, Point } from '@dwo/kernel';
import { list } from '@dwo/kits/shell/list';
import { figureDid, withOthers } from '../hud/words/log-entry';
import { inches } from '../hud/words/words';
import { placeOf } from '../tools/figures';
import { isPole, withGaps } from '../tools/poles';
import { movementLeft, whyNot } from '../tools/referee';
import { say } from '../words';
import type { Tellings } from './telling';
import { stepCue } from './walk';
import { plain, type Walk, type Walker, type Way } from './way';

export const carryWay: Way = {
  icon: 'tape',
  atOnce: true,
  along(walker, corners, stopAt) {
    const { state, seat, figure } = walker;
    const start = placeOf(state, figure) ?? { x: 0, y: 0 };
    if (stopAt !== null && isLoadable(state, figure, stopAt)) return loading(walker, stopAt, start, corners);
    const costCi = lengthOf([start, ...corners]);
    const carriers = carriersOf(walker, costCi);
    const intent = { type: 'carry', weapon: figure, carriers: [...carriers], path: plain(corners) } as const;
    const refusal = withGaps(whyNot(state, seat, intent), walker, figure);
    return {
      ...{ asked: corners, stopAt: null, path: [start, ...plain(corners)], heights: null },
      ...{ costCi, mayCi: carryLeftCi(walker), touches: [], refusal, intent },
    };
  },
  leftCi: carryLeftCi,
  step(plan) {
    if (plan.preview?.intent.type === 'stow') return say('step.stow.press');
    if (plan.drag === 'mouse' && plan.preview !== null) return say('step.carry.release');
    if (plan.fixed) return say('step.carry.press');
    return say(isPole(plan.figure) ? 'step.carry.pole' : 'step.carry');
  },
};

/** Whether a load is a pole, and the other figure a vehicle that may take it. */
export function isLoadable(state: Frozen<State>, load: FigureId, vehicle: FigureId): boolean {
  const ride = vehicleOf(state, vehicle);
  return poleOf(state, load) !== null && ride !== null && onTable(ride);
}

/** A pole that is dropped on a vehicle is loaded (DW-GATE-6). */
function loading(walker: Walker, vehicle: FigureId, start: Point, asked: readonly Point[]): Walk {
  const { state, seat, figure } = walker;
  const intent = { type: 'stow', weapon: figure, vehicle } as const;
  const refusal = withGaps(whyNot(state, seat, intent), walker, figure, vehicle);
  const at = placeOf(state, vehicle) ?? start;
  return {
    ...{ asked, stopAt: vehicle, path: [start, { x: at.x, y: at.y }], heights: null, costCi: 0 },
    ...{ mayCi: carryLeftCi(walker), touches: refusal === null ? [vehicle] : [], refusal, intent },
  };
}

function lengthOf(path: readonly Point[]): number {
  let costCi = 0;
  for (let i = 1; i < path.length; i++) {
    const [a, b] = [path[i - 1] as Point, path[i] as Point];
    costCi += Math.ceil(Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2));
  }
  return costCi;
}

/** The movement that its carriers have left, in ci. */
function carryLeftCi(walker: Walker): number {
  const carriers = carriersOf(walker, 0);
  return carriers.length === 0 ? 0 : Math.min(...carriers.map((id) => movementLeft(walker.state, id)));
}

/**
 * The figures that would carry the load over this cost: as many of the crew as it takes, those with the most movement left
 * first.
 */
function carriersOf({ state, seat, figure: load }: Walker, costCi: number): readonly FigureId[] {
  const pole = poleOf(state, load);
  const fresh =
    pole === null
      ? [...crewAt(state, load)].sort((a, b) => movementLeft(state, b) - movementLeft(state, a) || (a < b ? -1 : 1))
      : handsAtPole(state, seat, pole);
  const able = fresh.filter((id) => movementLeft(state, id) >= costCi);
  return (able.length >= 2 ? able : fresh).slice(0, 2);
}

export const carry: Tellings<'carried'> = {
  carried: {
    pictureMs: 1000,
    effects: ({ weapon, path, carriers }) => [
      { type: 'glide', figure: weapon, path, followers: carriers.map(({ figure }) => figure) },
    ],
    cue: ({ weapon }, state) => stepCue(weapon, state),
    entry({ weapon, costCi, carriers }, scribe) {
      const by = carriers.map(({ figure }) => figure);
      const facts = {
        rule: isPole(weapon) ? 'DW-R-92' : 'DW-R-47',
        length: inches(costCi),
        people: list(by.map(scribe.names.short)),
      };
      return withOthers(scribe, figureDid(scribe, weapon, 'log.carried', facts), by);
    },
  },
};
