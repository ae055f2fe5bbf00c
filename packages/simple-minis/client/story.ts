/** The notes and words for the story of a finished match. */
import type { Seat } from '@dwo/kernel';
import type { EndingUse } from '@dwo/kits/miniatures/hud/contract';
import type { Tale } from '@dwo/kits/story/tale';
import { commanderOf, type Event, type Fig, isMount, type Now, type State, scoreOf } from '../rules';
import { DIE } from '../rules/data/limits';
import { say } from './words';

type Attacked = Extract<Event, { type: 'attacked' }>;

/** The chance that the best of several dice and a bonus reach a total (VS-R-31). */
function chanceOf({ dice, bonus, need }: Pick<Attacked, 'dice' | 'bonus' | 'need'>): number {
  const below = Math.min(DIE, Math.max(0, need - bonus - 1)) / DIE;
  return 1 - below ** dice.length;
}

const pointsOf = (state: Now, figure: number) => state.figures[figure]?.points ?? 0;

/** The notes on an event; `state` is the one just after it. */
export function talesOf(event: Event, state: Now): readonly Tale[] {
  switch (event.type) {
    case 'roundBegan':
      return [{ type: 'round', round: event.round }];
    case 'attacked': {
      const figure = state.figures[event.figure];
      const seat = figure === undefined ? null : commanderOf(state, figure);
      if (seat === null) return [];
      const [by, hits] = [`${event.figure}`, event.hit ? 1 : 0];
      return [{ type: 'threw', by, seat, hits, expected: chanceOf(event) }];
    }
    case 'destroyed': {
      const { figure, by } = event;
      return [{ type: 'fell', figure: `${figure}`, by: `${by}`, worth: pointsOf(state, figure) }];
    }
    default:
      return [];
  }
}

const own = (state: Now, seat: Seat) => state.figures.filter((figure) => figure.seat === seat);
const isLost = ({ place }: Pick<Fig, 'place'>) => place === 'destroyed';
const idsOf = (figures: readonly { readonly id: number }[]) => figures.map(({ id }) => `${id}`);

/** The end of a match. */
export const ENDING: EndingUse<State> = {
  muster: (state, seat) => ({
    standing: idsOf(own(state, seat).filter((figure) => !isLost(figure))),
    lost: idsOf(own(state, seat).filter(isLost)),
  }),
  shout: (_, reader) => say('story.shout', { reader: reader ?? 'none' }).split('|'),
  took: ({ round }) => say('story.took', { rounds: round }),
  left(state, seat) {
    const sum = (figures: readonly Fig[]) => figures.reduce((all, { points }) => all + points, 0);
    const all = own(state, seat);
    const [left, start] = [sum(all.filter((figure) => !isLost(figure))), sum(all)];
    return {
      text: say('story.left', { left, start, points: scoreOf(state, seat) }),
      share: start === 0 ? 0 : left / start,
    };
  },
  round: (round) => say('log.roundBegan', { round }),
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
