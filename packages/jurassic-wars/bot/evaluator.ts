/** The judge of positions of Jurassic Wars: the strong player's choices, played out at tables that agree with the view. */
import { CommonDice, type Evaluator, evaluatorOf, type Frozen, type Seat, sharesOf } from '@dwo/kernel';
import { type Event, type Intent, jurassicWars, type State, type Version } from '../rules';
import { roundsOf } from '../rules/deal-sizes';
import { oddsOf, suspects } from './causes';
import type { View } from './guess';
import { normal } from './normal';
import { COMBATS_AHEAD, MOST_STEPS, measuresOf, SEARCHED } from './search';
import { guessedWorld } from './worlds';

/** Of smaller losses half are not confirmed by more playouts and whole matches (docs/REVIEW.md). */
const LEAST_LOSS = 0.07;

/**
 * How many times as many playouts a level takes. Sixteen are off by 12 points, and where nobody decides anything the level is the whole
 * review; where matches are long there are many decisions to judge.
 */
const FINER: Readonly<Record<Version, number>> = {
  ...{ standard: 4, whist: 2, underdog: 2, poker: 2 },
  ...{ dinosaursWild: 16, carnivoresUnleashed: 16 },
};

/** The judge of Jurassic Wars. */
export const evaluator: Evaluator<State, Intent, Event> = evaluatorOf(jurassicWars, {
  leastLoss: LEAST_LOSS,
  finer: ({ options }) => FINER[options.version],
  suppose(view, seat, dice, number) {
    const world = guessedWorld(view, seat, dice);
    return { state: world.state, dice: world.dice(number) };
  },
  player: () => (state, seat, dice) => normal(jurassicWars.view(state, seat), seat, dice, 0),
  chances,
  isFar(start, now) {
    if (now.round !== start.round) return true;
    const { version, players } = now.options;
    return version === 'standard' && now.combats >= start.combats + COMBATS_AHEAD * players;
  },
  mostSteps: MOST_STEPS,
  knows,
  candidates,
  suspects,
  oddsOf,
});

/**
 * With one round to come, a seat that is so far ahead of another is e times as likely to win; with more rounds the square root of their
 * number times as far. Fitted to matches of normal computers.
 */
const SCALE: Readonly<Record<Version, number>> = {
  ...{ standard: 2.3, whist: 2, underdog: 13, poker: 7.5 },
  ...{ dinosaursWild: 3, carnivoresUnleashed: 1 },
};
/** The same of the standard game for two, in which chance has longer to turn a match. */
const DUEL_SCALE = 4;

/** Hands that stay closed for ever are missing in a public record. */
function knows(view: View, seat: Seat): boolean {
  const secret = view.secrets[seat] ?? null;
  return secret !== null && [...secret.hand, ...secret.combat].every((card) => card !== null);
}

function candidates(view: View, seat: Seat): readonly Intent[] {
  if (!SEARCHED.includes(view.phase)) return [];
  const usual = normal(view, seat, new CommonDice(0));
  const key = JSON.stringify(usual);
  const others = jurassicWars
    .intents(view, seat)
    .filter((each) => each.type !== 'resign' && JSON.stringify(each) !== key);
  return [usual, ...others];
}

/** The chance by seat: a victory is shared, else the larger the further a seat has come. */
function chances(state: Frozen<State>): readonly number[] {
  const { ending, players, options } = state;
  if (ending !== null) {
    const { winners } = ending;
    return players.map((_, seat) =>
      winners.length === 0 ? 1 / players.length : winners.includes(seat) ? 1 / winners.length : 0,
    );
  }
  const scale = options.version === 'standard' && options.players === 2 ? DUEL_SCALE : SCALE[options.version];
  return sharesOf(measuresOf(state), scale * Math.sqrt(roundsOf(options) + 1 - state.round));
}
