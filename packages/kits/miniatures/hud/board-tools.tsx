/** The small buttons of a table: undo, danger, the camera. */
import { store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import { dangerDesk } from '../danger/desk';
import { say as sayDanger } from '../danger/words';
import type { Scene } from '../model';
import { useFace, useTable } from './context';
import { ToolBar, ToolButton, UndoTool } from './table-tools';
import { takeBack } from './take-back';

/** `folded` where there is little room. */
export function BoardTools({ scene, folded }: { readonly scene: Scene | null; readonly folded: boolean }) {
  const open = useTable();
  const seated = useStore(store, ({ match }) => match?.seat != null && match.outcome === null);
  const { game } = open;
  const figures = () => {
    const { match } = store.getState();
    return match?.state == null ? [] : game.standing.figures(match.state);
  };
  return (
    <ToolBar scene={scene} folded={folded} figures={figures}>
      {seated && <UndoTool onPress={() => void takeBack(open)} />}
      {seated && <DangerTool />}
    </ToolBar>
  );
}

/** Shows or hides the dangers to all own figures. */
export function DangerTool() {
  const { danger } = useFace();
  const overlay = useStore(dangerDesk, (now) => now.overlay);
  if (danger === null) return null;
  const label = sayDanger('overlay.button');
  const onPress = () => danger.toggle();
  return <ToolButton icon="claw" id="danger" label={label} keys="X" named pressed={overlay} onPress={onPress} />;
}
