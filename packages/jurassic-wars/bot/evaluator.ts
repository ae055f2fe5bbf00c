/** The judge of positions of Jurassic Wars: the strong player's choices, played out at tables that agree with the view. */
import { CommonDice, type Evaluator, evaluatorOf, type Frozen, type Seat, sharesOf } from '@dwo/kernel';
import { type Event, type Intent, jurassicWars, type State } from '../rules';
import { oddsOf, suspects } from './causes';
import type { View } from './guess';
import { normal } from './normal';
import { COMBATS_AHEAD, MOST_STEPS, measuresOf, SEARCHED, WON } from './search';
import { guessedWorld } from './worlds';

/** The judge of Jurassic Wars. */
export const evaluator: Evaluator<State, Intent, Event> = evaluatorOf(jurassicWars, {
  suppose(view, seat, dice, number) {
    const world = guessedWorld(view, seat, dice);
    return { state: world.state, dice: world.dice(number) };
  },
  player: () => (state, seat, dice) => normal(jurassicWars.view(state, seat), seat, dice, 0),
  chances,
  isFar(start, now) {
    if (now.round !== start.round) return true;
    return now.options.version === 'standard' && now.combats >= start.combats + COMBATS_AHEAD * now.players.length;
  },
  mostSteps: MOST_STEPS,
  knows,
  candidates,
  suspects,
  oddsOf,
});

/** Hands that stay closed for ever are missing in a public record. */
function knows(view: View, seat: Seat): boolean {
  const secret = view.secrets[seat] ?? null;
  return secret !== null && [...secret.hand, ...secret.combat].every((card) => card !== null);
}

function candidates(view: View, seat: Seat): readonly Intent[] {
  const { version, players } = view.options;
  // Playouts do not tell choices apart in the long standard game of three or more.
  if (!SEARCHED.includes(view.phase) || (version === 'standard' && players > 2)) return [];
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
  // A third of the worth of a victory makes one seat e times as likely as another.
  return sharesOf(measuresOf(state), WON[options.version] / 3);
}
