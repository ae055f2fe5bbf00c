/** Scores of scenarios, and how matches end (VS-END, VS-R-42, VS-R-45, VS-R-47, section 17 of RULES.md). */
import type { Seat } from '@dwo/kernel';
import { distanceToShape } from '@dwo/kernel/table';
import { commanded, commanderOf, discOf, figureOf, isIn, isMount, onTable, scoreOf, seatsOf, sure } from './bodies';
import { EGG_SCORE, FORMER_STOPPED, POOL, STOCKADE, WAGON_SCORE } from './data/scenarios';
import type { Bonus } from './data/words';
import { edgeAt } from './moving';
import type { Play } from './play';
import type { RuleId } from './rule-ids';
import type { Fig, Now } from './state';

/** The winners by scores: the highest alone; none for equal ones (VS-END-3, VS-R-42, VS-TV-14). */
export function bestOf(scores: readonly number[], barred: readonly boolean[] = []): Seat[] {
  const fit = scores.map((score, seat) => (barred[seat] === true ? -1 : score));
  const most = Math.max(...fit);
  const best = fit.flatMap((score, seat) => (score === most ? [seat] : []));
  return best.length === 1 ? best : [];
}

/** The seat of the other role. */
function foeOf(seat: Seat): Seat {
  return 1 - seat;
}

/** The guys of the defender on the surface, or only those whose centre is in the stockade (VS-SCN-4b). */
export function garrisonOf(state: Now, inside: boolean): Fig[] {
  const [west, south, east, north] = STOCKADE;
  return onTable(state).filter((figure) => {
    if (figure.seat !== state.defender || figure.class !== 'guy') return false;
    const { x, y } = discOf(state, figure);
    return !inside || (x >= west && x <= east && y >= south && y <= north);
  });
}

/** Whether a guy of the defender is on the surface, or has its centre in the stockade (VS-SCN-4b). */
export function holdsOut(state: Now, inside: boolean): boolean {
  return garrisonOf(state, inside).length > 0;
}

/** The vehicles of the convoy, by original owner (VS-SCN-5a). */
export function convoyOf({ figures, defender }: Now): Fig[] {
  return figures.filter((figure) => figure.seat === defender && figure.class === 'vehicle' && isMount(figure));
}

/** The score of a vehicle that was stopped, as under the version `asOf` of the rules (VS-SCN-5a, VS-C-04). */
export function stoppedScore({ asOf }: Pick<Now, 'asOf'>): number {
  return asOf <= FORMER_STOPPED.upTo ? FORMER_STOPPED.score : WAGON_SCORE.stopped;
}

/** Whether an egg is still in the nest, lying about, or carried by somebody in play (VS-SCN-3c). */
function eggsAreLeft({ items }: Now): boolean {
  return items.some(({ place }) => place !== 'left');
}

/** How a match ends now: its rule, and the winners if points don't decide; null if it goes on. */
function endingNow(state: Now, isLastRound: boolean): { rule: RuleId; winners: Seat[] | null } | null {
  const seats = seatsOf(state);
  const playing = seats.filter((seat) => state.players[seat]?.resigned === false);
  const inPlay = playing.filter((seat) => isIn(state, seat));
  const someResigned = playing.length < seats.length;
  // VS-R-45: with one player left, that player wins whatever the scenario says.
  if (someResigned && playing.length <= 1) return { rule: 'VS-R-45', winners: playing };
  if (someResigned && inPlay.length === 1) return { rule: 'VS-R-45', winners: inPlay };
  if (state.options.scenario === 'last_stand') return lastStand(state, isLastRound);
  const isBeaten = state.options.fightOn ? inPlay.length <= 1 : inPlay.length < playing.length;
  if (isBeaten) return { rule: state.options.fightOn ? 'VS-OPT-3' : 'VS-END-2', winners: null };
  if (state.options.scenario === 'capture_the_egg' && !eggsAreLeft(state)) return { rule: 'VS-SCN-3c', winners: null };
  if (state.options.scenario === 'wagon_train' && convoyOf(state).every(({ place }) => place !== 'table')) {
    return { rule: 'VS-SCN-5a', winners: null };
  }
  return isLastRound ? { rule: 'VS-END-1', winners: null } : null;
}

