/** Ready-made tasks of putting something down, by what is put. */
import { type FigureId, PARAMETERS, type State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { dinosaurOf } from './figures';
import { offered } from './offers';
import type { PutTask } from './put-task';

const plain = { turns: false, beside: null, within: null } as const;

/** Set a figure up, with all aboard it and behind it; on the island the first goes on its spot, the rest within 12" of it. */
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
    intent: (at, facing) => (hide ? { type: 'hide', figure, at, facing } : { type: 'place', figure, at, facing, z }),
  };
}

export function alighting(figure: FigureId, vehicle: FigureId): PutTask {
  return { ...plain, kind: 'alight', figure, beside: vehicle, intent: (at) => ({ type: 'alight', figure, at }) };
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

/** Behind the vehicle; the crew that is aboard gets out where the referee's own offer for the nearest place would put it. */
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

/** Near where the drop came down (DW-OPT-PARA-2). */
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
