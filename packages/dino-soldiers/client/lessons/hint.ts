/** A hint: the strong computer's own choice for this moment, with its reason, and what of it is an estimate. */
import type { Seat } from '@dwo/kernel';
import { askOnce, mayAskAdvice } from '@dwo/kits/shell/advice';
import { list } from '@dwo/kits/shell/list';
import { isInStep } from '@dwo/kits/shell/moves';
import { notify, store } from '@dwo/kits/shell/store';
import type { Advice } from '../../bot';
import {
  type At,
  clear,
  dataOf,
  distance,
  type Figure,
  fielded,
  type Intent,
  type Now,
  otherSide,
  sideOf,
  standingOn,
} from '../../rules';
import { spotName, unitName } from '../names';
import { blowsOf } from '../plan/aiming';
import { say } from '../words';
import type { Question } from './advisor';

/** Whether a hint may be asked for in this state. */
export function mayHint(state: Now): boolean {
  const asked = state.phase === 'deploy' || (state.phase === 'play' && state.step !== 'dodge');
  return asked && mayAskAdvice(store.getState().match);
}

/** Thinks for the player and tells the choice; null if somebody acted meanwhile. Nothing is done. */
export async function giveHint(view: Now, seat: Seat): Promise<Intent | null> {
  const worker = new Worker(new URL('./advisor.ts', import.meta.url), { type: 'module' });
  const question: Question = { view, seat };
  const advice = await askOnce<Advice>(worker, question);
  const { match } = store.getState();
  if (!isInStep(match) || match?.state !== view) return null;
  notify({ text: sentence(view, advice), rule: null, tone: 'info' });
  return advice.intent;
}

/** Playouts that end a match are worth more points than all units of a side. */
const DECIDED = 40;

/** The advice in words. */
export function sentence(state: Now, { intent, value }: Advice): string {
  if (value === null) return reasonOf(state, intent);
  const points = Math.round(Math.abs(value));
  const wide = points >= DECIDED ? (value > 0 ? 'won' : 'lost') : value > 0 ? 'ahead' : 'behind';
  const stand = points === 0 ? 'even' : wide;
  return `${reasonOf(state, intent)} ${say('hint.estimate', { points, stand })}`;
}

function reasonOf(state: Now, intent: Intent): string {
  switch (intent.type) {
    case 'attack': {
      const blows = blowsOf(state, intent);
      const falls = blows.filter(({ dies, waits }) => dies && !waits).length;
      return say('hint.attack', {
        unit: unitName(state, intent.unit),
        mode: say(`mode.${intent.mode}`),
        targets: list(blows.map(({ victim }) => unitName(state, victim.id))),
        count: blows.length,
        damage: blows.reduce((sum, { damage }) => sum + damage, 0),
        falls,
      });
    }
    case 'step':
    case 'leap':
    case 'overfly':
      return moveReason(state, intent);
    case 'enter':
      return say('hint.enter', { unit: unitName(state, intent.unit) });
    case 'deploy':
      return say('hint.deploy', { units: list(intent.units.map((id) => unitName(state, id))) });
    default:
      return say('hint.end');
  }
}

/** Enemies that a unit could attack from a spot, and those that could come and attack it there: by straight lines. */
function reachFrom(state: Now, unit: Figure, at: At) {
  const enemies = fielded(state, otherSide(sideOf(unit)));
  const within = (who: Figure, far: number) => dataOf(who).modes.some(({ range }) => range === null || far <= range);
  const spots = enemies.map((enemy) => ({ enemy, spot: standingOn(state, enemy) }));
  return {
    targets: spots.filter(({ enemy, spot }) => {
      return enemy.hidden === 0 && within(unit, distance(at, spot)) && clear(at, spot, state.obstacles);
    }).length,
    threats: spots.filter(({ enemy, spot }) => within(enemy, Math.max(0, distance(at, spot) - dataOf(enemy).move)))
      .length,
  };
}

function moveReason(
  state: Now,
  { unit: id, x, y }: { readonly unit: number; readonly x: number; readonly y: number },
): string {
  const unit = state.units[id];
  if (unit === undefined) return say('hint.end');
  const [now, then] = [reachFrom(state, unit, standingOn(state, unit)), reachFrom(state, unit, { x, y })];
  return say('hint.move', {
    unit: unitName(state, id),
    spot: spotName({ x, y }, state.tiles),
    targets: then.targets,
    before: now.threats,
    after: then.threats,
  });
}
