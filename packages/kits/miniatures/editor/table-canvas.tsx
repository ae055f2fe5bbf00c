/** The table in the editor, drawn on the board of the game. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { isChord, readingsOf } from '../../presses/keys';
import { wantsReducedMotion } from '../../shell/settings';
import { store } from '../../shell/store';
import { BoardGone } from '../../ui/board-gone';
import { createScene } from '../index';
import type { Scene } from '../model';
import { onceAFrame } from '../once-a-frame';
import { useRebuilds } from '../use-rebuilds';
import { modelOf } from './board-model';
import type { DrawnTable, TableMaker } from './contract';
import { inches } from './inches';
import { pressKey } from './keys';
import { type Desk, type Selection, Shaper } from './shaper';
import { pieceName, pieceOf } from './shaping';
import { say } from './words';

interface TableCanvasProps<T extends DrawnTable> {
  readonly maker: TableMaker<T>;
  readonly desk: Desk<T>;
  /** Ids of pieces with a fault. */
  readonly wrong: ReadonlySet<string>;
  /** Called with the board once it is open, and with null when it is removed. */
  readonly onScene: (scene: Scene | null) => void;
}

export function TableCanvas<T extends DrawnTable>({ maker, desk, wrong, onScene }: TableCanvasProps<T>) {
  const host = useRef<HTMLDivElement>(null);
  const { attempt, failed, gone: lost, fail, again } = useRebuilds();
  const [scene, setScene] = useState<Scene | null>(null);
  const current = useRef(desk);
  current.current = desk;
  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    let gone = false;
    let stop = () => {};
    let opened: Scene | null = null;
    const motion = wantsReducedMotion(store.getState().settings.motion) ? 'reduced' : 'full';
    createScene(element, { art: maker.art, motion, gone: lost }).then((made) => {
      if (gone) {
        made.destroy();
        return;
      }
      opened = made;
      const shaper = new Shaper<T>();
      const calm = onceAFrame((pointing) => shaper.point(pointing, current.current));
      stop = made.onPointing((pointing) => {
        if (pointing.type === 'down') element.focus({ preventScroll: true });
        return calm(pointing);
      });
      setScene(made);
      onScene(made);
    }, fail);
    return () => {
      gone = true;
      stop();
      setScene(null);
      onScene(null);
      opened?.destroy();
    };
  }, [onScene, attempt, lost, fail]);
  const { table, selection } = desk;
  useEffect(() => scene?.show(modelOf(maker, table, selection, wrong)), [scene, table, selection, wrong]);
  return (
    <>
      <div
        class="table-editor__canvas"
        ref={host}
        data-testid="ground"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the table takes keys of its own, as an application does
        tabIndex={0}
        role="application"
        aria-label={spoken(maker, table, selection)}
        onKeyDown={(event) => {
          if (isChord(event)) return;
          const keys = readingsOf(event);
          if (pressKey(event, current.current)) event.preventDefault();
          else if (keys.includes('+') || keys.includes('=')) scene?.zoomIn();
          else if (keys.includes('-')) scene?.zoomOut();
        }}
      />
      {failed && <BoardGone onAgain={again} />}
    </>
  );
}

function spoken<T extends DrawnTable>({ words }: TableMaker<T>, table: T, selection: Selection): string {
  const piece = pieceOf(table, selection.piece);
  return say('spoken', {
    width: inches(table.widthCi),
    depth: inches(table.heightCi),
    pieces: table.terrain.length,
    chosen: spokenChoice(piece === null ? null : pieceName(table, piece.id, words.kind), selection.corner),
  });
}

function spokenChoice(name: string | null, corner: number | null): string {
  if (name === null) return say('spoken.none');
  return corner === null ? say('spoken.piece', { name }) : say('spoken.corner', { name, corner: corner + 1 });
}
