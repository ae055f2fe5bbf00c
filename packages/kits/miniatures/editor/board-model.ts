/** The board of a table that is being edited. Pure. */
import type { Mark, SceneModel } from '../model';
import type { DrawnTable, TableMaker } from './contract';
import { type Selection, zoneMark } from './shaper';
import { pieceOf } from './shaping';
import { say } from './words';

/** The scene of a table that is being edited. */
export function modelOf<T extends DrawnTable>(
  { zones }: Pick<TableMaker<T>, 'zones'>,
  table: T,
  selection: Selection,
  wrong: ReadonlySet<string>,
): SceneModel {
  const { widthCi, heightCi, terrain } = table;
  const piece = pieceOf(table, selection.piece);
  const marks = zones.map((zone, at): Mark => {
    const depthCi = zone.depthCi(table);
    return {
      type: 'zone',
      id: zoneMark(at),
      outline: [
        { x: 0, y: 0 },
        { x: widthCi, y: 0 },
        { x: widthCi, y: depthCi },
        { x: 0, y: depthCi },
      ],
      tone: zone.tone,
      label: zone.label(depthCi),
      handles: true,
    };
  });
  if (piece !== null) {
    const legal = !wrong.has(piece.id);
    marks.push({
      type: 'shape',
      piece: piece.id,
      outline: piece.outline,
      corner: selection.corner,
      legal,
      // Its name is on the sheet beside the board.
      label: legal ? '' : say('mark.wrong'),
    });
  }
  return {
    table: { widthCi, heightCi, terrain },
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
