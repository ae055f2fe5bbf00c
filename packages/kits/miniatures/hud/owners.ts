/** The owners of figures at the end of a match: those that fell stand on no table any more. */
import type { Frozen, Seat } from '@dwo/kernel';
import type { MiniaturesTable } from './contract';

type Ended<S extends object> = Pick<MiniaturesTable<S, never, never, never>, 'ending' | 'score' | 'standing'>;

/** The player whose figure it is or was; null for nobody's. */
export function ownersOf<S extends object>(
  { ending, score, standing }: Ended<S>,
  state: Frozen<S>,
): (figure: string) => Seat | null {
  const owners = new Map<string, Seat>();
  for (const seat of score(state).seats.keys()) {
    const { standing: left, lost } = ending.muster(state, seat);
    for (const figure of [...left, ...lost]) owners.set(figure, seat);
  }
  return (figure) => owners.get(figure) ?? standing.owner(state, figure);
}
