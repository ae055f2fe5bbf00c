/** The camera of a match of this game. */
import type { State } from '@dwo/dino-wars';
import type { Scene } from '@dwo/kits/miniatures/model';
import {
  type CameraGame,
  useFollow as useFollowing,
  useHome as useHomecoming,
} from '@dwo/kits/miniatures/table/use-camera';
import { useStore } from '@dwo/kits/shell/use-store';
import { useMemo } from 'preact/hooks';
import { beginning } from '../hud/theatre/beginning';
import { useOpenMatch } from '../match-context';
import { STANDING } from '../standing';
import { desk } from '../store';
import { targetOf } from '../tools/plan';

const GAME: CameraGame<State> = {
  standing: STANDING,
  beginning,
  attended: ({ reactions: [first] }) => (first === undefined ? [] : [first.target]),
  settingUp: ({ placing }) => placing !== null,
  step: ({ reactions, turn, phase }) => (reactions.length === 0 ? `${turn} ${phase}` : null),
};

/** Brings the selected figure and its target into view. */
export function useFollow(scene: Scene | null): void {
  const selected = useStore(desk, ({ selected }) => selected);
  const target = useStore(desk, ({ plan }) => targetOf(plan));
  useFollowing(GAME, scene, { selected, target });
}

const selectedNow = () => desk.getState().selected;

/** Brings the player's own figures back into view when it is their turn. */
export function useHome(scene: Scene | null): void {
  const { toolbox } = useOpenMatch();
  const own = useMemo(() => ({ ready: () => toolbox.ready(), selected: selectedNow }), [toolbox]);
  useHomecoming(GAME, scene, own);
}
