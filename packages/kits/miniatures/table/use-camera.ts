/** Moves the camera of a match by itself. */
import type { Frozen, Seat } from '@dwo/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { isInStep, isMyMove, onShow } from '../../shell/moves';
import { store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import type { Beginning, Scene } from '../model';
import type { Standing } from '../standing';
import { hiddenByTools } from './under-tools';
import { unseenOffer } from './unseen-offer';

/** A game as its cameras see it. */
export interface CameraGame<S extends object> {
  readonly standing: Standing<S>;
  /** The first view for a player, of these figures if there are any. */
  beginning(state: Frozen<S>, seat: Seat | null, meant?: readonly string[]): Beginning;
  /** Figures that the player must look at now, such as those that are attacked. */
  attended(state: Frozen<S>): readonly string[];
  /** Whether figures are being set up: by this seat, or by any if it is null. */
  settingUp(state: Frozen<S>, seat: Seat | null): boolean;
  /** The step of the game; null while only a window is open, during which the camera stays. */
  step(state: Frozen<S>): string | null;
}

/** After a person has pointed at the table, they are looking at that place already. */
const POINTED_MS = 600;
/** So much of the table round the end of a planned move is brought into view. */
const END_CI = 150;

/** The state on show, as the game's own. */
function shownNow<S extends object>(): Frozen<S> | null {
  return onShow(store.getState().match) as Frozen<S> | null;
}

/** The figures that must be in sight together with this one; none if it has no place yet. */
function inView<S extends object>({ standing }: CameraGame<S>, id: string): readonly string[] {
  const state = shownNow<S>();
  if (state === null) return [];
  const body = standing.body(state, id);
  return standing.base(state, body) === null ? [] : [body];
}

/** The figures and the place that a player decides about. */
export interface Followed {
  readonly selected: string | null;
  readonly target: string | null;
  /** The end of a move that is planned and waits for its confirmation, as `x y`; empty for none. */
  readonly end: string;
  /** The targets that the selected figure may choose from, separated by spaces; left out, or empty, for none. */
  readonly offered?: string;
  /** The px of the lower edge that a card hides: a card that has grown hides more. Left out for none. */
  readonly under?: number;
}

/**
 * Brings the selected figure, its target and the end of its planned move into view, with the nearest of its targets if none of them is
 * in sight, and the selected figure out of a crowd in which it is lost; not if the person found it on the table.
 */
export function useFollow<S extends object>(
  game: CameraGame<S>,
  scene: Scene | null,
  { selected, target, end, offered = '', under = 0 }: Followed,
): void {
  const pointedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    return scene?.onPointing(({ type }) => {
      if (type === 'down') pointedAt.current = performance.now();
      return false;
    });
  }, [scene]);
  const attended = useStore(store, () => {
    const state = shownNow<S>();
    return state === null ? '' : game.attended(state).join(' ');
  });
  useEffect(() => {
    const others = attended === '' ? [] : attended.split(' ');
    const offers = offered === '' ? [] : offered.split(' ').flatMap((id) => inView(game, id));
    const offer = unseenOffer(
      offers,
      (id) => scene?.screenOf(id) != null,
      (id) => awayOf(game, id, selected),
    );
    const wanted = [selected, target, offer, ...others].flatMap((id) => (id === null ? [] : inView(game, id)));
    const pointed = performance.now() - pointedAt.current < POINTED_MS;
    // A figure that was found on the table is in sight, or will be: the board itself goes after what a rising sheet hides.
    const found = (id: string) => pointed && id === selected;
    const lost = (id: string) =>
      !found(id) && (scene?.screenOf(id) === null || (id === selected && scene?.isCrowded(id)));
    const [x, y] = end.split(' ').map(Number);
    const ends = x === undefined || y === undefined || pointed ? null : { x, y, radiusCi: END_CI };
    const hidden = ends !== null && scene?.sees(ends) === false;
    if (wanted.some(lost) || hidden) scene?.approach(wanted, hidden ? ends : null);
    else if (selected !== null && !pointed) clearOfTools(scene, game, selected);
  }, [game, scene, selected, target, attended, end, offered, under]);
  useAttended(game, scene, attended);
}

