/** The sentence of a hint, with exact odds. */
import {
  ahead,
  armsOf,
  dinoWars,
  type FigureId,
  type Intent,
  PARAMETERS,
  SIDE_OF_PHASE,
  type State,
} from '@dwo/dino-wars';
import { attempt, type Frozen, gap, noDice, type Point, type Seat } from '@dwo/kernel';
import { list } from '@dwo/kits/shell/list';
import { Fire } from '../danger/fire';
import type { Names } from '../hud/words/names';
import { inches, weaponName } from '../hud/words/words';
import { armyFigureOf, armyOf, dinosaursOf, figureOf, isBeast, onTable, placeOf, radiusOf } from '../tools/figures';
import { missionOf } from '../tools/mission';
import type { Plan } from '../tools/plan';
import { whyNot } from '../tools/referee';
import { errandOf, towardGate } from './errand';
import { facedFoe } from './faced';
import { actorOf } from './lay-out';
import { say } from './words';

/** Everything that the sentence depends on. */
export interface Told {
  /** The view of the seat. */
  readonly state: Frozen<State>;
  readonly seat: Seat;
  readonly names: Pick<Names, 'full'>;
  /** The intent, laid out as a plan. */
  readonly plan: Plan;
}

/** The choice in a sentence, with its exact odds. */
export function hintSentence({ state, seat, names, plan }: Told, intent: Intent): string {
  const figure = actorOf(intent);
  const who = figure === null ? '' : names.full(figure);
  const named = (id: FigureId) => names.full(id);
  const odds = plan.kind === 'aim' || plan.kind === 'overrun' || plan.kind === 'attack' ? plan.odds : null;
  switch (intent.type) {
    case 'fire':
      return say('hint.fire', {
        ...{ who, target: named(intent.target), hit: (odds?.of36 ?? 0) / 36 },
        weapon: hasChoice(state, intent.figure) ? weaponName(intent.weapon) : 'none',
      });
    case 'overrun':
    case 'attack':
      return say(`hint.${intent.type}`, { who, target: named(intent.target), kill: odds?.kill ?? 0 });
    case 'closingFire':
      return say('hint.closing', { weapon: intent.weapon === null ? 'none' : weaponName(intent.weapon) });
    case 'move':
    case 'fly':
      return moveSentence({ state, seat, names, plan }, intent);
    case 'carry':
      return carrySentence({ state, seat, names, plan }, intent);
    case 'setUp':
    case 'stow':
    case 'unstow':
      return poleSentence({ state, seat, names, plan }, intent);
    case 'face':
    case 'turnGun': {
      const foe = figure === null ? null : facedFoe(state, figure, intent.facing);
      const act = intent.type;
      return foe === null ? say('hint.act', { who, act }) : say('hint.turn', { who, act, foe: named(foe) });
    }
    case 'done':
      return say(state.players[seat]?.side === SIDE_OF_PHASE[state.phase] ? 'hint.done' : 'hint.wait');
    default:
      return figure === null ? say('hint.wait') : say('hint.act', { who, act: intent.type });
  }
}

/** Whether a figure has more than one weapon, so that the choice among them is told. */
function hasChoice(state: Frozen<State>, figure: FigureId): boolean {
  const firer = armyFigureOf(state, figure);
  return firer !== null && armsOf(state, firer).length > 1;
}

