/** Small parts of any open table: its dice, the camera that moves by itself, and that of a spectator. */
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { isInStep, onShow } from '../../shell/moves';
import { playerName } from '../../shell/player-name';
import { store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import { endOf } from '../danger/moving';
import { followedOf, hiddenByHint } from '../hints/followed';
import { useHint } from '../hints/use-hint';
import type { Scene } from '../model';
import { useFollow, useHome } from '../table/use-camera';
import { useClearOfTools } from '../table/use-clear-of-tools';
import { DiceTin } from '../theatre/dice-box';
import { useAnswerPlaces } from './answer-places';
import { useFace, useShown } from './context';
import { tableDesk } from './desk';
import { WatchTools } from './watch-tools';
import { lookFrom } from './watching';

/** The dice in their tin. */
export function TableDice({ small = false }: { readonly small?: boolean }) {
  const { game } = useFace();
  const dice = useStore(tableDesk, (desk) => desk.dice);
  const state = useShown();
  // Beside the chances of the next attack they must not be taken for its result.
  const aims = useStore(tableDesk, ({ plan, sending }) => plan.kind === 'aim' && plan.target !== null && !sending);
  const told = useStore(store, ({ match }) => isInStep(match));
  const name = (id: string) => (state === null ? '' : game.words.short(state, id));
  return <DiceTin dice={dice} words={game.dice} name={name} small={small} past={aims && told} />;
}

/** The camera of a spectator. */
export function Watch({ scene }: { readonly scene: Scene | null }) {
  const { game } = useFace();
  const state = useShown();
  const lobby = useStore(store, ({ match }) => match?.lobby ?? null);
  const players = (lobby?.chairs ?? []).map((_, seat) => {
    const name = playerName(lobby, seat);
    return state === null ? name : (game.chair?.(state, seat, name) ?? name);
  });
  return (
    <WatchTools players={players} onViewpoint={(seat) => lookFrom(scene, seat, (now, of) => game.beginning(now, of))} />
  );
}

const selectedNow = () => tableDesk.getState().selected;

/** Moves the camera to what matters: an open hint, the selected figure, its target, what a window is about, and home when it is one's turn. */
export function useCamera(scene: Scene | null): void {
  const { game, toolbox } = useFace();
  const selected = useStore(tableDesk, (desk) => desk.selected);
  const target = useStore(tableDesk, ({ plan }) => ('target' in plan ? plan.target : null));
  const own = useMemo(() => ({ ready: () => toolbox.ready(), selected: selectedNow }), [toolbox]);
  const end = useStore(tableDesk, ({ plan }) => {
    const at = plan.kind === 'move' && plan.fixed ? endOf(plan.preview) : null;
    return at === null ? '' : `${at.x} ${at.y}`;
  });
  const offered = useStore(tableDesk, ({ plan }) =>
    plan.kind === 'aim' && plan.target === null
      ? (plan.choices.find(({ weapon }) => weapon === plan.weapon)?.targets ?? []).join(' ')
      : '',
  );
  const { hint } = useHint();
  const [under, setUnder] = useState(0);
  useEffect(() => {
    if (hint === null || scene === null) return;
    const hidden = hiddenByHint();
    scene.cover(hidden.under, hidden.beside);
    setUnder(hidden.under);
    return () => scene.cover(0);
  }, [scene, hint]);
  const followed = followedOf(hint?.ghost ?? null);
  useFollow(game, scene, followed === null ? { selected, target, end, offered } : { ...followed, under });
  useHome(game, scene, own);
  useAnswerPlaces(scene);
  const inHand = useCallback(() => {
    const [figure, state] = [selectedNow(), onShow(store.getState().match)];
    return figure === null || state === null ? null : game.standing.body(state, figure);
  }, [game]);
  useClearOfTools(scene, inHand);
}