/** Brings a figure out from under the small buttons of a phone. */
function clearOfTools<S extends object>(scene: Scene | null, game: CameraGame<S>, selected: string): void {
  const [body] = inView(game, selected);
  const under = body === undefined ? 0 : hiddenByTools(scene?.screenOf(body) ?? null);
  if (body !== undefined && under > 0) scene?.liftOver(body, under);
}

/** Brings the figures that a question is about into view once all is told: what was told last may have led the camera away. */
function useAttended<S extends object>(game: CameraGame<S>, scene: Scene | null, attended: string): void {
  const told = useStore(store, ({ match }) => isInStep(match));
  useEffect(() => {
    if (scene === null || !told || attended === '') return;
    const figures = attended.split(' ').flatMap((id) => inView(game, id));
    if (figures.some((id) => scene.screenOf(id) === null)) scene.approach(figures);
  }, [game, scene, told, attended]);
}

/** The distance between two figures; 0 if one has no place. */
function awayOf<S extends object>({ standing }: CameraGame<S>, id: string, from: string | null): number {
  const state = shownNow<S>();
  if (state === null || from === null) return 0;
  const [a, b] = [standing.base(state, id), standing.base(state, standing.body(state, from))];
  return a === null || b === null ? 0 : Math.hypot(a.x - b.x, a.y - b.y);
}

/**
 * The share of the figures that can act which must be in sight, with the table filling the view; otherwise the camera goes
 * home.
 */
const IN_SIGHT = 0.5;

/** Brings the ground into view on which this player may place figures, as soon as it is their turn. */
function usePlacingGround<S extends object>(game: CameraGame<S>, scene: Scene | null, shown: boolean): void {
  const placing = useStore(store, ({ match }) => {
    const state = match?.state as Frozen<S> | null | undefined;
    return state != null && game.settingUp(state, null) && isMyMove(match);
  });
  const brought = useRef(false);
  useEffect(() => {
    const { match } = store.getState();
    if (scene === null || !placing || !shown || brought.current || match?.state == null) return;
    brought.current = true;
    scene.home(game.beginning(match.state as Frozen<S>, match.seat));
  }, [game, scene, placing, shown]);
}

/**
 * Brings the player's own figures back into view when it is their turn, after the camera was with the enemy. `ready` lists
 * those that can act; nothing moves while the `selected` one is in sight.
 */
export function useHome<S extends object>(
  game: CameraGame<S>,
  scene: Scene | null,
  { ready: able, selected }: { ready(): readonly string[]; selected(): string | null },
): void {
  const shown = useStore(store, ({ match }) => isInStep(match));
  const asked = useStore(store, ({ match }) => {
    const state = match?.state as Frozen<S> | null | undefined;
    return state != null && isMyMove(match) ? game.step(state) : null;
  });
  usePlacingGround(game, scene, shown);
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
    if (scene === null || asked === null || !shown || match?.state == null) return;
    const chosen = selected();
    if (chosen !== null && (inView(game, chosen).length === 0 || scene.screenOf(chosen) !== null)) return;
    const state = match.state as Frozen<S>;
    // The first decision shows all own figures, and as many enemies as possible at their present places.
    const first = !decided.current && !game.settingUp(state, null);
    decided.current ||= first;
    const own = () => game.standing.figures(state).filter((id) => game.standing.owner(state, id) === match.seat);
    const ready = first ? own() : able().filter((id) => inView(game, id).length > 0);
    const seen = ready.filter((id) => scene.screenOf(id) !== null);
    const enough = seen.length >= ready.length * (first ? 1 : IN_SIGHT) && !scene.isAstray;
    if (enough && (!first || steered.current)) return;
    scene.home(game.beginning(state, match.seat, ready));
  }, [game, scene, asked, shown, able, selected]);
}
