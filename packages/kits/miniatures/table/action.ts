/** The places of what happens, for a camera that follows it. Pure. */
import type { Frozen, Seat } from '@dwo/kernel';
import { actorsOf } from '../effects/actors';
import type { Effect, Place } from '../model';
import type { Standing } from '../standing';

/** The places of all figures that take part; none if the `followed` player has no part in the effects. */
export function actionOf<S>(
  standing: Standing<S>,
  effects: readonly Effect[],
  state: Frozen<S>,
  followed: Seat | null,
): readonly Place[] {
  const actors = effects.flatMap(actorsOf);
  if (followed !== null && !actors.some((id) => standing.owner(state, id) === followed)) return [];
  const bases = actors.flatMap((id) => standing.base(state, standing.body(state, id)) ?? []);
  const ways = effects.flatMap((effect) => (effect.type === 'glide' || effect.type === 'swoop' ? effect.path : []));
  return [...bases, ...ways.map(({ x, y }) => ({ x, y, radiusCi: 0 }))];
}
