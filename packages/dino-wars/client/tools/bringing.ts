/** Brings a soldier to a pole of the Time Gate (DW-R-92). */
import { type FigureId, type State, tablesOf } from '@dwo/dino-wars';
import { distance, type Frozen, type Point, type Seat } from '@dwo/kernel';
import { rim } from '@dwo/kits/miniatures/tools/way-round';
import { placeOf, radiusOf } from './figures';
import { previewMove } from './paths';

/** The place at a pole that a soldier reaches this turn, or else gets nearest to; null if there is none at all. */
export function besidePole(state: Frozen<State>, seat: Seat, soldier: FigureId, pole: FigureId): Point | null {
  const [from, at] = [placeOf(state, soldier), placeOf(state, pole)];
  if (from === null || at === null) return null;
  const berth = radiusOf(state, pole) + radiusOf(state, soldier) + tablesOf(state).parameters.atWeaponCi / 2;
  let best: { readonly to: Point; readonly short: number } | null = null;
  for (const to of rim(at, berth).sort((a, b) => distance(a, from) - distance(b, from))) {
    const wish = {
      state,
      seat,
      figure: soldier,
      mode: 'walk',
      corners: [],
      to,
      stopAt: null,
      effort: 'glance',
    } as const;
    const { refusal, points } = previewMove(wish);
    const end = points.at(-1);
    if (refusal !== null || end === undefined) continue;
    const short = distance(end, to);
    if (best === null || short < best.short) best = { to, short };
    if (short < 1) break;
  }
  return best?.to ?? null;
}
