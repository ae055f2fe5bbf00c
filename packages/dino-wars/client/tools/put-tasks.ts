/** The tasks to put something down, by what is put. */
import { type FigureId, PARAMETERS, type State } from '@dwo/dino-wars';
import type { Frozen, Point } from '@dwo/kernel';
import { dinosaurOf, figureOf, isDinosaur } from './figures';
import { offered } from './offers';
import type { PutTask } from './put-task';
import type { Bench } from './tool';

const plain = { turns: false, settles: false, yields: false, beside: null, within: null } as const;

/**
 * The task to place a figure, with everything aboard it and in tow. On the island the first goes on its numbered place, the
 * others within 12" of it.
 */
export function settingUp(
  state: Frozen<State>,
  figure: FigureId,
  hide: boolean,
  z = dinosaurOf(state, figure)?.z ?? 0,
): PutTask {
  return {
    ...plain,
    kind: hide ? 'hide' : 'place',
    figure,
    turns: true,
    // A press on another figure takes that instead.
    settles: true,
    intent: (at, facing) => (hide ? { type: 'hide', figure, at, facing } : { type: 'place', figure, at, facing, z }),
  };
}

export function alighting(figure: FigureId, vehicle: FigureId): PutTask {
  // A second tap on a vehicle selects who else rides in it.
  const intent = (at: Point) => ({ type: 'alight', figure, at }) as const;
  return { ...plain, kind: 'alight', figure, yields: true, beside: vehicle, intent };
}

export function unstowing(weapon: FigureId, vehicle: FigureId): PutTask {
  return {
    ...plain,
    kind: 'unstow',
    figure: weapon,
    beside: vehicle,
    intent: (at) => ({ type: 'unstow', weapon, at }),
  };
}

export function layingDown(hero: FigureId, weapon: FigureId): PutTask {
  return {
    ...plain,
    kind: 'lay-down',
    figure: weapon,
    beside: hero,
    intent: (at) => ({ type: 'layDown', figure: hero, at }),
  };
}

/**
 * The task to unhitch a weapon behind its vehicle. The crew aboard gets out at the places that the rules offer for the nearest
 * position.
 */
export function unhitching(state: Frozen<State>, vehicle: FigureId, weapon: FigureId): PutTask {
  const offers = offered(state, vehicle, 'unhitch');
  return {
    ...plain,
    kind: 'unhitch',
    figure: weapon,
    turns: true,
    beside: vehicle,
    intent: (at, facing) => {
      const exact = offers.find((offer) => offer.at.x === at.x && offer.at.y === at.y);
      return { type: 'unhitch', vehicle, at, facing, crew: exact?.crew ?? [] };
    },
  };
}

/** The task to land near the point of the drop (DW-OPT-PARA-2). */
export function landing(state: Frozen<State>, figure: FigureId): PutTask {
  const at = state.drop?.at ?? null;
  return {
    ...plain,
    kind: 'land',
    figure,
    within: at === null ? null : { at, radiusCi: PARAMETERS.landingCi },
    intent: (to) => ({ type: 'land', figure, at: to }),
  };
}

/** The facing of a figure that is put down: its present one, or toward the enemy if it was not on the table. */
export function facingOf(bench: Bench, figure: string): number {
  const found = figureOf(bench.state(), figure);
  if (found === null) return 90;
  return found.absence === null ? found.facing : isDinosaur(found) ? 270 : 90;
}