/** A move: the nearest enemy at its end, and the best shot from there in the same turn, as the rules would judge it. */
function moveSentence({ state, seat, names }: Told, intent: Extract<Intent, { type: 'move' | 'fly' }>): string {
  const { figure } = intent;
  const who = names.full(figure);
  const after = afterMove(state, seat, intent);
  if (after === null) return say('hint.act', { who, act: 'move' });
  const at = placeOf(after, figure);
  const moved = figureOf(after, figure);
  if (at === null || moved === null || !onTable(moved)) return say('hint.leave', { who });
  const near = nearestFoe(after, figure);
  const toward = errandOf({ before: state, after, seat, figure, names });
  if (near === null) return say('hint.move.calm', { who }) + (toward || searching(after, figure));
  const target = names.full(intent.stopAt ?? near.id);
  if (isBeast(state, figure)) {
    const touches = intent.stopAt !== null || near.gapCi <= PARAMETERS.contactCi;
    if (!touches) return say('hint.approach', { who, target, gap: inches(near.gapCi) });
    const overrun = { type: 'overrun', figure, target: intent.stopAt ?? near.id } as const;
    return say('hint.contact', { who, target, overruns: whyNot(after, seat, overrun) === null ? 'yes' : 'no' });
  }
  const fire = new Fire(after);
  const [best] = dinosaursOf(after)
    .map(([id]) => ({ id, hit: fire.chance(figure, id) }))
    .filter(({ hit }) => hit > 0)
    .sort((a, b) => b.hit - a.hit);
  const place = { who, foe: target, gap: inches(near.gapCi) };
  return best === undefined
    ? say('hint.move', place) + toward
    : say('hint.move.shot', { ...place, target: names.full(best.id), hit: best.hit }) + toward;
}

/** A pole or a gun that soldiers carry: who does, and how far a pole is from the other one then. */
function carrySentence({ state, seat, names }: Told, intent: Extract<Intent, { type: 'carry' }>): string {
  const { weapon, carriers } = intent;
  const people = list(carriers.map((id) => names.full(id)));
  const carried = say('hint.carry', { who: names.full(weapon), people });
  const pole = afterMove(state, seat, intent)?.poles[weapon];
  return pole === undefined ? carried : carried + (towardGate(state, pole) || searching(state, weapon));
}

/** Work at a pole: what it is for. A gun is merely set up or loaded. */
function poleSentence(
  { state, seat, names }: Told,
  intent: Extract<Intent, { type: 'setUp' | 'stow' | 'unstow' }>,
): string {
  const { type, weapon } = intent;
  const who = names.full(weapon);
  const after = afterMove(state, seat, intent);
  if (state.poles[weapon] === undefined || after === null) return say('hint.act', { who, act: type });
  if (type === 'stow') return say('hint.pole.stow', { who, vehicle: names.full(intent.vehicle) });
  const toward = towardGate(after, after.poles[weapon] ?? { x: 0, y: 0 });
  if (type === 'unstow') return say('hint.act', { who, act: type }) + toward;
  const open = missionOf(after)?.stage === 'leave';
  return say('hint.pole.set-up', { who, open: open ? 'yes' : 'no' });
}

const seeksGate = (state: Frozen<State>, figure: FigureId) => state.scenario === 'gate' && !isBeast(state, figure);

/** At the Time Gate: that the army still looks for the pole; else nothing. */
function searching(state: Frozen<State>, figure: FigureId): string {
  return seeksGate(state, figure) ? ` ${say('hint.errand.search')}` : '';
}

/** The state after a move, which rolls no dice; null if it is not legal. */
function afterMove(state: Frozen<State>, seat: Seat, intent: Intent): Frozen<State> | null {
  const after = ahead(state, state.phase);
  return attempt(dinoWars, after, seat, intent, noDice).refusal === null ? (after as Frozen<State>) : null;
}

function nearestFoe(state: Frozen<State>, figure: FigureId): { readonly id: FigureId; readonly gapCi: number } | null {
  const here = placeOf(state, figure);
  if (here === null) return null;
  const foes = (isBeast(state, figure) ? armyOf(state) : dinosaursOf(state)).filter(([, each]) => onTable(each));
  const [near] = foes
    .map(([id]) => ({ id, gapCi: gap(discAt(state, figure, here), discAt(state, id, placeOf(state, id) ?? here)) }))
    .sort((a, b) => a.gapCi - b.gapCi);
  return near ?? null;
}

const discAt = (state: Frozen<State>, figure: FigureId, at: Point) => ({ ...at, radius: radiusOf(state, figure) });
