/** Small buttons on the edge of the board: undo, group selection, and the camera. */
import { SIDE_OF_PHASE } from '@dwo/dino-wars';
import { dangerDesk } from '@dwo/kits/miniatures/danger/desk';
import { say as sayDanger } from '@dwo/kits/miniatures/danger/words';
import type { Scene } from '@dwo/kits/miniatures/model';
import { mayAskAdvice } from '@dwo/kits/shell/advice';
import { useStore } from '@dwo/kits/shell/use-store';
import { Icon, type IconName } from '@dwo/kits/ui/icons';
import { useState } from 'preact/hooks';
import { watch } from '../danger/watching';
import { giveHint } from '../lessons/hint';
import { say as sayLesson } from '../lessons/words';
import { useOpenMatch } from '../match-context';
import { desk, store } from '../store';
import { say } from '../words';
import { undo } from './undo';

interface TableToolsProps {
  readonly scene: Scene | null;
  /** Whether there is little room, so that what touch does by pinching is folded up. */
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
  const mayHint = useStore(store, ({ match }) => mayAskAdvice(match));
  const grouping = useStore(desk, ({ plan }) => plan.kind === 'group');
  return (
    <div class="table-tools" role="toolbar" aria-label={say('tools.label')} aria-orientation="vertical">
      {seated && (
        <ToolButton
          icon="undo"
          label={say('command.undo')}
          keys={say('key.name.undo')}
          id="undo"
          named
          onPress={() => void undo(open)}
        />
      )}
      {(moves || grouping) && (
        <ToolButton
          {...{ icon: 'friends', label: say('group.label'), keys: 'M', id: 'group', pressed: grouping, named: true }}
          onPress={() => open.toolbox.group()}
        />
      )}
      {mayHint && <HintButton />}
      {seated && <DangerButton />}
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

/** Shows or hides the dangers to all own figures. */
function DangerButton() {
  const overlay = useStore(dangerDesk, (now) => now.overlay);
  const label = sayDanger('overlay.button');
  return (
    <ToolButton icon="claw" id="danger" label={label} keys="X" named pressed={overlay} onPress={() => watch.toggle()} />
  );
}

/** Asks the computer for its choice, in a match against the computer. */
function HintButton() {
  const { toolbox } = useOpenMatch();
  const [thinking, think] = useState(false);
  const ask = () => {
    think(true);
    void giveHint(toolbox).finally(() => think(false));
  };
  return (
    <ToolButton
      icon="lamp"
      id="hint"
      label={sayLesson('hint.button')}
      keys="H"
      named
      pressed={thinking}
      onPress={ask}
    />
  );
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
  readonly onPress: () => void;
}

function ToolButton({ icon, id, label, keys, pressed, named = false, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      class="btn table-tools__button"
      data-repeats={id.startsWith('zoom-') || undefined}
      aria-label={label}
      aria-pressed={pressed}
      title={keys === '' ? label : `${label} (${keys})`}
      data-testid={`tool-${id}`}
      onClick={onPress}
    >
      <Icon name={icon} size={22} />
      {named && <span class="table-tools__name">{label}</span>}
    </button>
  );
}
