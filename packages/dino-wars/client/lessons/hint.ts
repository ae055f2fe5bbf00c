/**
 * A hint: the computer's own choice for this moment, laid out as a plan. Ghost, tape and exact odds are those of any plan;
 * a sentence says what it is, and what of it is an estimate.
 */
import { type FigureId, type Intent, PARAMETERS, SIDE_OF_PHASE, type State, tablesOf } from '@dwo/dino-wars';
import type { Found } from '@dwo/dino-wars/bot';
import { type Frozen, gap, type Point, type Seat } from '@dwo/kernel';
import { isInStep, isMyMove } from '@dwo/kits/shell/moves';
import { notify } from '@dwo/kits/shell/store';
import { inches, weaponName } from '../hud/words/words';
import { type App, desk, store } from '../store';
import { armyOf, dinosaursOf, isBeast, onTable, placeOf, radiusOf } from '../tools/figures';
import type { Toolbox } from '../tools/toolbox';
import type { Question } from './advisor';
import { say } from './words';

type Match = App['match'];

/** Whether everybody else at the table is the computer: between people nobody is given hints. */
export function isAgainstComputers(match: Match): boolean {
  if (match === null || match.seat === null || match.lobby === null) return false;
  return match.lobby.chairs.every(({ bot }, at) => bot || match.seats.includes(at));
}

/** Whether a hint may be asked for now. */
export function mayAsk(match: Match): boolean {
  return match?.state?.ending === null && isMyMove(match) && isAgainstComputers(match);
}

/** Thinks for the player and shows them the choice; nothing is done. */
export async function giveHint(toolbox: Toolbox): Promise<void> {
  const { match } = store.getState();
  if (!isInStep(match) || match?.state == null || match.seat === null) return;
  const { state, seat } = match;
  const { intent, estimate } = await advice(state, seat);
  // Somebody acted meanwhile.
  if (store.getState().match?.state !== state) return;
  layOut(toolbox, intent);
  const winning = estimate === null ? '' : ` ${say('hint.estimate', { estimate })}`;
  notify({ text: `${sentence(state, seat, intent)}${winning}`, rule: null, tone: 'info' });
}

/** The strong computer's choice; it thinks in a thread of its own. */
function advice(view: Frozen<State>, seat: Seat): Promise<Found> {
  const worker = new Worker(new URL('./advisor.ts', import.meta.url), { type: 'module' });
  return new Promise<Found>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Found>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage({ view, seat } satisfies Question);
  }).finally(() => worker.terminate());
}

/** Takes the intent in hand, as if the player had planned it. */
export function layOut(toolbox: Toolbox, intent: Intent): void {
  const figure = actorOf(intent);
  if (figure === null) return;
  toolbox.select(figure);
  switch (intent.type) {
    case 'move': {
      if (intent.stopAt !== null) toolbox.goFor(intent.stopAt);
      else for (const [at, corner] of intent.path.entries()) walkBy(toolbox, corner, at === intent.path.length - 1);
      return;
    }
    case 'fly': {
      toolbox.move('fly');
      for (const [at, corner] of intent.path.entries()) {
        toolbox.climbTo(corner.z);
        walkBy(toolbox, corner, at === intent.path.length - 1);
      }
      return;
    }
    case 'fire':
      toolbox.takeWeapon(intent.weapon);
      toolbox.goFor(intent.target);
      if (intent.spotter !== null) toolbox.takeSpotter(intent.spotter);
      return;
    case 'overrun':
      toolbox.charge(intent.target);
      return;
    case 'attack':
    case 'board':
      toolbox.goFor(intent.type === 'attack' ? intent.target : intent.vehicle);
      return;
    case 'place':
      toolbox.goToPoint(intent.at);
  }
}

function walkBy(toolbox: Toolbox, corner: Point, last: boolean): void {
  toolbox.goToPoint(corner);
  if (!last) toolbox.pin();
}

/** The figure that acts; null for wishes of a whole seat. */
function actorOf(intent: Intent): FigureId | null {
  if ('figure' in intent) return intent.figure;
  if ('vehicle' in intent && intent.type !== 'stow') return intent.vehicle;
  return 'weapon' in intent ? intent.weapon : null;
}

function sentence(state: Frozen<State>, seat: Seat, intent: Intent): string {
  const figure = actorOf(intent);
  const { names, plan } = desk.getState();
  const who = figure === null ? '' : (names?.full(figure) ?? figure);
  const named = (id: FigureId) => names?.full(id) ?? id;
  const odds = plan.kind === 'aim' || plan.kind === 'overrun' || plan.kind === 'attack' ? plan.odds : null;
  switch (intent.type) {
    case 'fire':
      return say('hint.fire', { who, target: named(intent.target), hit: (odds?.of36 ?? 0) / 36 });
    case 'overrun':
    case 'attack':
      return say(`hint.${intent.type}`, { who, target: named(intent.target), kill: odds?.kill ?? 0 });
    case 'closingFire':
      return say('hint.closing', { who, weapon: intent.weapon === null ? 'none' : weaponName(intent.weapon) });
    case 'move':
    case 'fly':
      return intent.stopAt !== null
        ? say('hint.contact', { who, target: named(intent.stopAt) })
        : moveSentence(state, intent.figure, who, intent.path.at(-1));
    case 'done':
      return say(state.players[seat]?.side === SIDE_OF_PHASE[state.phase] ? 'hint.done' : 'hint.wait');
    default:
      return figure === null ? say('hint.wait') : say('hint.act', { who, act: intent.type });
  }
}

/** A move and an estimate of what it brings: by straight lines, whatever stands between. */
function moveSentence(state: Frozen<State>, figure: FigureId, who: string, to: Point | undefined): string {
  const from = placeOf(state, figure);
  if (from === null || to === undefined) return say('hint.act', { who, act: 'move' });
  const foes = (isBeast(state, figure) ? armyOf(state) : dinosaursOf(state)).filter(([, each]) => onTable(each));
  const gapFrom = (at: Point, foe: FigureId) => {
    const centre = placeOf(state, foe);
    const here = { ...at, radius: radiusOf(state, figure) };
    return centre === null ? Number.POSITIVE_INFINITY : gap(here, { ...centre, radius: radiusOf(state, foe) });
  };
  if (isBeast(state, figure)) {
    const near = foes.map(([id]) => ({ id, far: gapFrom(to, id) })).sort((a, b) => a.far - b.far)[0];
    if (near === undefined) return say('hint.act', { who, act: 'move' });
    const target = desk.getState().names?.full(near.id) ?? near.id;
    return say('hint.approach', { who, target, gap: inches(near.far) });
  }
  const reaching = (at: Point) =>
    dinosaursOf(state).filter(([id, each]) => {
      return onTable(each) && gapFrom(at, id) <= tablesOf(state).dinosaurs[each.kind].moveCi - PARAMETERS.overrunCi;
    }).length;
  const [before, after] = [reaching(from), reaching(to)];
  return say('hint.move', { who, before, after, change: before === after ? 'no' : 'yes' });
}
