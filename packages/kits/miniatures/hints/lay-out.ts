/** Lays an intent out as a plan at a table of the kit, for a player or as a ghost over the board. */
import type { Frozen, Seat, Tagged } from '@dwo/kernel';
import type { MiniaturesTable, TablePlan } from '../hud/contract';
import { sceneOf } from '../hud/scene-of';
import { TableToolbox } from '../hud/toolbox';
import { worldAside } from '../hud/world';
import type { SceneModel } from '../model';
import type { Ghost, Laying } from './contract';

type Tools<S extends object, I extends Tagged> = Pick<
  TableToolbox<S, I>,
  'arm' | 'select' | 'uses' | 'use' | 'takeWeapon' | 'goFor' | 'takeThird' | 'follow' | 'turnTo'
>;

/** Selects the figure and plans its act with its tools. What a press would do at once is only made ready. */
export function layOut<S extends object, I extends Tagged>(tools: Tools<S, I>, laying: Laying, intent: I): void {
  const { figure, use, path, stopAt = null, weapon, target, third = null, facing = null } = laying;
  tools.select(figure);
  if (tools.arm(intent)) return;
  const wanted = tools.uses().find(({ id }) => id === use);
  // Without the tool that is meant, another one would plan something else.
  if (use !== undefined && wanted === undefined) return;
  if (wanted !== undefined && wanted.type !== 'press') tools.use(wanted.id);
  if (weapon !== undefined) tools.takeWeapon(weapon);
  if (target !== undefined) tools.goFor(target);
  if (third !== null) tools.takeThird(third);
  if (path !== undefined) tools.follow(path, stopAt);
  if (facing !== null) tools.turnTo(facing);
}

interface Moment<S extends object> {
  readonly state: Frozen<S>;
  readonly seat: Seat;
}

/** A table of its own on which an intent is laid out. */
interface Aside<I extends Tagged> {
  readonly selected: string | null;
  readonly plan: TablePlan<I>;
  /** The id of the tool in use; empty for none. */
  readonly using: string;
}

/** Lays an intent out on a table of its own; null for an intent of no figure. */
export function laidAside<S extends object, I extends Tagged, E extends Tagged, K extends string>(
  game: MiniaturesTable<S, I, E, K>,
  { state, seat }: Moment<S>,
  intent: I,
): Aside<I> | null {
  const laying = game.advice?.laid(state, seat, intent) ?? null;
  if (laying === null) return null;
  const any = game as unknown as MiniaturesTable<S, I, Tagged, string>;
  const { world, laid } = worldAside<S, I, TablePlan<I>>(state, seat, { kind: 'none' });
  let using = '';
  const use = (id: string) => {
    using = id;
  };
  layOut(new TableToolbox<S, I>({ ...world, using: use }, any), laying, intent);
  return { ...laid(), using };
}

/** The plan of an intent on a table of its own, drawn; null if nothing is drawn for it. */
export function ghostOf<S extends object, I extends Tagged, E extends Tagged, K extends string>(
  game: MiniaturesTable<S, I, E, K>,
  moment: Moment<S>,
  intent: I,
): Ghost | null {
  const aside = laidAside(game, moment, intent);
  if (aside === null) return null;
  const scene = { ...moment, selected: aside.selected, plan: aside.plan };
  return ghostIn(sceneOf(game as unknown as Parameters<typeof sceneOf<S>>[0], scene));
}

/** The path, the line, or the figures put down, of a scene with a plan; null for none. */
export function ghostIn({
  path,
  aim,
  selected,
  marks = [],
}: Pick<SceneModel, 'path' | 'aim' | 'selected' | 'marks'>): Ghost | null {
  const way = path === null || selected === null ? null : { ...path, figure: selected, handles: false };
  const stands = marks.filter(({ type }) => type === 'ghost');
  if (stands.length > 0) return { way, aim, stands };
  return way === null && aim === null ? null : { way, aim };
}
