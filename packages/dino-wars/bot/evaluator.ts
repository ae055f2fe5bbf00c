/** The judge of positions of DINO WARS!: the strong player's choices, and its playouts. */
import { type Evaluator, evaluatorOf, type Frozen, type Seat } from '@dwo/kernel';
import { dinoWars, type Event, type Intent, type State } from '../rules';
import { knownTo } from '../rules/time-gate/secrets';
import { suspects } from './causes';
import { oddsOf } from './causes/odds';
import { guessed } from './guess';
import { propose } from './propose';
import { AHEAD, compared, MOST_STEPS, worthFor } from './search';

/** The turns that are played out after the present one: most battles are over by then, so that chances hardly depend on the end of a turn. */
const SETTLED = 6;

/** The judge of DINO WARS!. */
export const dinoWarsEvaluator: Evaluator<State, Intent, Event> = evaluatorOf(dinoWars, {
  suppose: (view, seat, dice) => ({ state: guessed(view, seat, dice) }),
  player: () => (state, seat) => {
    const known = knownTo(state, seat);
    return propose(known, seat) ?? dinoWars.pass(known, seat);
  },
  chances: (state) => state.players.map((_, seat) => worthFor(state, seat)),
  isFar: (start, now) => now.turn > start.turn + AHEAD,
  isSettled: (start, now) => now.turn > start.turn + SETTLED,
  mostSteps: MOST_STEPS,
  candidates,
  suspects,
  oddsOf,
});

/** Set-ups are not weighed: their effect lies beyond the playouts. */
function candidates(view: Frozen<State>, seat: Seat): readonly Intent[] {
  if (view.placing !== null) return [];
  const answers = view.reactions.flatMap(({ target }): Intent[] => {
    return [{ type: 'closingFire', figure: target, weapon: null }];
  });
  return [...compared(view, seat), ...answers.filter((each) => dinoWars.check(view, seat, each) === null)];
}
