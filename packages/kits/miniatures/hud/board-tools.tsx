/** Small buttons on the edge of the board. */
import { store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import { Icon, type IconName } from '../../ui/icons';
import { dangerDesk } from '../danger/desk';
import { say as sayDanger } from '../danger/words';
import type { Scene } from '../model';
import { useTable } from './context';
import { takeBack } from './take-back';
import { say } from './words';

/** The small buttons: undo, danger, the camera. */
export function BoardTools({ scene }: { readonly scene: Scene | null }) {
  const open = useTable();
  const seated = useStore(store, ({ match }) => match?.seat != null && match.outcome === null);
  return (
    <div class="table-tools" role="toolbar" aria-label={say('tools.label')} aria-orientation="vertical">
      {seated && <ToolButton icon="undo" id="undo" label={say('tools.undo')} onPress={() => void takeBack(open)} />}
      {seated && <DangerTool />}
      <ToolButton icon="plus" id="zoom-in" label={say('tools.zoom-in')} onPress={() => scene?.zoomIn()} />
      <ToolButton icon="minus" id="zoom-out" label={say('tools.zoom-out')} onPress={() => scene?.zoomOut()} />
      <ToolButton icon="frame" id="whole-table" label={say('tools.whole')} onPress={() => scene?.wholeTable()} />
    </div>
  );
}

/** Shows or hides the dangers to all own figures. */
function DangerTool() {
  const { danger } = useTable();
  const overlay = useStore(dangerDesk, (now) => now.overlay);
  if (danger === null) return null;
  const label = `${sayDanger('overlay.label')} (X)`;
  return <ToolButton icon="claw" id="danger" label={label} pressed={overlay} onPress={() => danger.toggle()} />;
}

interface ToolButtonProps {
  readonly icon: IconName;
  /** The test id. */
  readonly id: string;
  readonly label: string;
  readonly pressed?: boolean;
  readonly onPress: () => void;
}

function ToolButton({ icon, id, label, pressed, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      class="btn table-tools__button"
      data-repeats={id.startsWith('zoom-') || undefined}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      data-testid={`tool-${id}`}
      onClick={onPress}
    >
      <Icon name={icon} size={22} />
    </button>
  );
}
