/** The course of a match: from the lobby to the set-up, then rounds of steps (VS-RND, VS-INI, VS-R-14 to VS-R-16, VS-SEQ). */
import { pool, type Seat } from '@dwo/kernel';
import { isIn, seatsOf, sure } from './bodies';
import { DIE, MOST_THROWS } from './data/limits';
import { POOL } from './data/scenarios';
import { type ContestName, STEPS, type Step } from './data/words';
import { finish, poolHolder } from './ending';
import { isStep } from './first-checks';
import { roleOf, scenarioOf } from './forces';
import { hasOrders } from './orders';
import type { Play } from './play';
import type { Now } from './state';
import { actWild, wildOnes } from './wild';

/** The seats clockwise from one on (VS-INI-3, VS-R-13, VS-TV-11). */
export function orderFrom(seats: readonly Seat[], first: Seat): Seat[] {
  const at = seats.indexOf(first);
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** The seats with the highest die: those who lead, or roll again (VS-R-14, VS-TV-10). */
export function leaders(seats: readonly Seat[], dice: readonly number[]): Seat[] {
  const most = Math.max(...dice);
  return seats.filter((_, at) => dice[at] === most);
}

/** Rolls until one seat leads; only those who tie roll again (VS-SET-2, VS-INI-1, VS-INI-2, VS-R-14). */
function contest({ dice, emit }: Play, name: ContestName, seats: readonly Seat[]): Seat {
  let left = seats;
  for (let throws = 0; throws < MOST_THROWS && left.length > 1; throws++) {
    const faces = pool(dice, left.length, DIE, name);
    const best = leaders(left, faces);
    emit({
      type: 'contested',
      contest: name,
      seats: left,
      dice: faces,
      winner: best.length === 1 ? sure(best[0]) : null,
    });
    left = best;
  }
  return sure(left[0]);
}

/** Asks a seat for its next decision. */
function ask({ emit }: Play, seat: Seat): void {
  emit({ type: 'asked', seat });
}

/** The seats that have not given up. */
function playing(state: Now): Seat[] {
  return seatsOf(state).filter((seat) => state.players[seat]?.resigned === false);
}

/** Goes on after an intent until somebody has to decide or the match is over. `acted` is whether the asked seat sent it. */
export function advance(play: Play, acted: boolean): void {
  const { state } = play;
  if (state.ending !== null) return;
  if (isStep(state.phase)) {
    nextInStep(play, state.phase, acted);
    return;
  }
  switch (state.phase) {
    case 'lobby':
      if (!isDeserted(play) && state.players.every(({ chosen }) => chosen)) beginSetUp(play);
      return;
    case 'zone':
      settleZone(play);
      return;
    case 'deploy':
      nextDeployment(play);
      return;
    default:
      afterNaming(play, acted);
  }
}

/** The first seat was named, or whoever was to name it gave up (VS-R-45). */
function afterNaming(play: Play, acted: boolean): void {
  const { state } = play;
  if (finish(play)) return;
  if (state.players[state.asked]?.resigned === true) nameFirst(play);
  else if (acted) beginStep(play, 'move');
}

/** Ends the match before the battle if only one player is left (VS-R-45). */
function isDeserted(play: Play): boolean {
  const left = playing(play.state);
  if (left.length > 1) return false;
  play.emit({ type: 'ended', winners: left, rule: 'VS-R-45' });
  return true;
}

/** All forces are known: the figures, then zones or, with parts, the set-up (VS-R-11, VS-SCN-4c). */
export function beginSetUp(play: Play): void {
  const { state, emit } = play;
  emit({ type: 'mustered' });
  if (state.defender === null) {
    emit({ type: 'phaseBegan', phase: 'zone' });
    ask(play, contest(play, 'zone', playing(state)));
    return;
  }
  emit({ type: 'orderSettled', order: [state.defender, 1 - state.defender] });
  beginDeployment(play);
}

function beginDeployment(play: Play): void {
  play.emit({ type: 'phaseBegan', phase: 'deploy' });
  const first = nextToDeploy(play.state);
  if (first !== null) ask(play, first);
}

function nextToDeploy({ order, players }: Now): Seat | null {
  return order.find((seat) => players[seat]?.deployed === false && !players[seat]?.resigned) ?? null;
}

/** Once zones are chosen the figures are set up. If whoever was to choose gave up, the next seat picks (VS-R-45). */
function settleZone(play: Play): void {
  const { state } = play;
  if (isDeserted(play)) return;
  if (state.players.every(({ zone }) => zone !== null)) beginDeployment(play);
  else if (state.players[state.asked]?.resigned === true) {
    ask(play, sure(orderFrom(seatsOf(state), state.asked).find((seat) => state.players[seat]?.resigned === false)));
  }
}

function nextDeployment(play: Play): void {
  const { state } = play;
  if (isDeserted(play)) return;
  const next = nextToDeploy(state);
  if (next === null) beginRound(play, 1);
  else if (state.asked !== next) ask(play, next);
}

/** Begins a round with Initiative; the attacker of a last stand begins the first one (VS-RND-3, VS-INI-1, VS-SCN-4a). */
function beginRound(play: Play, round: number): void {
  const { state, emit } = play;
  emit({ type: 'roundBegan', round });
  if (finish(play)) return;
  const attacker = seatsOf(state).find((seat) => roleOf(state, seat) === 'attacker');
  if (round > 1 || attacker === undefined) {
    nameFirst(play);
    return;
  }
  emit({ type: 'orderSettled', order: orderFrom(seatsOf(state), attacker) });
  beginStep(play, 'move');
}

/** Rolls Initiative; the winner is asked who goes first (VS-INI-1, VS-INI-2, VS-R-47). */
function nameFirst(play: Play): void {
  const { state, emit } = play;
  const winner = contest(
    play,
    'initiative',
    seatsOf(state).filter((seat) => isIn(state, seat)),
  );
  emit({ type: 'phaseBegan', phase: 'first' });
  ask(play, winner);
}

/** Whether a seat has something to decide in the running step (VS-R-46, VS-R-47). */
function isToAct(state: Now, seat: Seat, running: Step): boolean {
  const player = state.players[seat];
  return player?.done === false && !player.resigned && hasOrders(state, seat, running);
}

/** The seat that acts next in a step; null if all are out (VS-RND-2, VS-R-15, VS-R-16, VS-OPT-1, VS-TV-12). */
export function nextSeat(state: Now, running: Step, acted: boolean): Seat | null {
  const { order, asked, options } = state;
  const at = order.indexOf(asked);
  const from = options.everyoneActs && acted ? at + 1 : at;
  const all = order.map((_, i) => order[(from + i) % order.length] as Seat);
  const left = options.everyoneActs ? all : order.slice(at);
  return left.find((seat) => isToAct(state, seat, running)) ?? null;
}

/** After an order: the end, the next seat, or the end of the step (VS-RND-2, VS-R-42). */
function nextInStep(play: Play, running: Step, acted: boolean): void {
  const { state } = play;
  if (finish(play)) return;
  const next = nextSeat(state, running, acted);
  if (next === null) closeStep(play, running);
  else if (next !== state.asked || (acted && state.options.everyoneActs)) ask(play, next);
}

/** Begins a step with the first seat that has an order; without any it is over at once (VS-RND-1, VS-R-46). */
export function beginStep(play: Play, running: Step): void {
  const { state, emit } = play;
  emit({ type: 'stepBegan', step: running });
  const next = state.order.find((seat) => isToAct(state, seat, running));
  if (next === undefined) closeStep(play, running);
  else ask(play, next);
}

/** The wild creatures act after the last player; then comes the next step or round (VS-WLD-1, VS-R-16). */
function closeStep(play: Play, running: Step): void {
  for (const { id } of wildOnes(play.state)) {
    actWild(play, id, running);
    if (finish(play)) return;
  }
  const step = STEPS[STEPS.indexOf(running) + 1];
  if (step === undefined) endRound(play);
  else beginStep(play, step);
}

/** Creatures wake, scenarios score; then the next round begins or the match is over (VS-RND-3, VS-WLD-6, VS-SCN-6a, VS-END-1). */
function endRound(play: Play): void {
  const { state, emit } = play;
  const { round } = state;
  emit({ type: 'roundEnded', round });
  for (const { id, asleep, stirred } of state.figures) if (asleep && stirred) emit({ type: 'wokeUp', figure: id });
  const holder = state.options.scenario === 'watering_hole' ? poolHolder(state) : null;
  if (holder !== null) emit({ type: 'scored', seat: holder, points: POOL.score, bonus: 'pool' });
  if (!finish(play, round >= scenarioOf(state).rounds)) beginRound(play, round + 1);
}
