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
  'select' | 'uses' | 'use' | 'takeWeapon' | 'goFor' | 'takeThird' | 'follow' | 'turnTo'
>;

/** Selects the figure and plans its act with its tools. What a press would do at once is only made ready. */
export function layOut<S extends object, I extends Tagged>(tools: Tools<S, I>, laying: Laying): void {
  const { figure, use, path, stopAt = null, weapon, target, third = null, facing = null } = laying;
  tools.select(figure);
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

/** The plan of a laying on a table of its own, with the figure that it selects. */
export function laidAside<S extends object, I extends Tagged, E extends Tagged, K extends string>(
  game: MiniaturesTable<S, I, E, K>,
  { state, seat }: Moment<S>,
  laying: Laying,
): { readonly selected: string | null; readonly plan: TablePlan<I> } {
  const any = game as unknown as MiniaturesTable<S, I, Tagged, string>;
  const { world, laid } = worldAside<S, I, TablePlan<I>>(state, seat, { kind: 'none' });
  layOut(new TableToolbox<S, I>({ ...world, using: () => {} }, any), laying);
  return laid();
}

/** The plan of a laying on a table of its own, drawn; null if nothing is drawn for it. */
export function ghostOf<S extends object, I extends Tagged, E extends Tagged, K extends string>(
  game: MiniaturesTable<S, I, E, K>,
  moment: Moment<S>,
  laying: Laying,
): Ghost | null {
  const scene = { ...moment, ...laidAside(game, moment, laying) };
  return ghostIn(sceneOf(game as unknown as Parameters<typeof sceneOf<S>>[0], scene));
}

/** The path or the line of a scene with a plan; null for none. */
export function ghostIn({ path, aim, selected }: Pick<SceneModel, 'path' | 'aim' | 'selected'>): Ghost | null {
  const way = path === null || selected === null ? null : { ...path, figure: selected, handles: false };
  return way === null && aim === null ? null : { way, aim };
}
