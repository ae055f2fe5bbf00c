/** The board of a table that is being edited. Pure. */
import type { ShapeForm } from '../mark-model';
import type { Mark, SceneModel } from '../model';
import type { DrawnTable, TableMaker } from './contract';
import { type Selection, zoneMark } from './shaper';
import { formOf, pieceOf } from './shaping';
import { say } from './words';

const withForm = (form: ShapeForm | undefined) => (form === undefined ? {} : { form });

/** The terrain of a table as the board draws it. */
export function laidOut(
  maker: Pick<TableMaker<DrawnTable>, 'kinds' | 'drawing'>,
  { terrain }: Pick<DrawnTable, 'terrain'>,
): SceneModel['table']['terrain'] {
  return terrain.map(({ id, kind, outline }) => ({
    ...{ id, kind: maker.drawing?.(kind) ?? kind, outline },
    ...(formOf(maker, kind) === 'line' ? { line: true } : {}),
  }));
}

/** The scene of a table that is being edited. */
export function modelOf<T extends DrawnTable>(
  maker: Pick<TableMaker<T>, 'kinds' | 'zones' | 'marks' | 'look' | 'drawing'>,
  table: T,
  selection: Selection,
  wrong: ReadonlySet<string>,
): SceneModel {
  const { widthCi, heightCi } = table;
  const piece = pieceOf(table, selection.piece);
  const own = maker.zones.map((zone, at): Mark => {
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
  const marks = [...(maker.marks?.(table) ?? []), ...own];
  if (piece !== null) {
    const legal = !wrong.has(piece.id);
    marks.push({
      type: 'shape',
      piece: piece.id,
      ...withForm(formOf(maker, piece.kind)),
      outline: piece.outline,
      corner: selection.corner,
      legal,
      // Its name is on the sheet beside the board.
      label: legal ? '' : say('mark.wrong'),
    });
  }
  return {
    table: {
      widthCi,
      heightCi,
      terrain: laidOut(maker, table),
      ...(maker.look === undefined ? {} : { look: maker.look }),
    },
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
