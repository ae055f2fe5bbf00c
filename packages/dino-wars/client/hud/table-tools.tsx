/** Small buttons on the edge of the board: undo, group selection, and the camera. */
import { POLE_IDS, SIDE_OF_PHASE } from '@dwo/dino-wars';
import { hintDesk } from '@dwo/kits/miniatures/hints/desk';
import { DangerTool } from '@dwo/kits/miniatures/hud/board-tools';
import { ToolBar, ToolButton, UndoTool } from '@dwo/kits/miniatures/hud/table-tools';
import { takeBack } from '@dwo/kits/miniatures/hud/take-back';
import type { Scene } from '@dwo/kits/miniatures/model';
import { mayAskAdvice } from '@dwo/kits/shell/advice';
import { useStore } from '@dwo/kits/shell/use-store';
import { giveHint } from '../lessons/hint';
import { say as sayLesson } from '../lessons/words';
import { useOpenMatch } from '../match-context';
import { desk, store } from '../store';
import { say } from '../words';

interface TableToolsProps {
  readonly scene: Scene | null;
  /** Whether there is little room, so that what touch does by pinching is folded up. */
  readonly folded: boolean;
}

export function TableTools({ scene, folded }: TableToolsProps) {
  const open = useOpenMatch();
  const seated = useStore(store, ({ match }) => match?.seat != null && match.state?.ending === null);
  const moves = useStore(store, ({ match }) => {
    if (match?.state == null || match.seat === null || match.state.placing !== null) return false;
    const { phase, players } = match.state;
    return phase.endsWith('movement') && players[match.seat]?.side === SIDE_OF_PHASE[phase];
  });
  // While the second pole is hidden, every move tells where it is not (TABLE-10).
  const barred = useStore(store, ({ match }) => {
    if (match?.state == null || match.seat === null || match.state.scenario !== 'gate') return false;
    return match.state.players[match.seat]?.side === 'army' && match.state.poles[POLE_IDS[1]] === undefined;
  });
  const corners = useStore(desk, ({ plan }) => plan.kind === 'move' && plan.corners.length > 0);
  const mayHint = useStore(store, ({ match }) => mayAskAdvice(match));
  const grouping = useStore(desk, ({ plan }) => plan.kind === 'group');
  return (
    <ToolBar scene={scene} folded={folded} figures={onTable}>
      {seated && (
        <UndoTool barred={barred && !corners} onPress={() => void takeBack({ ...open, line: open.session })} />
      )}
      {(moves || grouping) && (
        <ToolButton
          {...{ icon: 'friends', label: say('group.label'), keys: 'M', id: 'group', pressed: grouping, named: true }}
          onPress={() => open.toolbox.group()}
        />
      )}
      {mayHint && <HintButton />}
      {seated && <DangerTool />}
    </ToolBar>
  );
}

/** Everybody whom this player knows of. */
function onTable(): readonly string[] {
  const { dinosaurs = {}, soldiers = {}, vehicles = {}, crewedWeapons = {} } = store.getState().match?.state ?? {};
  return [dinosaurs, soldiers, vehicles, crewedWeapons].flatMap((figures) => Object.keys(figures));
}

/** Asks the computer for its choice, in a match against the computer. */
function HintButton() {
  const { session, toolbox } = useOpenMatch();
  const isOpen = useStore(hintDesk, ({ of }) => of !== null);
  return (
    <ToolButton
      icon="lamp"
      id="hint"
      label={sayLesson('hint.button')}
      keys="H"
      named
      pressed={isOpen}
      onPress={() => giveHint(toolbox, session)}
    />
  );
}
