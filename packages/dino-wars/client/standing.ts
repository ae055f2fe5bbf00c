/** Space in this game: what stands where, for the cameras and boards of the kit. */
import type { FigureId, State } from '@dwo/dino-wars';
import type { Standing } from '@dwo/kits/miniatures/standing';
import { armyOf, dinosaursOf, figureOf, onTable, ownerOf, radiusOf, shownFor, sideFigures } from './tools/figures';

type Listed = ReturnType<typeof armyOf>;

const standing = (listed: Listed): readonly FigureId[] => listed.flatMap(([id, each]) => (onTable(each) ? [id] : []));

export const STANDING: Standing<State> = {
  size: ({ table }) => table,
  figures: (state) => standing([...dinosaursOf(state), ...armyOf(state)]),
  base(state, id) {
    const figure = figureOf(state, id);
    const pole = state.poles[id];
    if (pole?.carrier === null) return { x: pole.x, y: pole.y, radiusCi: radiusOf(state, id) };
    if (figure === null || !onTable(figure)) return null;
    return { x: figure.x, y: figure.y, radiusCi: radiusOf(state, id) };
  },
  radius: radiusOf,
  body: shownFor,
  owner: ownerOf,
  // The poles of the Time Gate, as long as they are in no vehicle.
  thing: ({ poles }, id) => poles[id]?.carrier === null,
  enemies(state, seat) {
    const side = state.players[seat]?.side;
    return side === undefined ? [] : standing(sideFigures(state, side === 'army' ? 'dinosaurs' : 'army'));
  },
};
