/** One sentence that always says what is expected now, and from whom. */

import { dinoWars, figureOf, PHASES, type Phase, reactionsOf, SIDE_OF_PHASE, type State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import { list } from '@dwo/kits/shell/list';
import type { Lobby } from '@dwo/kits/shell/lobby';
import { playerName } from '@dwo/kits/shell/lobby';
import { absentees, awayText } from '@dwo/kits/shell/presence';
import { SCENARIO_WORDS } from '../../screens/plan/agreement';
import { dinosaurOf, isBeast } from '../../tools/figures';
import type { Plan } from '../../tools/plan';
import type { PutKind } from '../../tools/put-task';
import { canWalk } from '../../tools/readiness';
import { missedRide } from '../../tools/rides';
import { mayPlace } from '../../tools/setting-up';
import { factsOf, stillToAct } from '../facts';
import { replierTo } from '../replier';
import { count, inches, PHASE_VERB } from './words';

export interface Situation {
  readonly state: Frozen<State>;
  readonly seat: Seat | null;
  readonly lobby: Lobby | null;
  readonly plan: Plan;
  readonly selected: string | null;
  /** Whether one taps here, and does not click. */
  readonly touch: boolean;
  /** The present, for how long somebody is away; null leaves that out. */
  readonly now: number | null;
}

const OWN: Record<Phase, readonly [verb: string, none: string]> = {
  'dinosaur-movement': ['can still move', 'Your dinosaurs have moved. End the phase when you are ready.'],
  'regular-fire': ['can still fire', 'Everybody has fired. The phase ends by itself.'],
  'dinosaur-attack': ['can still attack', 'No dinosaur of yours can attack any more.'],
  'army-movement': ['can still move', 'Your soldiers have moved. End the phase when you are ready.'],
  'secondary-fire': ['can still fire', 'Nobody can fire any more.'],
};

const DOING: Record<Phase, string> = {
  'dinosaur-movement': 'your dinosaurs move',
  'regular-fire': 'your soldiers fire',
  'dinosaur-attack': 'your dinosaurs attack whom they touch',
  'army-movement': 'your soldiers move',
  'secondary-fire': 'your soldiers fire once more',
};

/** The act that is expected now. */
export function hint(situation: Situation): string {
  const { state, seat } = situation;
  if (state.ending !== null) return 'The battle is over.';
  if (seat !== null && reactionsOf(state, seat).length > 0) return 'A dinosaur is upon you: fire or hold!';
  if (seat !== null && state.survivors.some((each) => each.seat === seat)) {
    return 'Your people got out alive: drag them where they stand, then press the red button.';
  }
  if (state.placing !== null) return settingUp(situation);
  const phase = PHASES.indexOf(state.phase) + 1;
  const side = seat === null ? null : state.players[seat]?.side;
  const goal = side === 'army' ? goalOf(state) : '';
  if (seat === null || side !== SIDE_OF_PHASE[state.phase]) return `${goal}${waiting(situation)}`;
  if (state.players[seat]?.done) return `You are done. ${others(situation, seat)}`;
  const ready = stillToAct(state, seat);
  const [verb, none] = OWN[state.phase];
  const replier = replierTo(state, seat);
  if (replier !== null && situation.plan.kind === 'none') {
    const who = unlessAway(situation, [replier], `${playerName(situation.lobby, replier)} decides about closing fire`);
    return `Waiting for their reply: ${who}.${ready === 0 ? '' : ` ${ready} ${verb} meanwhile.`}`;
  }
  const step = nextStep(situation);
  if (step !== null) return step;
  return ready === 0 ? none : `${goal}Phase ${phase}: ${DOING[state.phase]}. ${ready} ${verb}.`;
}

/** The goal of the army, as long as it may not know it (DW-GATE-7). */
function goalOf({ scenario, turn }: Frozen<State>): string {
  return scenario === 'gate' && turn === 1 ? `${SCENARIO_WORDS.gate[1]} ` : '';
}

/** The words in the red button's place while there is nothing to press. */
export function plateWords(state: Frozen<State> | null, seat: Seat | null, lobby: Lobby | null): string {
  if (state?.ending != null) return 'The battle is over';
  if (state !== null && seat !== null) {
    if (reactionsOf(state, seat).length > 0) return 'Answer: fire or hold';
    if (state.players[seat]?.done === true) return 'You are done';
  }
  const awaited = state === null ? [] : dinoWars.awaiting(state);
  if (awaited.length > 0 && absentees(lobby, awaited).length === awaited.length) return 'The other side is away';
  return state?.placing != null ? 'Others are placing' : 'The other side acts';
}

interface Ending {
  /** How many figures can still do something. */
  readonly ready: number;
  /** It has been asked for once. */
  readonly ending: boolean;
  /** There is room for a few letters only. */
  readonly tight: boolean;
}

/** The words under "End phase" or "Done". */
export function endWords(state: Frozen<State>, { ready, ending, tight }: Ending): string {
  if (state.placing !== null) {
    if (ending) return tight ? 'Place the rest?' : 'Place the rest for me?';
    if (ready === 0) return tight ? 'All placed' : 'Everybody has a place';
    return tight ? `${ready} to place` : `${ready} not placed`;
  }
  if (ending) return tight ? 'Sure? Tap again' : 'Really? Tap again';
  if (ready === 0) return `Phase ${PHASES.indexOf(state.phase) + 1}`;
  return `${ready} can ${tight ? '' : 'still '}${PHASE_VERB[state.phase]}`;
}

/** While figures are put on the table. */
function settingUp(situation: Situation): string {
  const { state, seat, lobby } = situation;
  if (seat === null || !mayPlace(state, seat)) {
    const now = [...state.players.keys()].filter((at) => mayPlace(state, at));
    const who = now.length === 0 ? 'the referee' : list(now.map((at) => playerName(lobby, at)));
    return `Setting up: ${unlessAway(situation, now, `${who} ${now.length > 1 ? 'place' : 'places'} figures`)}.`;
  }
  const step = nextStep(situation);
  if (step !== null) return step;
  const left = factsOf(state).readyBySeat.get(seat)?.length ?? 0;
  return left === 0
    ? 'Everybody has a place. Drag whom you want elsewhere, or press Done.'
    : `Setting up: choose a figure in the tray and point where it should stand. ${count(left, 'figure')} left.`;
}

/** The words for whom everybody is waiting, in the eyes of somebody who is not asked. */
function waiting(situation: Situation): string {
  const { state, lobby } = situation;
  const asked = state.reactions[0];
  if (asked !== undefined) {
    const owner = figureOf(state, asked.target)?.owner ?? 0;
    const name = playerName(lobby, owner);
    const away = absentees(lobby, [owner]);
    if (away.length === 0) return `${name} decides about closing fire.`;
    return `Closing fire is for ${name} to decide: ${awayText(lobby, away, situation.now)}.`;
  }
  const acting = actingSeats(state);
  const verb = DOING[state.phase].includes('move')
    ? 'moves'
    : DOING[state.phase].includes('fire')
      ? 'fires'
      : 'attacks';
  const who = list(acting.map((at) => playerName(lobby, at)));
  const text = `${who} ${acting.length === 1 ? verb : verb.slice(0, -1)}`;
  return `Phase ${PHASES.indexOf(state.phase) + 1}: ${unlessAway(situation, acting, text)}.`;
}

/** The words for what these seats do; for those that are away, that they are. */
function unlessAway({ lobby, now }: Situation, seats: readonly Seat[], text: string): string {
  const away = absentees(lobby, seats);
  if (away.length === 0) return text;
  return away.length === seats.length ? awayText(lobby, away, now) : `${text}. ${awayText(lobby, away, now)}`;
}

/** Seats that are not done with the phase yet. */
function actingSeats({ players, phase }: Frozen<State>): readonly Seat[] {
  const side = SIDE_OF_PHASE[phase];
  return players.flatMap((player, at) => (player.side === side && !player.done ? [at] : []));
}

function others(situation: Situation, seat: Seat): string {
  const { state, lobby } = situation;
  const seats = actingSeats(state).filter((at) => at !== seat);
  const names = seats.length === 0 ? 'the dice' : list(seats.map((at) => playerName(lobby, at)));
  const text = unlessAway(situation, seats, `Waiting for ${names}`);
  return `${text}.`;
}

/** The act that the tool in hand waits for. */
function nextStep({ state, seat, plan, selected, touch }: Situation): string | null {
  if (plan.kind === 'group') return groupStep(plan, touch);
  if (selected === null) return null;
  switch (plan.kind) {
    case 'move': {
      if (plan.mode !== 'walk') return goingStep(plan, touch);
      if (plan.preview?.intent.type === 'board' && plan.preview.refusal === null) {
        return plan.fixed
          ? 'Press Get in: their movement and the vehicle’s are halved this turn.'
          : 'Drop them here to get in.';
      }
      if (plan.preview === null && !canWalk(state, selected)) return spent(state, selected);
      if (plan.preview === null)
        return `Drag the figure, or ${touch ? 'tap' : 'click'} where it should go. ${touch ? 'Tap' : 'Click'} an enemy to move into contact.`;
      if (plan.preview.refusal !== null) return null;
      const missed = seat === null ? null : missedRide(state, seat, plan);
      if (missed !== null) {
        const far = `Too far to get in: ${inches(missed.gapCi)}, they have ${inches(missed.leftCi)}.`;
        return plan.fixed ? `${far} Press Move to walk towards it.` : far;
      }
      if (plan.fixed) return 'Press Move to go. Corner adds a waypoint.';
      return plan.drag === 'mouse' ? 'Let go to move.' : setTheWay(plan, touch);
    }
    case 'aim': {
      const targets = new Set(plan.choices.flatMap((choice) => choice.targets)).size;
      if (plan.target !== null) return plan.refusal === null ? 'Press Fire to shoot.' : null;
      return targets === 0 ? 'No target in reach from here.' : `Pick a target: ${count(targets, 'dinosaur')} in reach.`;
    }
    case 'overrun':
      return plan.target === null ? 'Pick whom to overrun.' : 'An overrun costs 2". Press Overrun to charge.';
    case 'attack':
      return plan.target === null ? 'Pick whom to attack.' : 'Press Attack to roll.';
    case 'face':
      return plan.of === 'set-up' ? 'Point where it should look when it is set up.' : 'Point where it should look.';
    case 'put':
      return PUT_HINTS[plan.task.kind];
    case 'rescue':
      return null;
    case 'drop':
      return 'Press where the aeroplane comes in and pull the way it flies; the dice say where they come down.';
    case 'none':
      return dinosaurOf(state, selected)?.moveOver ? 'Its move is over; you may still turn it.' : null;
  }
}

function groupStep({ members, by, fixed }: Extract<Plan, { kind: 'group' }>, touch: boolean): string {
  if (members.length === 0) {
    return touch ? 'Group: tap figures to choose them.' : 'Group: Shift+click figures, or Shift+drag a box round them.';
  }
  const chosen = count(members.length, 'figure');
  if (by === null) return `${chosen} chosen: drag one of them, or ${touch ? 'tap' : 'click'} where they should go.`;
  const short = members.filter(({ shortCi }) => shortCi > 0).length;
  const rest = short === 0 ? 'all go the whole way' : `${short} can't go the whole way`;
  return fixed ? `${chosen}: ${rest}. Press Move to go.` : `${chosen}: ${rest}. Let go to set the way.`;
}

function spent(state: Frozen<State>, figure: string): string {
  return !isBeast(state, figure) ? 'No movement left.' : 'No movement left. You may still turn it.';
}

function setTheWay({ drag }: Extract<Plan, { kind: 'move' }>, touch: boolean): string {
  return `${drag !== null ? 'Let go' : touch ? 'Tap' : 'Click'} to set the way.`;
}

/** Flights, loads and rams. */
function goingStep(plan: Extract<Plan, { kind: 'move' }>, touch: boolean): string | null {
  const { preview, fixed, mode } = plan;
  if (preview !== null && preview.refusal !== null) return null;
  switch (mode) {
    case 'fly':
      if (preview === null)
        return 'Point where it should fly; the wheel, + and − change its height. Point at prey to swoop down.';
      return fixed ? 'Press Fly to go. Corner adds a waypoint at this height.' : setTheWay(plan, touch);
    case 'carry':
      if (plan.drag === 'mouse' && preview !== null) return 'Let go to carry it there.';
      return fixed ? 'Press Carry to go.' : 'Point where its crew should carry it.';
    default:
      return fixed ? 'Press Ram: hit or miss, the vehicle never moves again.' : 'Point at the dinosaur to ram.';
  }
}

const PUT_HINTS: Record<PutKind, string> = {
  place: 'Point where it should stand; the buttons turn it.',
  hide: 'Point where it should hide: in or behind terrain, far from the army.',
  alight: 'Point at the side of the vehicle where they should get out.',
  unstow: 'Point where it should be put down beside the vehicle.',
  'lay-down': 'Point where they should lay it down.',
  unhitch: 'Point where the gun should stand; the buttons turn it.',
  land: 'Point where they should come down, near the landing place.',
};
