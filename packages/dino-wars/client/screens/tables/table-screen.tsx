/** The table editor: terrain is placed and shaped with mouse, finger or keys; the table can be saved, shared and played. */

import { checkGround, type Ground, PARAMETERS, READY_GROUNDS, type TerrainKind } from '@dwo/dino-wars';
import { Reasons } from '@dwo/kits/documents/reasons';
import { Tiles } from '@dwo/kits/documents/tiles';
import type { Draft } from '@dwo/kits/documents/use-history';
import { useWorkbench, WorkbenchPage } from '@dwo/kits/documents/workbench';
import type { Scene } from '@dwo/kits/miniatures/model';
import { go } from '@dwo/kits/shell/router';
import { Icon } from '@dwo/kits/ui/icons';
import { useMemo, useRef, useState } from 'preact/hooks';
import { Drawers } from '../../hud/panels/drawers';
import { gamePage } from '../../pages';
import { TableMap } from '../lobby-table';
import { knownPlan, rememberPlan } from '../plan/plan';
import { reasonsFor } from '../plan/reasons';
import { firstPlan } from '../plan/starts';
import { GROUND } from '../shelf/documents';
import { named, readyGrounds } from '../shelf/ready';
import { type Desk, NOTHING, type Selection } from './shaper';
import { pieceOf, withPiece } from './shaping';
import { TableCanvas } from './table-canvas';
import { TablePanel } from './table-panel';
import '../forces/forces.css';
import './tables.css';
import { say } from '../../words';

/** An empty table to start from. */
const BARE: Ground = { name: '', widthCi: 7200, heightCi: 6000, armyZoneCi: 1200, terrain: [] };

interface TablesScreenProps {
  /** The table encoded in the address; null for none. */
  readonly packed: string | null;
}

export function TablesScreen({ packed }: TablesScreenProps) {
  const bench = useWorkbench({
    kind: GROUND,
    first: named(READY_GROUNDS[0] ?? BARE),
    packed,
  });
  const { draft, shelf, problems } = bench;
  const ground = draft.now;
  const [chosen, setChosen] = useState<Selection>(NOTHING);
  const [choosing, setChoosing] = useState(false);
  const open = (next: Ground) => {
    bench.open(next);
    setChosen(NOTHING);
  };
  const refusals = useMemo(() => checkGround(ground), [ground]);
  const play = () => {
    rememberPlan({ ...knownPlan(firstPlan()), ground });
    go(gamePage('plan'));
  };
  return (
    <WorkbenchPage
      bench={{ ...bench, open }}
      name="workshop workshop--table"
      testId="tables"
      title={say('tables.title')}
      Drawers={Drawers}
      problem={problems.length === 0 ? null : say('tables.problem', { problems: problems.join(' ') })}
      head={
        <>
          <button
            type="button"
            class="btn"
            aria-expanded={choosing}
            data-testid="choose-table"
            onClick={() => setChoosing(!choosing)}
          >
            {say('tables.choose')}
          </button>
          <button type="button" class="btn" data-testid="new-table" onClick={() => open(BARE)}>
            {say('tables.bare')}
          </button>
        </>
      }
      tiles={
        choosing && (
          <GroundTiles
            grounds={[...shelf.kept.map(({ document }) => document), ...readyGrounds()]}
            on={ground}
            onGround={open}
          />
        )
      }
      foot={
        <>
          <Totals ground={ground} />
          <button type="button" class="btn btn--fire workshop__act" data-testid="play-table" onClick={play}>
            <span class="btn__word">{say('tables.play')}</span>
          </button>
          <Reasons reasons={reasonsFor(refusals, null, ground)} />
        </>
      }
    >
      <Editor draft={draft} chosen={chosen} onChosen={setChosen} refusals={refusals} />
    </WorkbenchPage>
  );
}

interface EditorProps {
  readonly draft: Draft<Ground>;
  readonly chosen: Selection;
  readonly onChosen: (chosen: Selection) => void;
  readonly refusals: ReturnType<typeof checkGround>;
}

/** The board with its buttons, and the panel of the selection. */
function Editor({ draft, chosen, onChosen, refusals }: EditorProps) {
  const [scene, setScene] = useState<Scene | null>(null);
  const added = useRef(0);
  const ground = draft.now;
  // Undo may remove the selected piece or corner.
  const piece = pieceOf(ground, chosen.piece);
  const corner = chosen.corner !== null && chosen.corner < (piece?.outline.length ?? 0) ? chosen.corner : null;
  const selection = useMemo(() => ({ piece: piece?.id ?? null, corner }), [piece?.id, corner]);
  const wrong = useMemo(
    () => new Set(refusals.flatMap(({ facts }) => (typeof facts.terrain === 'string' ? [facts.terrain] : []))),
    [refusals],
  );
  const desk: Desk = { ground, selection, select: onChosen, change: draft.change, settle: draft.settle };
  const add = (kind: TerrainKind) => {
    // Each new piece is placed a little beside the last one, so that none covers another.
    const beside = (added.current++ % 5) * 300 - 600;
    const made = withPiece(ground, kind, { x: ground.widthCi / 2 + beside, y: ground.heightCi / 2 - beside / 2 });
    if (made === null) return;
    draft.change(made.ground);
    onChosen({ piece: made.id, corner: null });
  };
  return (
    <div class="table-editor">
      <div class="table-editor__view">
        <TableCanvas desk={desk} wrong={wrong} onScene={setScene} />
        <div class="table-editor__zoom" data-repeats>
          <button type="button" class="btn" aria-label={say('tables.closer')} onClick={() => scene?.zoomIn()}>
            <Icon name="plus" />
          </button>
          <button type="button" class="btn" aria-label={say('tables.farther')} onClick={() => scene?.zoomOut()}>
            <Icon name="minus" />
          </button>
          <button type="button" class="btn" aria-label={say('tables.whole')} onClick={() => scene?.wholeTable()}>
            <Icon name="frame" />
          </button>
        </div>
      </div>
      <TablePanel desk={desk} onAdd={add} />
    </div>
  );
}

function Totals({ ground }: { readonly ground: Ground }) {
  return (
    <div class="sum">
      <p class="sum__points">
        <b class="poster">{say('tables.pieces', { pieces: ground.terrain.length })}</b>{' '}
        <span class="num">
          {say('tables.limits', {
            most: PARAMETERS.mostTerrain,
            corners: ground.terrain.reduce((sum, { outline }) => sum + outline.length, 0),
            mostCorners: PARAMETERS.mostTerrainCorners,
          })}
        </span>
      </p>
      <p class="note table-editor__hint">{say('tables.hint')}</p>
    </div>
  );
}

interface GroundTilesProps {
  readonly grounds: readonly Ground[];
  readonly on: Ground;
  readonly onGround: (ground: Ground) => void;
}

function GroundTiles({ grounds, on, onGround }: GroundTilesProps) {
  const tiles = grounds.map((each) => ({
    ...{ picture: <TableMap table={each} />, name: each.name, look: 'ground-strip', onPick: () => onGround(each) },
    on: each === on || each.name === on.name,
  }));
  return <Tiles label={say('tables.choose.label')} tiles={tiles} />;
}
