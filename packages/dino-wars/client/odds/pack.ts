/** Exact odds of several bites at one figure of the army, one after the other while it stands. */
import {
  type Attack,
  armyFigureOf,
  dinoWars,
  type FigureId,
  type Intent,
  type State,
  type Volley,
} from '@dwo/dino-wars';
import { type Frozen, lineOdds, type Seat, shareOf1, type Wish } from '@dwo/kernel';

/** Returns the odds of these bites: the chance that the target dies, and the structural points that it loses on average. */
export function packOdds(state: Frozen<State>, seat: Seat, target: FigureId, bites: readonly Attack[]): Volley {
  const structureOf = (now: Frozen<State>) => Math.max(0, now.vehicles[target]?.structurePoints ?? 0);
  const before = structureOf(state);
  const next = (now: Frozen<State>): Wish<Intent> | null => {
    if (armyFigureOf(now, target)?.alive !== true) return null;
    const bite = bites.find((each) => dinoWars.check(now, seat, each) === null);
    return bite === undefined ? null : { seat, intent: bite };
  };
  const classify = (now: Frozen<State>, made: number) =>
    `${armyFigureOf(now, target)?.alive === true}/${structureOf(now)}/${made}`;
  const ends = lineOdds(dinoWars, state, next, classify, { counts: ({ type }) => type === 'attacked' });
  let [most, kill, lost] = [0, 0, 0];
  for (const [end, share] of ends) {
    const [alive, left, made] = end.split('/');
    const part = shareOf1(share);
    most = Math.max(most, Number(made));
    if (alive === 'false') kill += part;
    lost += part * (before - Number(left));
  }
  return { shots: most, kill, lost, astray: 0 };
}
