/** The questions of the panels beside a table to a game, however its tools are chosen. `faceOf` answers them for a `MiniaturesTable`. */
import type { Frozen, Seat, Tagged } from '@dwo/kernel';
import { store } from '../../shell/store';
import type { Score } from '../../table';
import type { DangerUse } from '../danger/use';
import type { FigureArt } from '../figure-art';
import type { SceneModel } from '../model';
import type { OrdersUse } from '../orders/contract';
import { firstView } from '../table/beginning';
import type { CameraGame } from '../table/use-camera';
import type { DiceWords } from '../theatre/dice-box';
import type { FigureLook, MiniaturesTable, TableWords } from './contract';
import type { GroundNote } from './ground-notes';
import { sceneOf, type TableView } from './scene-of';

/** The face of a table: where the cameras look, what the board shows, and the words and drawings of figures. */
export interface TableFace<S extends object, I, K extends string = string> extends CameraGame<S> {
  readonly art: FigureArt;
  readonly dice: DiceWords<K>;
  readonly words: Pick<TableWords<S>, 'full' | 'short'> & Partial<Pick<TableWords<S>, 'weapon'>>;
  look(state: Frozen<S>, figure: string): Pick<FigureLook, 'art' | 'life' | 'rows' | 'make' | 'player'>;
  /** The board without danger, orders and hints; null before there is anything to draw. */
  scene(view: TableView<S>): SceneModel | null;
  /** A further thing that the board depends on, besides the state, the plan and the selection. */
  also?(): unknown;
  /** The name and effects of a piece of terrain, in a sentence with its rule; null for none. */
  terrain?(state: Frozen<S>, id: string): GroundNote | null;
  score(state: Frozen<S>): Score;
  /** A player as spectators read it, such as with the name of their side; the name alone if left out. */
  chair?(state: Frozen<S>, seat: Seat, name: string): string;
  /** Whether the table tells what a figure of this seat gains by its act, in place of who endangers it. */
  busy?(state: Frozen<S>, seat: Seat, figure: string): boolean;
  /** Whether the figure in hand can move up to this enemy, or why not; null where that is no question. */
  reaching?(state: Frozen<S>, seat: Seat, figure: string, enemy: string): 'reach' | 'far' | 'blocked' | null;
  readonly danger?: DangerUse<S>;
  readonly orders?: OrdersUse<S, I>;
}

/** The face of a game whose tools are those of the kit. */
export function faceOf<S extends object, I extends Tagged, E extends Tagged, K extends string>(
  game: MiniaturesTable<S, I, E, K>,
): MiniaturesTable<S, I, E, K> & TableFace<S, I, K> {
  const windows = (state: Frozen<S>) => {
    const seat = store.getState().match?.seat ?? null;
    return seat === null ? [] : game.windows(state, seat);
  };
  return {
    ...game,
    scene: (view) => sceneOf(game as unknown as Parameters<typeof sceneOf<S>>[0], view),
    beginning: (state, seat, meant = []) =>
      firstView(game.standing, state, { seat, meant, ground: groundOf(game, state, seat) }),
    attended: (state) => windows(state)[0]?.about ?? [],
    busy: (state, seat, figure) =>
      game.acts(state, seat) &&
      game.tools(state, seat, figure).some((use) => use.type === 'press' && use.note !== undefined),
    settingUp(state, seat) {
      const seats = seat === null ? [...chairs().keys()] : [seat];
      return seats.some((each) => game.deployment(state, each) !== null);
    },
    step(state) {
      if (windows(state).length > 0) return null;
      return `${game.round(state)} ${game.steps(state).find(({ when }) => when === 'now')?.id ?? ''}`;
    },
  };
}

const chairs = (): readonly unknown[] => store.getState().match?.lobby?.chairs ?? [];

/** The part of the table where a seat sets up. */
function groundOf<S extends object, I extends Tagged>(
  game: Pick<MiniaturesTable<S, I, Tagged>, 'deployment'>,
  state: Frozen<S>,
  seat: Seat | null,
) {
  const deployment = seat === null ? null : game.deployment(state, seat);
  return (deployment?.zones ?? []).flatMap(({ outline }) => {
    const xs = outline.map(({ x }) => x);
    const ys = outline.map(({ y }) => y);
    const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    // A circle at either end.
    const radiusCi = Math.min(right - left, high - low) / 2;
    return [
      { x: left + radiusCi, y: low + radiusCi, radiusCi },
      { x: right - radiusCi, y: high - radiusCi, radiusCi },
    ];
  });
}
