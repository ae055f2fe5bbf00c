/** The table editor: terrain is placed and shaped with mouse, finger or keys; the table can be saved, shared and played. */

import type { Refusal } from '@dwo/kernel';
import { useMemo, useRef, useState } from 'preact/hooks';
import { Reasons } from '../../documents/reasons';
import { Tiles } from '../../documents/tiles';
import type { Draft } from '../../documents/use-history';
import { matchIn, useWorkbench, WorkbenchPage } from '../../documents/workbench';
import { Icon } from '../../ui/icons';
import type { Scene } from '../model';
import type { DrawnTable, TableMaker } from './contract';
import { type Desk, NOTHING, type Selection } from './shaper';
import { pieceOf, withPiece } from './shaping';
import { TableCanvas } from './table-canvas';
import { TablePanel } from './table-panel';
import './editor.css';
import { say } from './words';

interface TablePageProps<T extends DrawnTable> {
  readonly maker: TableMaker<T>;
  /** `match=` with the id of a match, the table encoded in the address, or null. */
  readonly hash: string | null;
}

/** The page on which the tables of a game are drawn. */
export function TablePage<T extends DrawnTable>({ maker, hash }: TablePageProps<T>) {
  const match = matchIn(hash);
  const bench = useWorkbench({ kind: maker.document, first: maker.first(), packed: match === null ? hash : null });
  const { draft, shelf, problems } = bench;
  const table = draft.now;
  const [chosen, setChosen] = useState<Selection>(NOTHING);
  const [choosing, setChoosing] = useState(false);
  const open = (next: T) => {
    bench.open(next);
    setChosen(NOTHING);
  };
  const refusals = useMemo(() => maker.check(table), [table]);
  return (
    <WorkbenchPage
      bench={{ ...bench, open }}
      name="workshop workshop--table"
      testId="tables"
      title={say('title')}
      {...(maker.home === undefined ? {} : { home: maker.home })}
      Drawers={maker.Drawers}
      problem={problems.length === 0 ? null : say('problem', { problems: problems.join(' ') })}
      head={
        <>
          <button
            type="button"
            class="btn"
            aria-expanded={choosing}
            data-testid="choose-table"
            onClick={() => setChoosing(!choosing)}
          >
            {say('choose')}
          </button>
          <button type="button" class="btn" data-testid="new-table" onClick={() => open(maker.bare(table))}>
            {say('bare')}
          </button>
        </>
      }
      tiles={
        choosing && (
          <TableTiles
            maker={maker}
            tables={[...shelf.kept.map(({ document }) => document), ...maker.ready()]}
            on={table}
            onTable={open}
          />
        )
      }
      foot={
        <>
          <Totals maker={maker} table={table} />
          <maker.Acts table={table} blocked={refusals.length > 0} match={match} />
          <Reasons reasons={maker.reasons(refusals, table)} />
        </>
      }
    >
      {maker.Terms !== undefined && <maker.Terms table={table} onTable={(next) => draft.change(next, null)} />}
      <Editor maker={maker} draft={draft} chosen={chosen} onChosen={setChosen} refusals={refusals} />
    </WorkbenchPage>
  );
}

interface EditorProps<T extends DrawnTable> {
  readonly maker: TableMaker<T>;
  readonly draft: Draft<T>;
  readonly chosen: Selection;
  readonly onChosen: (chosen: Selection) => void;
  readonly refusals: readonly Refusal[];
}

/** The board with its buttons, and the panel of the selection. */
function Editor<T extends DrawnTable>({ maker, draft, chosen, onChosen, refusals }: EditorProps<T>) {
  const [scene, setScene] = useState<Scene | null>(null);
  const added = useRef(0);
  const table = draft.now;
  // Undo may remove the selected piece or corner.
  const piece = pieceOf(table, chosen.piece);
  const corner = chosen.corner !== null && chosen.corner < (piece?.outline.length ?? 0) ? chosen.corner : null;
  const selection = useMemo(() => ({ piece: piece?.id ?? null, corner }), [piece?.id, corner]);
  const wrong = useMemo(
    () => new Set(refusals.flatMap(({ facts }) => (typeof facts.terrain === 'string' ? [facts.terrain] : []))),
    [refusals],
  );
  const desk: Desk<T> = { maker, table, selection, select: onChosen, change: draft.change, settle: draft.settle };
  const add = (kind: string) => {
    // Each new piece is placed a little beside the last one, so that none covers another.
    const beside = (added.current++ % 5) * 300 - 600;
    const made = withPiece(maker, table, kind, { x: table.widthCi / 2 + beside, y: table.heightCi / 2 - beside / 2 });
    if (made === null) return;
    draft.change(made.table);
    onChosen({ piece: made.id, corner: null });
  };
  return (
    <div class="table-editor">
      <div class="table-editor__view">
        <TableCanvas maker={maker} desk={desk} wrong={wrong} onScene={setScene} />
        <div class="table-editor__zoom" data-repeats>
          <button type="button" class="btn" aria-label={say('closer')} onClick={() => scene?.zoomIn()}>
            <Icon name="plus" />
          </button>
          <button type="button" class="btn" aria-label={say('farther')} onClick={() => scene?.zoomOut()}>
            <Icon name="minus" />
          </button>
          <button type="button" class="btn" aria-label={say('whole')} onClick={() => scene?.wholeTable()}>
            <Icon name="frame" />
          </button>
        </div>
      </div>
      <TablePanel maker={maker} desk={desk} onAdd={add} />
    </div>
  );
}

interface TotalsProps<T extends DrawnTable> {
  readonly maker: TableMaker<T>;
  readonly table: T;
}

function Totals<T extends DrawnTable>({ maker: { limits }, table }: TotalsProps<T>) {
  return (
    <div class="sum">
      <p class="sum__points">
        <b class="poster">{say('pieces', { pieces: table.terrain.length })}</b>{' '}
        <span class="num">
          {say('limits', {
            most: limits.mostPieces,
            corners: table.terrain.reduce((sum, { outline }) => sum + outline.length, 0),
            mostCorners: limits.mostCorners,
          })}
        </span>
      </p>
      <p class="note table-editor__hint">{say('hint')}</p>
    </div>
  );
}

interface TableTilesProps<T extends DrawnTable> {
  readonly maker: TableMaker<T>;
  readonly tables: readonly T[];
  readonly on: T;
  readonly onTable: (table: T) => void;
}

function TableTiles<T extends DrawnTable>({ maker: { Sketch }, tables, on, onTable }: TableTilesProps<T>) {
  const tiles = tables.map((each) => ({
    ...{ picture: <Sketch table={each} />, name: each.name, look: 'ground-strip', onPick: () => onTable(each) },
    on: each === on || each.name === on.name,
  }));
  return <Tiles label={say('choose.label')} tiles={tiles} />;
}
