/** Ways of a dinosaur round what stands between it and its prey. */
import {
  dinosaurOf,
  discOf,
  type FigureId,
  figureIndexOf,
  figureOf,
  isDinosaur,
  type State,
  tablesOf,
} from '@dwo/dino-wars';
import { type Disc, distance, type Frozen, type Point } from '@dwo/kernel';
import { wayRound } from '@dwo/kits/miniatures/danger/round';

/** A dinosaur, how far it goes, and the places beside its prey. */
interface Wanted {
  readonly id: FigureId;
  readonly mostCi: number;
  readonly berths: readonly Point[];
}

/** The corners of a way to one of the berths, the last one included; null if none was found within the movement. */
export function detour(state: Frozen<State>, { id, mostCi, berths }: Wanted): readonly Point[] | null {
  const dinosaur = dinosaurOf(state, id);
  if (dinosaur === null) return null;
  const { x, y, radius } = discOf(state, dinosaur);
  const { widthCi, heightCi } = state.table;
  const { swimmer } = tablesOf(state).dinosaurs[dinosaur.kind];
  return wayRound({
    from: { x, y },
    goals: berths,
    radius,
    most: mostCi,
    discs: basesNear(state, id, { x, y, radius: mostCi + radius }),
    areas: figureIndexOf(state)
      .barriers.filter(({ water }) => !(water && swimmer))
      .map(({ outline }) => outline),
    room: { left: radius, top: radius, right: widthCi - radius, bottom: heightCi - radius },
  });
}

/** The bases on the ground in this circle. */
function basesNear(state: Frozen<State>, except: FigureId, { x, y, radius }: Disc): readonly Disc[] {
  const { army, dinosaurs } = figureIndexOf(state);
  const hidden = state.secrets.flatMap((secret) => Object.keys(secret?.dinosaurs ?? {}));
  const near = hidden.filter((id) => distance(figureOf(state, id) ?? { x: -radius, y: -radius }, { x, y }) <= radius);
  return [...army.near(x, y, radius), ...dinosaurs.near(x, y, radius), ...near].flatMap((id) => {
    const figure = figureOf(state, id);
    if (id === except || figure === null || !figure.alive || (isDinosaur(figure) && figure.z > 0)) return [];
    return [discOf(state, figure)];
  });
}
