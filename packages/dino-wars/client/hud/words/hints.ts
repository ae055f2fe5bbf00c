/** One sentence that always says what is awaited, and from whom. */

import { dinoWars, figureOf, overrunCost, PHASES, reactionsOf, SIDE_OF_PHASE, type State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import { orderStep } from '@dwo/kits/miniatures/orders/action';
import { list } from '@dwo/kits/shell/list';
import type { Lobby } from '@dwo/kits/shell/lobby';
import { playerName } from '@dwo/kits/shell/lobby';
import { absentees, awayText } from '@dwo/kits/shell/presence';
import { WAYS } from '../../actions';
import { TURNS } from '../../actions/turning';
import { type MovingPlan, setTheWay } from '../../actions/way';
import { desk } from '../../store';
import { dinosaurOf, isBeast } from '../../tools/figures';
import { isPack, type Plan } from '../../tools/plan';
import { canWalk } from '../../tools/readiness';
import { missedRide } from '../../tools/rides';
import { mayPlace } from '../../tools/setting-up';
import { say } from '../../words';
import { factsOf, stillToAct } from '../facts';
import { replierTo } from '../replier';
import { goalOf } from './goal';
import { refusalSentence } from './refusals';
import { inches } from './words';

/** Everything that a hint depends on. */
export interface Situation {
  readonly state: Frozen<State>;
  readonly seat: Seat | null;
  readonly lobby: Lobby | null;
  readonly plan: Plan;
  readonly selected: string | null;
  /** Whether the device is operated by touch. */
  readonly touch: boolean;
  /** The present time, to say how long a player is away; null leaves that out. */
  readonly now: number | null;
}

/** The hint for what is awaited now. */
export function hint(situation: Situation): string {
  const { state, seat } = situation;
  if (state.ending !== null) return say('hint.over');
  if (seat !== null && reactionsOf(state, seat).length > 0) return say('hint.answer');
  if (seat !== null && state.survivors.some((each) => each.seat === seat)) return say('hint.survivors');
  if (state.placing !== null) return settingUp(situation);
  const side = seat === null ? null : state.players[seat]?.side;
  // A figure in hand has tools beside the line, which leave it no room for the goal.
  const goal = side === 'army' && situation.selected === null ? goalInView(state) : [];
  if (seat === null || side !== SIDE_OF_PHASE[state.phase]) return [...goal, waiting(situation)].join(' ');
  if (state.players[seat]?.done) return say('hint.done', { waiting: others(situation, seat) });
  const count = stillToAct(state, seat);
  const replier = replierTo(state, seat);
  if (replier !== null && situation.plan.kind === 'none') {
    const deciding = say('hint.deciding', { name: playerName(situation.lobby, replier) });
    const reply = say('hint.reply', { who: unlessAway(situation, [replier], deciding) });
    return count === 0 ? reply : `${reply} ${say(`hint.meanwhile.${state.phase}`, { count })}`;
  }
  const step = nextStep(situation);
  if (step !== null) return step;
  if (count === 0) return say(`hint.none.${state.phase}`);
  const doing = say(`hint.doing.${state.phase}`, { phase: numberOf(state) });
  return [...goal, doing, say(`hint.still.${state.phase}`, { count })].join(' ');
}

function numberOf({ phase }: Frozen<State>): number {
  return PHASES.indexOf(phase) + 1;
}

/** The goal of the army as long as it may not see it (DW-GATE-7). */
function goalInView(state: Frozen<State>): readonly string[] {
  return state.scenario === 'gate' && state.turn === 1 ? [goalOf(state, 'army')] : [];
}

/** The words in place of the red button while there is nothing to press. */
export function plateWords(state: Frozen<State> | null, seat: Seat | null, lobby: Lobby | null): string {
  if (state?.ending != null) return say('plate.over');
  if (state !== null && seat !== null) {
    if (reactionsOf(state, seat).length > 0) return say('plate.answer');
    if (state.players[seat]?.done === true) return say('plate.done');
  }
  const awaited = state === null ? [] : dinoWars.awaiting(state);
  if (awaited.length > 0 && absentees(lobby, awaited).length === awaited.length) return say('plate.away');
  return say(state?.placing != null ? 'plate.placing' : 'plate.acting');
}

interface Ending {
  /** The number of figures that can still act. */
  readonly ready: number;
  /** Whether the end was asked for once. */
  readonly ending: boolean;
  /** Whether there is room for only a few letters. */
  readonly tight: boolean;
}

/** The words under "End phase" or "Done". */
export function endWords(state: Frozen<State>, { ready, ending, tight }: Ending): string {
  if (state.placing !== null) {
    if (ending) return say(tight ? 'end.place-rest.tight' : 'end.place-rest');
    if (ready === 0) return say(tight ? 'end.all-placed.tight' : 'end.all-placed');
    return say(tight ? 'end.not-placed.tight' : 'end.not-placed', { count: ready });
  }
  if (ending) return say(tight ? 'end.really.tight' : 'end.really');
  if (ready === 0) return say('end.phase', { phase: numberOf(state) });
  return say(`end.still.${state.phase}`, { count: ready, tight });
}

/** The hint while figures are placed. */
function settingUp(situation: Situation): string {
  const { state, seat, lobby } = situation;
  if (seat === null || !mayPlace(state, seat)) {
    const now = [...state.players.keys()].filter((at) => mayPlace(state, at));
    const who = now.length === 0 ? say('hint.referee') : list(now.map((at) => playerName(lobby, at)));
    const placing = say('hint.placing', { who, count: Math.max(1, now.length) });
    return say('hint.setting-up', { said: unlessAway(situation, now, placing) });
  }
  const step = nextStep(situation);
  if (step !== null) return step;
  const left = factsOf(state).readyBySeat.get(seat)?.length ?? 0;
  return left === 0 ? say('hint.all-placed') : say('hint.place', { count: left });
}

/** The words for whom the others wait for, in the view of a player whose decision is not awaited. */
function waiting(situation: Situation): string {
  const { state, lobby } = situation;
  const asked = state.reactions[0];
  if (asked !== undefined) {
    const owner = figureOf(state, asked.target)?.owner ?? 0;
    const name = playerName(lobby, owner);
    const away = absentees(lobby, [owner]);
    if (away.length === 0) return say('hint.sentence', { said: say('hint.deciding', { name }) });
    const deciding = say('hint.deciding.away', { name, away: awayText(lobby, away, situation.now) });
    return say('hint.sentence', { said: deciding });
  }
  const acting = actingSeats(state);
  const who = list(acting.map((at) => playerName(lobby, at)));
  const text = say(`hint.acts.${state.phase}`, { who, count: acting.length });
  return say('hint.phase', { phase: numberOf(state), said: unlessAway(situation, acting, text) });
}

/** `text`, or the sentence that the players of these seats are away. */
function unlessAway({ lobby, now }: Situation, seats: readonly Seat[], text: string): string {
  const away = absentees(lobby, seats);
  if (away.length === 0) return text;
  const gone = awayText(lobby, away, now);
  return away.length === seats.length ? gone : say('hint.and-away', { said: text, away: gone });
}

/** The seats that are not done with the phase. */
function actingSeats({ players, phase }: Frozen<State>): readonly Seat[] {
  const side = SIDE_OF_PHASE[phase];
  return players.flatMap((player, at) => (player.side === side && !player.done ? [at] : []));
}

function others(situation: Situation, seat: Seat): string {
  const { state, lobby } = situation;
  const seats = actingSeats(state).filter((at) => at !== seat);
  const names = seats.length === 0 ? say('hint.dice') : list(seats.map((at) => playerName(lobby, at)));
  return say('hint.sentence', { said: unlessAway(situation, seats, say('hint.waiting', { names })) });
}

/** The step that the present tool waits for. */
function nextStep({ state, seat, lobby, plan, selected, touch }: Situation): string | null {
  if (plan.kind === 'group') return groupStep(plan, touch);
  if (plan.kind === 'volley')
    return say(isPack(plan) ? 'step.pack' : 'step.volley', {
      fired: plan.fired ?? -1,
      count: plan.shots.length,
      touch,
    });
  if (plan.kind === 'ordering' || plan.kind === 'carrying') return orderStep(plan);
  if (plan.kind === 'line') return say('step.line');
  if (selected === null) return null;
  switch (plan.kind) {
    case 'move':
      return plan.mode === 'walk' ? walkingStep(state, seat, { plan, selected, touch }) : goingStep(plan, touch);
    case 'aim': {
      const count = new Set(plan.choices.flatMap((choice) => choice.targets)).size;
      if (plan.target !== null) return plan.refusal === null ? say('step.fire.press') : null;
      return count === 0 ? noTarget(plan, { state, lobby }) : say('step.target', { count });
    }
    case 'overrun':
      return say(plan.target === null ? 'step.overrun' : 'step.overrun.press');
    case 'attack':
      return say(plan.target === null ? 'step.attack' : 'step.attack.press');
    case 'face':
      return say(TURNS[plan.of].step);
    case 'put':
      return say(`step.put.${plan.task.kind}`);
    case 'press':
      return say('step.press');
    case 'rescue':
      return null;
    case 'drop':
      return say('step.drop');
    case 'none':
      return dinosaurOf(state, selected)?.moveOver ? say('step.move-over') : null;
  }
}

interface Walking {
  readonly plan: Extract<Plan, { kind: 'move' }>;
  readonly selected: string;
  readonly touch: boolean;
}

/** The step of a move on the ground, and of getting into a vehicle at its end. */
function walkingStep(state: Frozen<State>, seat: Seat | null, { plan, selected, touch }: Walking): string | null {
  const { preview, fixed } = plan;
  if (preview === null) return canWalk(state, selected) ? say('step.move', { touch }) : spent(state, selected);
  if (preview.refusal !== null) return null;
  if (preview.intent.type === 'board') return say(fixed ? 'step.board.press' : 'step.board');
  const missed = seat === null ? null : missedRide(state, seat, plan);
  if (missed !== null) {
    const facts = { gap: inches(missed.gapCi), left: inches(missed.leftCi) };
    return say(fixed ? 'step.missed-ride.press' : 'step.missed-ride', facts);
  }
  const short = shortCharge(state, plan);
  if (short !== null)
    return say('step.short-charge', { cost: inches(short.costCi), left: inches(short.leftCi), fixed });
  if (fixed) return say('step.move.press');
  return plan.drag === 'mouse' ? say('step.move.release') : setTheWay(plan, touch);
}

/** That nothing can be hit, and the rule against a weapon that may not fire now. */
function noTarget(
  { choices }: Extract<Plan, { kind: 'aim' }>,
  { state, lobby }: { readonly state: Frozen<State>; readonly lobby: Lobby | null },
): string {
  const [barred] = choices.flatMap(({ refusal }) => refusal ?? []);
  if (barred === undefined) return say('step.no-target');
  const why = refusalSentence(barred, { state, names: desk.getState().names, lobby }, () => null);
  return choices.every(({ refusal }) => refusal !== null) ? why : say('step.no-target.barred', { why });
}

/** The cost of an overrun at the end of a dinosaur's way, if too little is left for it there (DW-OVER-1); null for any other way. */
function shortCharge(
  state: Frozen<State>,
  { figure, preview }: MovingPlan,
): { readonly costCi: number; readonly leftCi: number } | null {
  if (preview === null || preview.touches.length === 0 || dinosaurOf(state, figure) === null) return null;
  const costCi = overrunCost(state, figure, preview.points.at(-1));
  const leftCi = preview.leftCi - preview.costCi;
  return leftCi < costCi ? { costCi, leftCi } : null;
}

function groupStep({ members, by, fixed }: Extract<Plan, { kind: 'group' }>, touch: boolean): string {
  const count = members.length;
  if (count === 0) return say('step.group', { touch });
  if (by === null) return say('step.group.chosen', { count, touch });
  return say('step.group.short', { count, short: members.filter(({ shortCi }) => shortCi > 0).length, fixed });
}

function spent(state: Frozen<State>, figure: string): string {
  return say(isBeast(state, figure) ? 'step.spent.turn' : 'step.spent');
}

/** The step of any other way of going. */
function goingStep(plan: MovingPlan, touch: boolean): string | null {
  const step = WAYS[plan.mode].step;
  return step === undefined || plan.preview?.refusal != null ? null : step(plan, touch);
}
