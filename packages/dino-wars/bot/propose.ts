/** The computer's next intent by a script, without a search. */
import type { Frozen, Seat } from '@dwo/kernel';
import { type ArmyFigure, bestWeapon, dinoWars, type FigureId, figureOf, type Intent, type State } from '../rules';
import { bite } from './bite';
import { deploy } from './deploy';
import { drive } from './drive';
import { type Field, fieldOf } from './field';
import { home } from './home';
import { jump } from './jump';
import { march } from './march';
import { ride } from './ride';
import { NORMAL, type Script } from './scripts';
import { serve } from './serve';
import { stalk } from './stalk';
import { volley } from './volley';

/** The turns without an attack after which a draw by agreement is fair. */
const QUIET_ENOUGH = 3;

/** Returns the computer player's next intent, or null if it has nothing left to do in this phase. */
export function propose(state: Frozen<State>, seat: Seat, script: Script = NORMAL): Intent | null {
  return dutyOf(state, seat) ?? act(state, seat, script);
}

/**
 * Returns what a computer settles for its seat before it acts: standing orders, and the end of a stalled game. Null if
 * nothing is open.
 */
export function dutyOf(state: Frozen<State>, seat: Seat): Intent | null {
  if (state.placing !== null || answerTo(state, seat) !== null) return null;
  return ordersOf(state, seat) ?? surrenderOf(state, seat) ?? peaceOf(state, seat);
}

/** Returns an answer, a place or an act by a script, or null if nothing is left to do. */
export function act(state: Frozen<State>, seat: Seat, script: Script = NORMAL): Intent | null {
  const answer = answerTo(state, seat);
  if (answer !== null) return answer;
  return state.placing !== null ? deploy(state, seat) : actIn(fieldOf(state, script), seat);
}

/** Lists the intents that a normal player nearly chose instead in this phase. */
export function nearlyProposed(state: Frozen<State>, seat: Seat): Intent[] {
  if (state.placing !== null || answerTo(state, seat) !== null) return [];
  const others: Intent[] = [];
  actIn(fieldOf(state, NORMAL, others), seat);
  return others.filter((each) => dinoWars.check(state, seat, each) === null);
}

/** Returns what a normal player would do with one figure; null if it would leave the figure as it is. */
export function actFor(state: Frozen<State>, seat: Seat, figure: FigureId): Intent | null {
  if (state.placing !== null) return deploy(state, seat, figure);
  const field = fieldOf(state, NORMAL, null, figure);
  const steps = state.phase === 'army-movement' ? MANOEUVRES : [actIn];
  for (const step of steps) {
    const intent = step(field, seat);
    if (intent !== null && isOf(intent, figure)) return intent;
  }
  return null;
}

/** Whether an intent is an act of this figure: of those that name several, the one that acts. */
export function isOf(intent: Intent, figure: FigureId): boolean {
  if ('figure' in intent && intent.figure !== null) return intent.figure === figure;
  if (intent.type === 'carry') return intent.weapon === figure || intent.carriers.includes(figure);
  if ('vehicle' in intent && intent.vehicle === figure) return true;
  return 'weapon' in intent && intent.weapon === figure;
}

/** Answers with the best weapon, or places survivors; null if nothing waits for this seat. */
function answerTo(state: Frozen<State>, seat: Seat): Intent | null {
  const reaction = state.reactions.find(({ target }) => figureOf(state, target)?.owner === seat);
  if (!reaction) return state.survivors.some((each) => each.seat === seat) ? dinoWars.pass(state, seat) : null;
  const { target, dinosaur, weapons } = reaction;
  return { type: 'closingFire', figure: target, weapon: bestWeapon(state, target, dinosaur, weapons) };
}

/** Lets every figure fire by itself when overrun, because a computer gains nothing by being asked. */
function ordersOf(state: Frozen<State>, seat: Seat): Intent | null {
  const figures = [state.soldiers, state.vehicles, state.crewedWeapons].flatMap((each) =>
    Object.values<Frozen<ArmyFigure>>(each),
  );
  const asks = figures.some(({ owner, alive, order }) => alive && owner === seat && order !== 'fire-best');
  return asks ? { type: 'order', figure: null, order: 'fire-best' } : null;
}

/** Gives up with a teammate who wants to, and plays on with one who takes that back: the computer follows the people of its side. */
function surrenderOf({ players }: Frozen<State>, seat: Seat): Intent | null {
  const own = players[seat];
  const agreed = players.some((each, other) => other !== seat && each.side === own?.side && each.resigned);
  return own === undefined || own.resigned === agreed ? null : { type: 'resign', agreed };
}

/** Agrees to end a stalled game once everybody else has; else null. */
function peaceOf(state: Frozen<State>, seat: Seat): Intent | null {
  if (state.quietTurns < QUIET_ENOUGH || state.players[seat]?.endAgreed) return null;
  const others = state.players.filter((_, other) => other !== seat);
  return others.every(({ endAgreed }) => endAgreed) ? { type: 'agreeEnd', agreed: true } : null;
}

function actIn(field: Field, seat: Seat): Intent | null {
  const side = field.state.players[seat]?.side;
  switch (field.state.phase) {
    case 'dinosaur-movement':
      return side === 'dinosaurs' ? stalk(field, seat) : null;
    case 'regular-fire':
      return side === 'army' ? volley(field, seat) : null;
    case 'dinosaur-attack':
      return side === 'dinosaurs' ? bite(field, seat) : null;
    case 'army-movement':
      return side === 'army' ? manoeuvre(field, seat) : null;
    case 'secondary-fire':
      return side === 'army' ? volley(field, seat) : null;
  }
}

/** Phase 4: first figures that land or escape, then guns and vehicles, then soldiers on foot. */
const MANOEUVRES = [jump, home, serve, ride, drive, march] as const;

function manoeuvre(field: Field, seat: Seat): Intent | null {
  for (const step of MANOEUVRES) {
    const intent = step(field, seat);
    if (intent !== null) return intent;
  }
  return null;
}
