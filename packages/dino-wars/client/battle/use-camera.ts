/** Moves the camera of a match by itself. */

import type { State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import type { Scene } from '@dwo/kits/miniatures/model';
import { isMyMove, onShow } from '@dwo/kits/shell/moves';
import { useStore } from '@dwo/kits/shell/use-store';
import { useEffect, useRef } from 'preact/hooks';
import { useInStep } from '../hud/on-show';
import { beginning } from '../hud/theatre/beginning';
import { useOpenMatch } from '../match-context';
import { desk, store } from '../store';
import { armyOf, dinosaursOf, figureOf, onTable, shownFor } from '../tools/figures';
import { targetOf } from '../tools/plan';

/** After a person has pointed at the table, they are looking at that place already. */
const POINTED_MS = 600;

/**
 * Brings the selected figure and its target into view, and the selected figure out of a crowd in which it is lost; not if the
 * person found it on the table.
 */
export function useFollow(scene: Scene | null): void {
  const pointedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    return scene?.onPointing(({ type }) => {
      if (type === 'down') pointedAt.current = performance.now();
      return false;
    });
  }, [scene]);
  const selected = useStore(desk, ({ selected }) => selected);
  const target = useStore(desk, ({ plan }) => targetOf(plan));
  const attacked = useStore(store, (app) => onShow(app.match)?.reactions[0]?.target ?? null);
  useEffect(() => {
    const wanted = [selected, target, attacked].flatMap((id) => (id === null ? [] : inView(id)));
    const pointed = performance.now() - pointedAt.current < POINTED_MS;
    const lost = (id: string) => scene?.screenOf(id) === null || (!pointed && id === selected && scene?.isCrowded(id));
    if (wanted.some(lost)) scene?.approach(wanted);
  }, [scene, selected, target, attacked]);
}

/** The figures that must be in sight together with this one; none if it has no place yet. */
function inView(id: string): readonly string[] {
  const state = onShow(store.getState().match);
  if (state === null) return [];
  const shown = shownFor(state, id);
  const figure = figureOf(state, shown);
  return figure !== null && onTable(figure) ? [shown] : [];
}

/**
 * The share of the figures that can act which must be in sight, with the table filling the view; otherwise the camera goes
 * home.
 */
const IN_SIGHT = 0.5;

function seatedFigures(state: Frozen<State>, seat: number | null): readonly string[] {
  const all = [...dinosaursOf(state), ...armyOf(state)];
  return all.filter(([, figure]) => figure.owner === seat && onTable(figure)).map(([id]) => id);
}

/** Brings the zone into view in which this player may place figures, as soon as it is their turn. */
function usePlacingGround(scene: Scene | null, shown: boolean): void {
  const placing = useStore(store, ({ match }) => match?.state?.placing != null && isMyMove(match));
  const brought = useRef(false);
  useEffect(() => {
    const { match } = store.getState();
    if (scene === null || !placing || !shown || brought.current || match?.state == null) return;
    brought.current = true;
    scene.home(beginning(match.state, match.seat));
  }, [scene, placing, shown]);
}

/** Brings the player's own figures back into view when it is their turn, after the camera was with the enemy. */
export function useHome(scene: Scene | null): void {
  const { toolbox } = useOpenMatch();
  const shown = useInStep();
  const asked = useStore(store, ({ match }) => {
    const state = match?.state;
    return state != null && state.reactions.length === 0 && isMyMove(match) ? `${state.turn} ${state.phase}` : null;
  });
  usePlacingGround(scene, shown);
  const decided = useRef(false);
  const steered = useRef(false);
  useEffect(
    () =>
      scene?.onSteer(() => {
        steered.current = true;
      }),
    [scene],
  );
  useEffect(() => {
    const { match } = store.getState();
    if (scene === null || asked === null || !shown || match?.state == null || desk.getState().selected !== null) return;
    const able = toolbox.ready().filter((id) => inView(id).length > 0);
    // The first decision shows all own figures, and as many enemies as possible at their present places.
    const first = !decided.current && match.state.placing === null;
    decided.current ||= first;
    const ready = first ? seatedFigures(match.state, match.seat) : able;
    const seen = ready.filter((id) => scene.screenOf(id) !== null);
    const enough = seen.length >= ready.length * (first ? 1 : IN_SIGHT) && !scene.isAstray;
    if (enough && (!first || steered.current)) return;
    scene.home(beginning(match.state, match.seat, ready));
  }, [scene, asked, shown, toolbox]);
}
