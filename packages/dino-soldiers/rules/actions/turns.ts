/** The ends of moves and turns, the choice which attack an Agile unit ignores, and resigning. */
import type { Seat } from '@dwo/kernel';
import { giveUp } from '../ending';
import { refuseEmptyField, refusePhase, refuseStep } from '../first-checks';
import type { ChooseDodges, EndMove, EndTurn, Resign } from '../intents';
import { ability, has, sideAt, sideOf, sure, unitAt } from '../on-field';
import type { Play } from '../play';
import { type No, refuse } from '../refusal';
import type { Dodge, Now } from '../state';
import { dodgers, dodgingSeats, endAttacks, finishTurn, pendingOn } from '../turn';
import type { Action } from './action';

/** Ends the Move phase; nobody has to move or to attack (DS-TURN-6). */
export const endMove: Action<EndMove> = {
  check: (state, seat) => refuseStep(state, seat, 'move') ?? refuseEmptyField(state, seat),
  resolve: ({ emit }) => emit({ type: 'stepBegan', step: 'attack' }),
  offers: () => [{ type: 'endMove' }],
};

/** Ends the attacks of the turn, and the turn unless an Agile unit has a choice (DS-SEQ-4). */
export const endTurn: Action<EndTurn> = {
  check: (state, seat) => refuseStep(state, seat, 'move', 'attack') ?? refuseEmptyField(state, seat),
  resolve: (play) => endAttacks(play),
  offers: () => [{ type: 'endTurn' }],
};

/** Each Agile unit that at least two attacks have hit may ignore one of them (DS-AB-AGI-2, DS-AB-AGI-5). */
function checkDodge(state: Now, seat: Seat, { choices }: ChooseDodges): No | null {
  const no = refusePhase(state, 'play');
  if (no !== null) return no;
  if (state.step !== 'dodge') return refuse('DS-TURN-1', 'WRONG_PHASE', { step: state.step });
  if (!dodgingSeats(state).includes(seat)) return refuse('DS-AB-AGI-2', 'NOT_YOUR_TURN', { choices: 0 });
  if (state.ready[seat] === true) return refuse('DS-SEQ-6', 'NOT_YOUR_TURN');
  const able = dodgers(state, sideAt(state, seat)).map(({ id }) => id);
  for (const [i, { unit, attack }] of choices.entries()) {
    // Only one attack has hit a unit of one's own that may not choose (DS-AB-AGI-5).
    const own = unitAt(state, unit);
    const single = own !== null && sideOf(own) === sideAt(state, seat) && has(own, 'agile');
    if (!able.includes(unit)) return refuse(single ? 'DS-AB-AGI-5' : 'DS-AB-AGI-2', 'BAD_CHOICE', { unit });
    const again = choices.slice(0, i).some((other) => other.unit === unit);
    if (again || !pendingOn(state, unit).includes(attack)) return refuse('DS-AB-AGI-2', 'BAD_CHOICE', { unit, attack });
  }
  return null;
}

/**
 * Nobody knows the other's choice before both are made; an ignored attack has no effect at all (DS-AB-AGI-4,
 * DS-SEQ-10).
 */
function resolveDodge(play: Play, seat: Seat, { choices }: ChooseDodges): void {
  const { state, emit } = play;
  emit({ type: 'dodgesChosen', seat, choices });
  if (dodgingSeats(state).some((each) => state.ready[each] !== true)) return;
  for (const secret of state.secrets) {
    for (const { unit, attack } of secret?.dodges ?? []) emit({ type: 'dodged', unit, attack });
  }
  finishTurn(play);
}

const MOST_OFFERS = 81;

/** Every combination of choices. Units that would make more than `MOST_OFFERS` combinations are offered alone. */
function dodgeOffers(state: Now, seat: Seat): ChooseDodges[] {
  const units = dodgers(state, sideAt(state, seat)).map(({ id }) => id);
  let all: Dodge[][] = [[]];
  for (const unit of units) {
    const ways = pendingOn(state, unit).map((attack) => ({ unit, attack }));
    if (all.length * (ways.length + 1) > MOST_OFFERS) all = [...all, ...ways.map((way) => [way])];
    else all = all.flatMap((choices) => [choices, ...ways.map((way) => [...choices, way])]);
  }
  return all.map((choices) => ({ type: 'dodge', choices }));
}

/**
 * The attack that each Agile unit of a seat ignores when the time is up: the kill, else the largest damage after
 * Armour. Of equals it is the earliest (DS-SEQ-9).
 */
export function worstHits(state: Now, seat: Seat): Dodge[] {
  return dodgers(state, sideAt(state, seat)).flatMap(({ id: unit }) => {
    const hits = state.pending.filter((hit) => hit.unit === unit);
    const armour = ability(sure(unitAt(state, unit)), 'armour');
    const weight = (hit: (typeof hits)[number]) =>
      hit.kill ? 1000 : Math.max(0, hit.damage - (hit.pierce ? 0 : armour));
    const worst = Math.max(...hits.map(weight));
    const first = hits.find((hit) => weight(hit) === worst);
    return first === undefined ? [] : [{ unit, attack: first.attack }];
  });
}

/** Chooses the attacks that Agile units ignore (DS-AB-AGI-2). */
export const dodge: Action<ChooseDodges> = { check: checkDodge, resolve: resolveDodge, offers: dodgeOffers };

/** Resigns, at any time before the end (DS-END-6). */
export const resign: Action<Resign> = {
  check: (state) => (state.phase === 'over' ? refuse('DS-GEN-3', 'GAME_OVER') : null),
  resolve: (play, seat) => giveUp(play, seat),
  offers: () => [],
};
