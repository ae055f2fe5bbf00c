/** The board of a table that is being edited. Pure. */
import type { Ground } from '@dwo/dino-wars';
import type { Mark, SceneModel } from '@dwo/kits/miniatures/model';
import { inches } from '../../hud/words/words';
import { say } from '../../words';
import { type Selection, ZONE } from './shaper';
import { pieceOf } from './shaping';

/** The scene of a table that is being edited. */
export function modelOf(ground: Ground, selection: Selection, wrong: ReadonlySet<string>): SceneModel {
  const { widthCi, heightCi, armyZoneCi } = ground;
  const piece = pieceOf(ground, selection.piece);
  const zone: Mark = {
    type: 'zone',
    id: ZONE,
    outline: [
      { x: 0, y: 0 },
      { x: widthCi, y: 0 },
      { x: widthCi, y: armyZoneCi },
      { x: 0, y: armyZoneCi },
    ],
    tone: 'green',
    label: say('tables.mark.zone', { depth: inches(armyZoneCi) }),
    handles: true,
  };
  const marks: Mark[] = [zone];
  if (piece !== null) {
    const legal = !wrong.has(piece.id);
    marks.push({
      type: 'shape',
      piece: piece.id,
      outline: piece.outline,
      corner: selection.corner,
      legal,
      // Its name is on the sheet beside the board.
      label: legal ? '' : say('tables.mark.wrong'),
    });
  }
  return {
    table: { widthCi, heightCi, terrain: ground.terrain },
    tokens: [],
    selected: null,
    target: null,
    candidates: [],
    path: null,
    aim: null,
    ranges: [],
    arcs: [],
    marks,
  };
}
