/** Small buttons on the edge of the board: one step back, several figures at once, and the camera. */
import { SIDE_OF_PHASE } from '@dwo/dino-wars';
import type { Scene } from '@dwo/kits/miniatures/model';
import { useStore } from '@dwo/kits/shell/use-store';
import { Icon, type IconName } from '@dwo/kits/ui/icons';
import { useState } from 'preact/hooks';
import { giveHint, mayAsk } from '../lessons/hint';
import { say } from '../lessons/words';
import { useOpenMatch } from '../match-context';
import { desk, store } from '../store';
import { undo } from './undo';

interface TableToolsProps {
  readonly scene: Scene | null;
  /** There is little room: what fingers do by pinching is folded up. */
  readonly folded: boolean;
}

export function TableTools({ scene, folded }: TableToolsProps) {
  const open = useOpenMatch();
  const [unfolded, unfold] = useState(false);
  const seated = useStore(store, ({ match }) => match?.seat != null && match.state?.ending === null);
  const moves = useStore(store, ({ match }) => {
    if (match?.state == null || match.seat === null || match.state.placing !== null) return false;
    const { phase, players } = match.state;
    return phase.endsWith('movement') && players[match.seat]?.side === SIDE_OF_PHASE[phase];
  });
  const mayHint = useStore(store, ({ match }) => mayAsk(match));
  const grouping = useStore(desk, ({ plan }) => plan.kind === 'group');
  return (
    <div class="table-tools" role="toolbar" aria-label="Table" aria-orientation="vertical">
      {seated && <ToolButton icon="undo" label="Undo" keys="Ctrl+Z" named onPress={() => void undo(open)} />}
      {(moves || grouping) && (
        <ToolButton
          {...{ icon: 'friends', label: 'Group', keys: 'M', pressed: grouping, named: true }}
          onPress={() => open.toolbox.group()}
        />
      )}
      {mayHint && <HintButton />}
      {folded && (
        <ToolButton icon="binoculars" label="Zoom" keys="" pressed={unfolded} onPress={() => unfold(!unfolded)} />
      )}
      {(!folded || unfolded) && (
        <>
          <ToolButton icon="plus" label="Zoom in" keys="+" onPress={() => scene?.zoomIn()} />
          <ToolButton icon="minus" label="Zoom out" keys="−" onPress={() => scene?.zoomOut()} />
          <ToolButton icon="frame" label="Whole table" keys="0" onPress={() => scene?.wholeTable()} />
        </>
      )}
    </div>
  );
}

/** Asks the computer, against which one plays, for its choice. */
function HintButton() {
  const { toolbox } = useOpenMatch();
  const [thinking, think] = useState(false);
  const ask = () => {
    think(true);
    void giveHint(toolbox).finally(() => think(false));
  };
  return <ToolButton icon="lamp" label={say('hint.button')} keys="H" named pressed={thinking} onPress={ask} />;
}

interface ToolButtonProps {
  readonly icon: IconName;
  readonly label: string;
  /** The key that does the same; empty for none. */
  readonly keys: string;
  readonly pressed?: boolean;
  /** Its name is written on it. */
  readonly named?: boolean;
  readonly onPress: () => void;
}

function ToolButton({ icon, label, keys, pressed, named = false, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      class="btn table-tools__button"
      aria-label={label}
      aria-pressed={pressed}
      title={keys === '' ? label : `${label} (${keys})`}
      data-testid={`tool-${label.toLowerCase().replace(' ', '-')}`}
      onClick={onPress}
    >
      <Icon name={icon} size={22} />
      {named && <span class="table-tools__name">{label}</span>}
    </button>
  );
}
