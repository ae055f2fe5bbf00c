/** The judge of positions of DINO WARS!: the strong player's choices, and its playouts. */
import { type Evaluator, evaluatorOf, type Frozen, type Seat } from '@dwo/kernel';
import { dinosaurOf, dinoWars, type Event, figureIndexOf, figureOf, type Intent, type State } from '../rules';
import { knownTo } from '../rules/time-gate/secrets';
import { readBlows } from './blows';
import { suspects } from './causes';
import { oddsOf } from './causes/odds';
import { guessed } from './guess';
import { ideasOf } from './ideas';
import { propose } from './propose';
import { AHEAD, compared, MOST_STEPS, worthFor } from './search';

/** The turns that are played out after the present one: most battles are over by then, so that chances hardly depend on the end of a turn. */
const SETTLED = 6;
/** A battle of so many figures is played to its end to confirm a mark. */
const FEW = 24;

/** The judge of DINO WARS!. */
export const dinoWarsEvaluator: Evaluator<State, Intent, Event> = evaluatorOf(dinoWars, {
  suppose: (view, seat, dice) => ({ state: guessed(view, seat, dice) }),
  player,
  lost,
  readBlows,
  chances: (state) => state.players.map((_, seat) => worthFor(state, seat)),
  isFar: (start, now) => now.turn > start.turn + AHEAD,
  isSettled: (start, now) => now.turn > start.turn + SETTLED,
  // A mark at the beginning of a small battle shows its size only at the end; large battles would take too long.
  witness: { player, isFar: (start, now) => piecesIn(start) > FEW && now.turn > start.turn + SETTLED },
  mostSteps: MOST_STEPS,
  candidates,
  isApart: (chosen, other) => chosen.type === 'move' && other.type === 'move' && chosen.figure !== other.figure,
  suspects,
  actor: (intent) => ('figure' in intent ? intent.figure : null),
  oddsOf,
});

/** The usual player, who knows what its seat knows. */
function player() {
  return (state: Frozen<State>, seat: Seat): Intent => {
    const known = knownTo(state, seat);
    return propose(known, seat) ?? dinoWars.pass(known, seat);
  };
}

/** The figures of both sides, guns and vehicles among them. */
function piecesIn(state: Frozen<State>): number {
  const { dinosaurs, army } = figureIndexOf(state).ids;
  return dinosaurs.length + army.length;
}

/** Set-ups are not weighed: their effect lies beyond the playouts. With a move, other moves of its figure are among them. */
function candidates(view: Frozen<State>, seat: Seat, chosen?: Intent): readonly Intent[] {
  if (view.placing !== null) return [];
  const answers = view.reactions.flatMap(({ target }): Intent[] => {
    return [{ type: 'closingFire', figure: target, weapon: null }];
  });
  const own = chosen?.type === 'move' ? ideasOf(view, seat, chosen.figure) : [];
  const legal = [...answers, ...own].filter((each) => dinoWars.check(view, seat, each) === null);
  // An ended phase leaves all figures where they are: that one of them stays tells less than how another one moves.
  const all = [...compared(view, seat), ...legal].filter(({ type }) => chosen?.type !== 'done' || type !== 'endMove');
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
}

/** The losses of the figures that a seat knew: dinosaurs of the life that they had, soldiers, guns and vehicles all or nothing. */
function lost(start: Frozen<State>, now: Frozen<State>): Readonly<Record<string, number>> {
  const { dinosaurs, army } = figureIndexOf(start).ids;
  const found: Record<string, number> = {};
  for (const id of [...dinosaurs, ...army]) {
    if (figureOf(start, id)?.alive !== true) continue;
    const [before, after] = [dinosaurOf(start, id), dinosaurOf(now, id)];
    const part = before === null || after === null ? 0 : 1 - after.lifePoints / Math.max(1, before.lifePoints);
    found[id] = figureOf(now, id)?.alive === true ? Math.max(0, part) : 1;
  }
  return found;
}
