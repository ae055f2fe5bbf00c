/** The table in the editor, drawn on the board of the game. */

import type { Ground } from '@dwo/dino-wars';
import { createScene } from '@dwo/kits/miniatures';
import type { Scene } from '@dwo/kits/miniatures/model';
import { onceAFrame } from '@dwo/kits/miniatures/once-a-frame';
import { useRebuilds } from '@dwo/kits/miniatures/use-rebuilds';
import { isChord, readingsOf } from '@dwo/kits/presses/keys';
import { wantsReducedMotion } from '@dwo/kits/shell/settings';
import { BoardGone } from '@dwo/kits/ui/board-gone';
import { useEffect, useRef, useState } from 'preact/hooks';
import { FIGURES } from '../../art/figures/on-the-table';
import { inches } from '../../hud/words/words';
import { store } from '../../store';
import { say } from '../../words';
import { modelOf } from './board-model';
import { pressKey } from './keys';
import { type Desk, type Selection, Shaper } from './shaper';
import { pieceName, pieceOf } from './shaping';

interface TableCanvasProps {
  readonly desk: Desk;
  /** Ids of pieces with a fault. */
  readonly wrong: ReadonlySet<string>;
  /** Called with the board once it is open, and with null when it is removed. */
  readonly onScene: (scene: Scene | null) => void;
}

export function TableCanvas({ desk, wrong, onScene }: TableCanvasProps) {
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
    createScene(element, { art: FIGURES, motion, gone: lost }).then((made) => {
      if (gone) {
        made.destroy();
        return;
      }
      opened = made;
      const shaper = new Shaper();
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
  const { ground, selection } = desk;
  useEffect(() => scene?.show(modelOf(ground, selection, wrong)), [scene, ground, selection, wrong]);
  return (
    <>
      <div
        class="table-editor__canvas"
        ref={host}
        data-testid="ground"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the table takes keys of its own, as an application does
        tabIndex={0}
        role="application"
        aria-label={spoken(ground, selection)}
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

function spoken(ground: Ground, selection: Selection): string {
  const piece = pieceOf(ground, selection.piece);
  return say('tables.spoken', {
    width: inches(ground.widthCi),
    depth: inches(ground.heightCi),
    pieces: ground.terrain.length,
    chosen: spokenChoice(piece === null ? null : pieceName(ground, piece.id), selection.corner),
  });
}

function spokenChoice(name: string | null, corner: number | null): string {
  if (name === null) return say('tables.spoken.none');
  return corner === null
    ? say('tables.spoken.piece', { name })
    : say('tables.spoken.corner', { name, corner: corner + 1 });
}
