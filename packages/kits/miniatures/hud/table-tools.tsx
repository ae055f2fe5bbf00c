/** Small buttons on the edge of the board, and the camera's among them. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isMyMove } from '../../shell/moves';
import { store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import { Icon, type IconName } from '../../ui/icons';
import type { Scene } from '../model';
import { type ToolsPlace, toolsPlace } from './tools-place';
import { say } from './words';

interface ToolBarProps {
  readonly scene: Scene | null;
  /** Whether there is little room, so that what touch does by pinching is folded up. */
  readonly folded: boolean;
  /** The figures that the buttons should not cover on a phone. */
  readonly figures: () => readonly string[];
  /** The buttons of the game, before those of the camera. */
  readonly children?: ComponentChildren;
}

/** The bar of the small buttons. */
export function ToolBar({ scene, folded, figures, children }: ToolBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const place = usePlace(scene, bar, figures);
  const [unfolded, unfold] = useState(false);
  return (
    <div
      class={`table-tools table-tools--${place}`}
      role="toolbar"
      aria-label={say('tools.label')}
      aria-orientation="vertical"
      ref={bar}
    >
      {children}
      {folded && (
        <ToolButton
          icon="binoculars"
          label={say('tools.zoom')}
          keys=""
          id="zoom"
          pressed={unfolded}
          onPress={() => unfold(!unfolded)}
        />
      )}
      {(!folded || unfolded) && (
        <>
          <ToolButton icon="plus" label={say('tools.zoom-in')} keys="+" id="zoom-in" onPress={() => scene?.zoomIn()} />
          <ToolButton
            icon="minus"
            label={say('tools.zoom-out')}
            keys="−"
            id="zoom-out"
            onPress={() => scene?.zoomOut()}
          />
          <ToolButton
            icon="frame"
            label={say('tools.whole')}
            keys="0"
            id="whole-table"
            onPress={() => scene?.wholeTable()}
          />
        </>
      )}
    </div>
  );
}

/** The place of the buttons on a phone. It is found when the player's turn begins, so that nothing moves under a finger, and kept if it is good. */
function usePlace(
  scene: Scene | null,
  bar: { readonly current: HTMLElement | null },
  figures: () => readonly string[],
): ToolsPlace {
  const isMine = useStore(store, ({ match }) => isMyMove(match));
  const drawn = useStore(store, ({ match }) => match?.drawn === true);
  const [place, setPlace] = useState<ToolsPlace | null>(null);
  useEffect(() => {
    let gone = false;
    void scene?.settled().then(() => {
      const { current } = bar;
      const board = current?.offsetParent;
      if (gone || current === null || board == null) return;
      const spots = figures().flatMap((id) => scene.screenOf(id) ?? []);
      const row = Math.max(current.offsetWidth, current.offsetHeight);
      const room = { width: board.clientWidth, height: board.clientHeight, row };
      // Before the player's first turn figures still go where they will stand.
      setPlace((now) => (isMine ? toolsPlace(spots, room, now) : now));
    });
    return () => {
      gone = true;
    };
  }, [scene, isMine, drawn]);
  return place ?? 'corner';
}

interface UndoToolProps {
  /** Whether it is known that nothing can be taken back. A press still tells why. */
  readonly barred?: boolean;
  readonly onPress: () => void;
}

/** The button that takes the last step back. */
export function UndoTool({ barred = false, onPress }: UndoToolProps) {
  const [label, keys] = [say('tools.undo'), say('tools.undo.key')];
  return <ToolButton icon="undo" id="undo" named {...{ label, keys, barred, onPress }} />;
}

interface ToolButtonProps {
  readonly icon: IconName;
  /** The test id. */
  readonly id: string;
  readonly label: string;
  /** The key that does the same; empty if there is none. */
  readonly keys: string;
  readonly pressed?: boolean;
  /** Whether its name is written on it. */
  readonly named?: boolean;
  readonly barred?: boolean;
  readonly onPress: () => void;
}

/** One of the small buttons. */
export function ToolButton({
  icon,
  id,
  label,
  keys,
  pressed,
  named = false,
  barred = false,
  onPress,
}: ToolButtonProps) {
  return (
    <button
      type="button"
      class="btn table-tools__button"
      data-repeats={id.startsWith('zoom-') || undefined}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={barred || undefined}
      title={keys === '' ? label : `${label} (${keys})`}
      data-testid={`tool-${id}`}
      onClick={onPress}
    >
      <Icon name={icon} size={22} />
      {named && <span class="table-tools__name">{label}</span>}
    </button>
  );
}