function lastStand(state: Now, isLastRound: boolean): { rule: RuleId; winners: Seat[] } | null {
  const defender = sure(state.defender);
  const won = (winner: Seat) => ({ rule: 'VS-SCN-4b' as const, winners: [winner] });
  if (!holdsOut(state, false)) return won(foeOf(defender));
  if (!isIn(state, foeOf(defender))) return won(defender);
  if (!isLastRound) return null;
  return won(holdsOut(state, true) ? defender : foeOf(defender));
}

/** A score of the scenario at the end, with the figure that it is for. */
export interface EndScore {
  readonly seat: Seat;
  readonly points: number;
  readonly bonus: Bonus;
  readonly figure: number;
}

/** The points that a scenario gives when the game ends (VS-SCN-3b, VS-SCN-5a). */
export function endScores(state: Now): EndScore[] {
  const scores: EndScore[] = [];
  for (const { place, by } of state.items) {
    if (place !== 'carried' || by === null) continue;
    const holder = figureOf(state, by);
    const seat = commanderOf(state, holder);
    const holds = holder.class === 'guy' || holder.large || holder.rider !== null;
    if (seat !== null && holds) scores.push({ seat, points: EGG_SCORE.held, bonus: 'eggHeld', figure: by });
  }
  if (state.options.scenario !== 'wagon_train') return scores;
  const [convoy, hunters] = [sure(state.defender), foeOf(sure(state.defender))];
  const huntersGone = !isIn(state, hunters);
  for (const { place, id } of convoyOf(state)) {
    if (hasEscaped(state, id)) continue;
    if (huntersGone && place === 'table') {
      scores.push({ seat: convoy, points: WAGON_SCORE.off, bonus: 'vehicleOff', figure: id });
    } else {
      scores.push({ seat: hunters, points: stoppedScore(state), bonus: 'vehicleStopped', figure: id });
    }
  }
  return scores;
}

/** Whether a vehicle left over the eastern edge with a driver of the convoy; it scored then (VS-SCN-5a). */
export function hasEscaped(state: Now, id: number): boolean {
  const vehicle = figureOf(state, id);
  return vehicle.place === 'left' && edgeAt(vehicle) === 'east' && commanderOf(state, vehicle) === state.defender;
}

/** Ends the match if it is over; true then. Points are counted first (VS-END-3). */
export function finish(play: Play, isLastRound = false): boolean {
  const { state, emit } = play;
  if (state.ending !== null) return true;
  const end = endingNow(state, isLastRound);
  if (end === null) return false;
  if (end.winners === null) {
    for (const { seat, points, bonus } of endScores(state)) emit({ type: 'scored', seat, points, bonus });
  }
  const barred = state.players.map(({ resigned }) => resigned);
  const scores = seatsOf(state).map((seat) => scoreOf(state, seat));
  emit({ type: 'ended', rule: end.rule, winners: end.winners ?? bestOf(scores, barred) });
  return true;
}

/** The figures of a seat at the pool (VS-SCN-6a). */
export function drinkersOf(state: Now, seat: Seat): Fig[] {
  const pool = state.features.find(({ id }) => id === POOL.id);
  if (pool === undefined) return [];
  return commanded(state, seat).filter((figure) => {
    const disc = discOf(state, figure);
    return distanceToShape(disc, disc, pool) - disc.radius <= POOL.range;
  });
}

/** The seat that commands most figures at the pool; null for a tie (VS-SCN-6a). */
export function poolHolder(state: Now): Seat | null {
  const counts = seatsOf(state).map((seat) => drinkersOf(state, seat).length);
  const most = Math.max(...counts);
  const holders = counts.flatMap((count, seat) => (count === most ? [seat] : []));
  return most > 0 && holders.length === 1 ? (holders[0] as Seat) : null;
}
