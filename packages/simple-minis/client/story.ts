/** The notes and words for the story of a finished match. */
import type { Seat } from '@dwo/kernel';
import type { EndingUse } from '@dwo/kits/miniatures/hud/contract';
import type { Tale } from '@dwo/kits/story/tale';
import {
  commanderOf,
  convoyOf,
  drinkersOf,
  EGG_SCORE,
  type Event,
  endScores,
  type Fig,
  isIn,
  isMount,
  type Now,
  type State,
  scoreOf,
  stoppedScore,
} from '../rules';
import { DIE } from '../rules/data/limits';
import { say } from './words';

type Attacked = Extract<Event, { type: 'attacked' }>;

/** The chance that the best of several dice and a bonus reach a total (VS-R-31). */
function chanceOf({ dice, bonus, need }: Pick<Attacked, 'dice' | 'bonus' | 'need'>): number {
  const below = Math.min(DIE, Math.max(0, need - bonus - 1)) / DIE;
  return 1 - below ** dice.length;
}

const own = (state: Now, seat: Seat) => state.figures.filter((figure) => figure.seat === seat);
const idsOf = (figures: readonly { readonly id: number }[]) => figures.map(({ id }) => `${id}`);

/** The worth of a whole force in a last stand, whose points do not count: the forces of its parts differ (VS-SCN-4b, VS-PTS-3). */
const FORCE = 100;
/** The worth of a piece of the stockade beside a whole force: a way in, and nobody is lost by it. */
const BREACH = 3;

const isLastStand = ({ options }: Now) => options.scenario === 'last_stand';
const sumOf = (figures: readonly Fig[]) => figures.reduce((all, { points }) => all + points, 0);

/** The weight of a lost figure in the score: its points, with those for a wagon that will not get through (VS-SCN-5a). */
function lossOf(state: Now, id: number): number {
  const figure = state.figures[id];
  if (figure === undefined) return 0;
  if (isLastStand(state)) return figure.seat === null ? 0 : (FORCE * figure.points) / sumOf(own(state, figure.seat));
  const isStopped = state.options.scenario === 'wagon_train' && convoyOf(state).some((wagon) => wagon.id === id);
  return figure.points + (isStopped ? stoppedScore(state) : 0);
}

/** The notes on the scores at the end; a wagon that was destroyed has been told of as a loss (VS-SCN-3b, VS-SCN-5a). */
function endTales(state: Now, { rule }: Extract<Event, { type: 'ended' }>): readonly Tale[] {
  if (rule === 'VS-R-45' || isLastStand(state)) return [];
  return endScores(state).flatMap(({ bonus, seat, points, figure }): readonly Tale[] => {
    if (bonus === 'vehicleStopped' && state.figures[figure]?.place === 'destroyed') return [];
    const id = bonus === 'vehicleOff' ? 'vehicleSafe' : bonus;
    return [{ type: 'scored', id, seat, points, worth: points, by: [`${figure}`] }];
  });
}

/** The notes on a score during the game; scores at the end, also for wagons that nobody hunts any more, are told with it. */
function scoreTales(state: Now, { bonus, seat, points }: Extract<Event, { type: 'scored' }>): readonly Tale[] {
  if (bonus === 'eggHeld' || bonus === 'vehicleStopped') return [];
  if (bonus === 'vehicleOff' && !isIn(state, 1 - seat)) return [];
  const by = bonus === 'pool' ? { by: idsOf(drinkersOf(state, seat)) } : {};
  return [{ type: 'scored', id: bonus, seat, points, worth: points, ...by }];
}

/** The notes on an event; `state` is the one just after it. */
export function talesOf(event: Event, state: Now): readonly Tale[] {
  switch (event.type) {
    case 'roundBegan':
      return [{ type: 'round', round: event.round }];
    case 'attacked': {
      const figure = state.figures[event.figure];
      const seat = figure === undefined ? null : commanderOf(state, figure);
      if (seat === null) return [{ type: 'acts', by: `${event.figure}` }];
      const [by, hits] = [`${event.figure}`, event.hit ? 1 : 0];
      return [{ type: 'threw', by, seat, hits, expected: chanceOf(event) }];
    }
    case 'destroyed': {
      const { figure, by } = event;
      return [{ type: 'fell', figure: `${figure}`, by: `${by}`, worth: lossOf(state, figure) }];
    }
    // The score that follows is that of the figure that leaves or tries a skill.
    case 'leftSurface':
    case 'skillRolled':
      return [{ type: 'acts', by: `${event.figure}` }];
    case 'scored':
      return scoreTales(state, event);
    case 'sectionFell': {
      const seat = state.defender;
      if (seat === null || !isLastStand(state)) return [];
      return [{ type: 'scored', id: 'breach', seat: 1 - seat, points: 0, worth: BREACH }];
    }
    case 'ended':
      return endTales(state, event);
    default:
      return [];
  }
}

const isLost = ({ place }: Pick<Fig, 'place'>) => place === 'destroyed';

/** The end of a match. */
export const ENDING: EndingUse<State> = {
  muster: (state, seat) => ({
    standing: idsOf(own(state, seat).filter((figure) => !isLost(figure))),
    lost: idsOf(own(state, seat).filter(isLost)),
  }),
  shout: (_, reader) => say('story.shout', { reader: reader ?? 'none' }).split('|'),
  took: ({ round }) => say('story.took', { rounds: round }),
  left(state, seat) {
    const all = own(state, seat);
    const [left, start] = [sumOf(all.filter((figure) => !isLost(figure))), sumOf(all)];
    return {
      text: say('story.left', { left, start, points: scoreOf(state, seat) }),
      share: start === 0 ? 0 : left / start,
    };
  },
  round: (round) => say('log.roundBegan', { round }),
  feat({ id, points, ...told }, { figures, ...player }) {
    const count = id === 'eggOff' ? points / EGG_SCORE.off : told.count;
    const feat = say('story.feat', { id, figures, count });
    return points === 0 ? feat : say('story.feat.points', { feat, points, ...player });
  },
  // A rider and an empty mount do not attack (VS-RID-3, VS-R-20), and a wagon without a gun hardly does.
  fighters: (state, seat) =>
    idsOf(
      own(state, seat).filter(
        (figure) =>
          figure.riding === null &&
          (!isMount(figure) || figure.rider !== null) &&
          (figure.class !== 'vehicle' || figure.distance),
      ),
    ),
  tip: () => null,
};
