/** The story of a finished match: the notes that the log takes of it, and its rows on the result. */
import { type Event, isDinosaur, isSoldier, pointsOf, type State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import { storyOf, type Tale, withTales } from '@dwo/kits/story/tale';
import type { StoryRow } from '@dwo/kits/ui/match-story';
import { tellingOf } from '../../actions';
import { armyOf, dinosaursOf, figureOf, isBeast, ownerOf } from '../../tools/figures';
import { say } from '../../words';
import { record } from './log';
import type { Scribe } from './log-entry';
import type { Names } from './names';

/** Two dice have 36 results. */
const RESULTS = 36;

/** The notes on an event; `state` is the one just after it. */
function talesOf(event: Event, state: Frozen<State>): readonly Tale[] {
  switch (event.type) {
    case 'phaseBegan':
      return [{ type: 'round', round: event.turn }];
    case 'shot':
    case 'attacked': {
      const luck = tellingOf(event).luck?.(event, state) ?? null;
      const seat = ownerOf(state, event.figure);
      if (luck === null || seat === null) return [];
      const [hits, expected] = [luck.had ? 1 : 0, luck.chance / RESULTS];
      return [{ type: 'threw', by: event.figure, seat, hits, expected }];
    }
    case 'rammed':
      return [{ type: 'acts', by: event.figure }];
    case 'strayed':
      return [{ type: 'acts', by: null }];
    case 'wounded':
    case 'damaged':
      return [{ type: 'hurt', figure: event.figure, damage: event.lost }];
    case 'killed':
    case 'destroyed': {
      const figure = figureOf(state, event.figure);
      return [{ type: 'fell', figure: event.figure, by: event.by, worth: figure === null ? 0 : pointsOf(figure) }];
    }
    default:
      return [];
  }
}

/** The log with one more event and the notes on it. */
export function recordTold(log: readonly LogEntry[], event: Event, scribe: Scribe): readonly LogEntry[] {
  const told = record(log, event, scribe);
  const tales = talesOf(event, scribe.state);
  const last = told.at(-1);
  return last === undefined || tales.length === 0 ? told : [...told.slice(0, -1), withTales(last, tales)];
}

/** The figures of a seat that attack with what they hold. A force with machines has crews and drivers, who need not attack. */
function fightersOf(state: Frozen<State>, seat: Seat): readonly string[] {
  const own = [...armyOf(state), ...dinosaursOf(state)].filter(([, { owner }]) => owner === seat);
  return own.every(([, figure]) => isSoldier(figure) || isDinosaur(figure)) ? own.map(([id]) => id) : [];
}

interface Reader {
  readonly seat: Seat | null;
  player(seat: Seat): string;
}

/** The rows of the story of a finished match. */
export function storyRows(
  log: readonly LogEntry[],
  state: Frozen<State>,
  names: Names,
  { seat, player }: Reader,
): readonly StoryRow[] {
  return storyOf(log, {
    round: (turn) => say('watching.turn', { turn }),
    name: (figure) => names.short(figure),
    owner: (figure) => ownerOf(state, figure),
    areFoes: (one, other) => isBeast(state, one) !== isBeast(state, other),
    player: (each) => (each === seat ? say('results.you') : player(each)),
    fighters: seat === null ? [] : fightersOf(state, seat),
    tip: null,
  });
}
