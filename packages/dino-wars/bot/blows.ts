/** Blows in a playout: the striker, the figure that is struck, and the way. */
import type { Blow, BlowReader, Frozen } from '@dwo/kernel';
import { dinosaurOf, type Event, type FigureId, type FireWindow, figureOf, type State } from '../rules';

/** How a blow comes: an overrun, an attack of phase 3, a shot by its window, a ram, a shot that strayed. */
type BlowWay = 'overrun' | 'attack' | FireWindow | 'ram' | 'stray';

const NONE: readonly Blow[] = [];

/** Reads events from `start` on. */
export function readBlows(start: Frozen<State>): BlowReader<State, Event> {
  let striker: { readonly by: FigureId; readonly way: BlowWay } | null = null;
  const blow = (now: Frozen<State>, figure: FigureId, part: number): readonly Blow[] => {
    if (striker === null || part <= 0 || figureOf(start, figure)?.alive !== true) return NONE;
    return [{ figure, ...striker, later: now.turn - start.turn, part }];
  };
  const ofLife = (figure: FigureId, points: number) => points / Math.max(1, dinosaurOf(start, figure)?.lifePoints ?? 1);
  return (now, event) => {
    switch (event.type) {
      case 'shot':
        striker = { by: event.figure, way: event.window };
        return NONE;
      case 'attacked':
        striker = { by: event.figure, way: event.overrun ? 'overrun' : 'attack' };
        return NONE;
      case 'rammed':
        striker = { by: event.figure, way: 'ram' };
        return NONE;
      case 'strayed':
        striker = { by: event.figure, way: 'stray' };
        return NONE;
      case 'wounded':
        return blow(now, event.figure, ofLife(event.figure, event.lost));
      case 'killed': {
        const beast = dinosaurOf(now, event.figure);
        return blow(now, event.figure, beast === null ? 1 : ofLife(event.figure, beast.lifePoints));
      }
      case 'destroyed':
        return blow(now, event.figure, 1);
      default:
        return NONE;
    }
  };
}
